import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fuzzedMock, runs, seed, slowTest } from "./fuzzed-mock.ts";
import { nasty, value } from "./values.ts";
import { type Bytes, bytes, head } from "./wire.ts";

const fuzzed = fuzzedMock();

function control(line: string, body: Bytes, ...headers: string[]): Buffer {
  const content = bytes(body);
  const lines = [`${line} HTTP/1.1`, "Host: 127.0.0.1", ...headers, `Content-Length: ${content.length}`];
  return Buffer.concat([bytes(head(...lines)), content]);
}

const names = [
  "scopes",
  "minutes",
  "milliseconds",
  "operation",
  "times",
  "status",
  "headers",
  "cut",
  "malformed",
  "delay",
  "reset",
  "truncate",
  "slow",
  "path",
  "query",
  "account",
  "body",
  "breaksContract",
  "monitors",
  "customers",
];
const valid = fc.constantFrom<unknown>(
  ["Svc.Admin.Read"],
  5,
  1,
  503,
  { "Retry-After": "1" },
  true,
  "listMonitors",
  0.5,
  "always",
  { min: 1, max: 2 },
  [{ monitor_id: "1" }],
);
const invalid = fc.oneof(fc.jsonValue({ maxDepth: 2 }), nasty, fc.constantFrom<unknown>(1e308, -1, [5], "5", [[]], {}));
const fields = fc.dictionary(fc.oneof(fc.constantFrom(...names), nasty), fc.oneof(valid, invalid), { maxKeys: 4 });
const body = fc.oneof(
  { weight: 8, arbitrary: fields.map((one) => Buffer.from(JSON.stringify(one))) },
  { weight: 2, arbitrary: fc.jsonValue().map((one) => Buffer.from(JSON.stringify(one))) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 50 }).map((one) => Buffer.from(one)) },
);
const method = fc.constantFrom("POST", "POST", "POST", "PUT", "GET", "DELETE", "PUT", "HEAD", "OPTIONS", "PATCH");
const actions = [
  ...["grants", "access-tokens", "faults", "overrides", "records", "requests", "created", "clock", "settings", "reset"],
  "attributes",
  ...["snapshots/a", "snapshots/a/restore", "snapshots/%zz", "snapshots/__proto__/restore", "snapshots"],
  ...["__proto__", "constructor", "a b"],
];
const path = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...actions).map((action) => `/_mock/${action}`) },
  { weight: 1, arbitrary: value.map((action) => `/_mock/${action}`) },
);

describe("any request to the control path", () => {
  it("gets a response in JSON, and the mock keeps running", slowTest, async () => {
    const property = fc.asyncProperty(method, path, body, async (verb, anyPath, content) => {
      const target = anyPath.replace(/[^!-~]/g, "+");
      const { status } = await fuzzed.response([control(`${verb} ${target}`, content)], { method: verb });
      expect([200, 400, 404, 405]).toContain(status);
      fuzzed.mock.reset();
      const authorization = `Authorization: Svc-oauthtoken ${fuzzed.mock.issueAccessToken()}`;
      expect((await fuzzed.response([head("GET /api/monitors HTTP/1.1", authorization)])).status).toBe(200);
    });
    await fc.assert(property, { seed, numRuns: runs(400), timeout: 20_000 });
  });

  it("is refused with the header Origin and with other host names", async () => {
    for (const headers of [["Origin: null"], ["Host: mock.example"], ["Host: localhost.example"], ["Origin: \xff"]]) {
      const lines = ["GET /_mock HTTP/1.1", ...(headers[0]?.startsWith("Host") ? [] : ["Host: localhost"]), ...headers];
      expect((await fuzzed.response([head(...lines)])).status).toBe(403);
    }
  });

  it.each(["POST grants", "POST access-tokens", "POST faults", "POST overrides", "PUT attributes", "POST clock"])(
    "can have any depth of nesting: %s",
    async (line) => {
      const deep = "[".repeat(100_000) + "]".repeat(100_000);
      for (const content of [
        deep,
        ...names.map((name) => `{"${name}":${deep}}`),
        `{"scopes":[${deep}]}`,
        `{"a":${deep}}`,
      ]) {
        const { status } = await fuzzed.response([control(line.replace(" ", " /_mock/"), content)]);
        expect([200, 400]).toContain(status);
      }
    },
  );
});

describe("an injected fault", () => {
  const headerNames = [
    "Retry-After",
    "content-length",
    "Content-Length",
    "Transfer-Encoding",
    "Trailer",
    "Connection",
    "a b",
    "",
  ];

  it("gives a valid response with any headers", slowTest, async () => {
    const names = fc.oneof(fc.constantFrom(...headerNames, "Date", "Upgrade", "__proto__"), value);
    const headers = fc.dictionary(names, fc.oneof(value, fc.constantFrom("0", "chunked", "close")), { maxKeys: 3 });
    const property = fc.asyncProperty(headers, fc.integer({ min: 400, max: 599 }), async (faultHeaders, status) => {
      const fault = JSON.stringify({ status, headers: faultHeaders, operation: "getDeviceKey" });
      const accepted = (await fuzzed.response([control("POST /_mock/faults", fault)])).status === 200;
      const request = head(fuzzed.request("GET /api/device_key", "Prefer: code=500"));
      // The status of the fault is not one of the invariant's.
      const responses = await fuzzed.responses(
        [request],
        [{ text: "code=500", faultStatus: accepted ? status : undefined }],
      );
      expect(responses.map((response) => response.status)).toEqual([accepted ? status : 500]);
    });
    await fc.assert(property, { seed, numRuns: runs(200), timeout: 20_000 });
  });
});
