import { describe, expect, it } from "vitest";
import { startMock } from "../../src/mock/index.ts";
import { FakeClock, get, post, sharedMock } from "../mock/support.ts";
import {
  errorStatuses,
  oauthOperations,
  operations,
  type TranscribedOperation,
} from "../spec/transcription/operations.ts";
import { limits, recordFields } from "../spec/transcription/service.ts";
import { bundle, operations as documented, responsesOf } from "../support/bundle.ts";

/** The mock and the contract against the transcription of the specification alone: no expectation comes from the contract. */
const shared = sharedMock();

const fieldsOf = (...names: string[]) =>
  recordFields.filter(({ record }) => names.includes(record)).map(({ field, type }) => ({ field, type }));

/** What the Endpoints table says of `data`, by path: one record or a list, and the record. */
const payloads: Record<string, { isList: boolean; record: string }> = {
  "/device_key": { isList: false, record: "device key" },
  "/monitor_type_constants": { isList: true, record: "monitor type constant" },
  "/short/msp/customers": { isList: true, record: "MSP customer entry" },
  "/short/bu/business_units": { isList: true, record: "business unit entry" },
  "/monitors": { isList: true, record: "monitor (response)" },
  "/monitors/{monitor_id}": { isList: false, record: "monitor (response)" },
};

const valid: Record<string, object> = { "/monitor_groups": { display_name: "Web", description: "" } };

function call({ method, path }: TranscribedOperation) {
  const json = { "Content-Type": "application/json;charset=UTF-8" };
  const filled = path.replace("{monitor_id}", "123412341234123411");
  const body = method === "POST" ? { body: JSON.stringify(valid[path] ?? {}) } : {};
  return shared.get(filled, method === "POST" ? json : {}, { method, ...body });
}

describe.each(operations.filter(({ server }) => server === "base"))("$method $path", (operation) => {
  it("succeeds with the specification's status, code and message", async () => {
    const { status, body } = await call(operation);
    expect(operation.success.split(" or ")).toContain(String(status));
    expect(body.code).toBe(0);
    expect(body.message).toBe("success");
  });

  const payload = payloads[operation.path];
  it.skipIf(!payload)("returns the fields of the specification's record, with their types", async () => {
    const { body } = await call(operation);
    expect(Array.isArray(body.data)).toBe(payload?.isList);
    const records = [body.data].flat();
    expect(records).not.toEqual([]);
    const fields = fieldsOf(payload?.record ?? "");
    expect(fields).not.toEqual([]);
    for (const record of records) {
      for (const { field, type } of fields) expect(typeof record[field], field).toBe(type);
    }
  });
});

describe("each operation of the contract", () => {
  const errors = Object.keys(errorStatuses).filter((status) => Number(status) >= 400);

  it.each(operations)("has the statuses of the specification: $method $path", ({ method, path, success }) => {
    const target = documented.find((one) => one.path === path && one.method.toUpperCase() === method);
    expect(target && responsesOf(target.operation).map(({ status }) => status)).toEqual([
      ...success.split(" or "),
      ...errors,
    ]);
  });
});

describe("the schemas of the contract", () => {
  const typeOf = (schema: string, field: string) => bundle.components.schemas[schema].properties[field].type;

  it.each([
    ["Monitor", "monitor (response)"],
    ["DeviceKey", "device key"],
    ["MspCustomer", "MSP customer entry"],
    ["BusinessUnit", "business unit entry"],
    ["MonitorTypeConstant", "monitor type constant"],
    ["MonitorGroupCreateRequest", "monitor group (create request)"],
  ])("require the fields of the specification's record, with its types: %s", (schema, record) => {
    const fields = fieldsOf(record);
    expect(bundle.components.schemas[schema].required.toSorted()).toEqual(fields.map(({ field }) => field).toSorted());
    for (const { field, type } of fields) expect(typeOf(schema, field)).toBe(type);
  });
});

describe("tokens", () => {
  const [exchange, refresh, revoke] = oauthOperations;
  const hour = 3_600_000;

  it("have the specification's fields and types, and its lifetime in seconds", async () => {
    const { authUrl, credentials, issueGrant } = shared.mock;
    const client = { client_id: credentials.clientId, client_secret: credentials.clientSecret };
    const granted = await post(authUrl + exchange?.path, {
      ...client,
      grant_type: "authorization_code",
      code: issueGrant(),
    });
    const refreshed = await post(authUrl + refresh?.path, {
      ...client,
      grant_type: "refresh_token",
      refresh_token: granted.body.refresh_token,
    });
    const types = { string: "string", integer: "number" } as const;
    for (const [{ body }, operation] of [
      [granted, exchange],
      [refreshed, refresh],
    ] as const) {
      const expected = Object.entries(operation?.response ?? {}).map(([name, type]) => [name, types[type]]);
      expect(
        Object.entries(body)
          .map(([name, value]) => [name, typeof value])
          .toSorted(),
      ).toEqual(expected.toSorted());
      expect(limits[1].value).toContain(String(body.expires_in));
      expect(body.expires_in).toBe(3600);
      expect(body.token_type).toBe("Bearer");
    }
    const query = new URLSearchParams({ token: granted.body.refresh_token });
    expect((await post(`${authUrl}${revoke?.path}?${query}`, {})).body).toEqual({ status: "success" });
  });

  it("expire after exactly one hour, grant codes after exactly ten minutes", async () => {
    const clock = new FakeClock();
    const mock = await startMock({ clock });
    const token = mock.issueAccessToken();
    const client = { client_id: mock.credentials.clientId, client_secret: mock.credentials.clientSecret };
    const redeem = (code: string) =>
      post(`${mock.authUrl}/oauth/v2/token`, { ...client, grant_type: "authorization_code", code });
    const use = async () => (await get(mock, "/monitors", { Authorization: `Svc-oauthtoken ${token}` })).status;
    const [early, late] = [mock.issueGrant(), mock.issueGrant()];
    clock.advance(600_000 - 1);
    expect((await redeem(early)).status).toBe(200);
    clock.advance(1);
    expect((await redeem(late)).status).toBe(400);
    clock.advance(hour - 600_000 - 1);
    expect(await use()).toBe(200);
    clock.advance(1);
    expect(await use()).toBe(401);
    await mock.close();
  });
});
