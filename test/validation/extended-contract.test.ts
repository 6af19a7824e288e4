import { describe, expect, it } from "vitest";
import type { Document } from "../../src/contract/document.ts";
import { compileContract } from "../../src/validation/compile/compile.ts";
import {
  type ContractValidators,
  checkedFetch,
  validateRequest,
  validateResponse,
} from "../../src/validation/index.ts";
import "../../src/validation/vitest.ts";
import { addAlerts } from "../support/alerts.ts";
import { bundle } from "../support/bundle.ts";

const url = "https://www.acme.test/api/alerts";
const headers = { Authorization: "Svc-oauthtoken token" };
const response = (...data: object[]) => Response.json({ code: 0, message: "success", data });
const [valid, broken] = [{ alert_id: "1", text: "Down" }, { alert_id: "1" }];

describe("with the option `contract`, which overlays have extended,", () => {
  const document = structuredClone(bundle) as unknown as Document;
  addAlerts(document);
  const contract: ContractValidators<"listAlerts"> = compileContract(document);

  it("a request of an added operation is a documented one", async () => {
    const request = { method: "GET", url, headers };
    expect((await validateRequest(request, { contract })).violations).toEqual([]);
    expect((await validateRequest(request)).violations).toHaveLength(1);
  });

  it("a response of an added operation is checked", async () => {
    expect((await validateResponse(response(valid), "listAlerts", { contract })).violations).toEqual([]);
    expect((await validateResponse(response(broken), "listAlerts", { contract })).violations).toHaveLength(1);
    // @ts-expect-error without the option there is no such operation
    await expect(validateResponse(response(valid), "listAlerts")).rejects.toThrow("Unknown operation");
  });

  it("checkedFetch checks it", async () => {
    const checked = (...data: object[]) =>
      checkedFetch(async (_url: string, _init: RequestInit) => response(...data), { contract, only: ["listAlerts"] });
    expect((await checked(valid)(url, { headers })).status).toBe(200);
    await expect(checked(broken)(url, { headers })).rejects.toThrow("/data/0/text: expected a value; got nothing");
  });

  it("additions are reported within the records of a map, and of what may be null", async () => {
    const own = structuredClone(document);
    const duty = { type: "object", properties: { kind: { type: "string" } } };
    const properties = { map: { type: "object", additionalProperties: duty }, or: { anyOf: [duty, { type: "null" }] } };
    Object.assign(own.components.schemas.Alert?.properties ?? {}, properties);
    const extended: ContractValidators<"listAlerts"> = compileContract(own);
    const alert = { ...valid, map: { a: { kind: "x", color: 1 } }, or: { kind: "y", color: 1 } };
    const { additions } = await validateResponse(response(alert), "listAlerts", { contract: extended, strict: true });
    expect(additions.map(({ at }) => at)).toEqual(["/data/0/map/a/color", "/data/0/or/color"]);
  });

  it("no attribute of a variant is an addition, beside attributes of its own", async () => {
    const own = structuredClone(document);
    const block = (name: string) => ({ properties: { kind: { const: name }, [name]: { type: "string" } } });
    const properties = { kind: { type: "string" } };
    const event = { type: "object", properties, oneOf: [block("left"), block("right")] };
    const choice = { type: "object", properties, anyOf: [{ required: ["kind"] }, { required: ["name"] }] };
    Object.assign(own.components.schemas.Alert?.properties ?? {}, { event, choice });
    const extended: ContractValidators<"listAlerts"> = compileContract(own);
    const alert = { ...valid, event: { kind: "left", left: "x", color: 1 }, choice: { kind: "a", color: 1 } };
    const { violations, additions } = await validateResponse(response(alert), "listAlerts", {
      ...{ contract: extended, strict: true },
    });
    expect(violations).toEqual([]);
    expect(additions.map(({ at }) => at)).toEqual(["/data/0/event/color", "/data/0/choice/color"]);
  });

  it("a body in several media types is checked in the one that it has", async () => {
    const several = structuredClone(bundle) as unknown as Document;
    const { post } = several.paths["/monitor_groups"] ?? {};
    const json = (required: string) => ({ schema: { type: "object", required: [required] } });
    const form = { schema: { type: "object", properties: { size: { type: "integer" } } } };
    const content = {
      ...{ "application/json": json("name"), "application/merge-patch+json": json("id") },
      ...{ "application/x-www-form-urlencoded": form, "text/csv": {} },
    };
    Object.assign(post ?? {}, {
      requestBody: { required: true, content },
      responses: { "200": { description: "OK", content: { "application/pdf": {}, "application/json": json("code") } } },
    });
    const compiled = compileContract(several) as ContractValidators<"createMonitorGroup">;
    const problemsOf = async (type: string, body: string) => {
      const request = {
        ...{ method: "POST", url: "https://www.acme.test/api/monitor_groups", body },
        headers: { ...headers, "Content-Type": type },
      };
      return (await validateRequest(request, { contract: compiled })).violations.map(({ at }) => at);
    };
    expect(await problemsOf("application/json", '{"id":1}')).toEqual(["/name"]);
    expect(await problemsOf("application/merge-patch+json", '{"name":1}')).toEqual(["/id"]);
    expect(await problemsOf("application/x-www-form-urlencoded", "size=a")).toEqual(["/size"]);
    expect(await problemsOf("text/csv", "a,b")).toEqual([]);
    expect(await problemsOf("text/plain", "{}")).toHaveLength(2);
    const answer = (body: string, type: string) =>
      validateResponse(new Response(body, { headers: { "Content-Type": type } }), "createMonitorGroup", {
        contract: compiled,
      });
    expect((await answer("%PDF", "application/pdf")).violations).toEqual([]);
    expect((await answer("{}", "application/json")).violations).toHaveLength(1);
    const page = await answer("<html>Log in", "text/html");
    expect(page.violations).toMatchObject([{ at: "Content-Type", expected: "application/pdf" }]);
  });

  it("the matcher checks it", async () => {
    await expect(response(valid)).toMatchContract("listAlerts", { contract });
    await expect(response(broken)).not.toMatchContract("listAlerts", { contract });
  });
});
