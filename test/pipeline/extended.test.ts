import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "node-html-parser";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type CreateClientOptions,
  createClient,
  type OperationTable,
  type ServicePaths,
} from "../../src/client/index.ts";
import { type Mock, startMock } from "../../src/mock/index.ts";
import { buildExtended } from "../../src/pipeline/build-extended.ts";
import { type Outputs, replaceOutputs } from "../../src/pipeline/outputs.ts";
import { silent } from "../../src/pipeline/report.ts";
import { renderSite } from "../../src/site/index.ts";
import { contractAt } from "../../src/validation/compile/contract-at.ts";
import type { ContractValidators } from "../../src/validation/contract.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const overlay = `overlay: 1.0.0
info: { title: Acme, version: "1" }
actions:
  - target: $.paths
    update:
      /maintenance:
        get:
          operationId: listMaintenance
          externalDocs: { description: Handbook of Acme, url: "https://handbook.test/" }
          security: [{ OAuth2: [Svc.Operations.Read] }]
          responses:
            "200":
              description: The maintenance windows.
              content:
                application/json:
                  schema: { $ref: "#/components/schemas/MaintenanceListEnvelope" }
                  example: { code: 0, message: success, data: [{ maintenance_id: "7", type: 1 }] }
        post:
          operationId: createMaintenance
          security: [{ OAuth2: [Svc.Operations.Create] }]
          requestBody:
            required: true
            content:
              application/json:
                schema:
                  type: object
                  required: [name]
                  properties: { name: { type: string }, repeats: { type: integer, minimum: 1 } }
          responses: { "201": { description: The window is created. } }
      /reports/summary/{monitor_id}:
        get:
          operationId: getSummary
          x-api-version: "2.1"
          parameters:
            - { name: period, in: query, required: true, schema: { $ref: "#/components/schemas/Period" } }
          responses:
            "200":
              description: The summary.
              content:
                application/json:
                  schema:
                    type: object
                    required: [message, data]
                    properties:
                      message: { $ref: "#/components/schemas/SuccessMessage" }
                      data: { type: object, required: [availability], properties: { availability: { type: number } } }
      /exports/{export_id}:
        parameters: [{ name: export_id, in: path, required: true, schema: { type: integer } }]
        get:
          operationId: getExport
          responses:
            "200": { description: A table., content: { text/csv: { schema: { type: string }, example: "id,name" } } }
            "409": { description: Not yet., content: { application/json: { schema: { $ref: "#/components/schemas/NotYet" } } } }
            5XX: { description: Failed., content: { application/json: { schema: { $ref: "#/components/schemas/NotYet" } } } }
        patch:
          operationId: changeExport
          requestBody:
            content: { application/json: { schema: { type: object, properties: { name: { type: string } } } } }
          responses: { "200": { description: It is changed. } }
        head: { operationId: hasExport, responses: { "204": { description: It exists. } } }
        options: { operationId: getExportOptions, responses: { "200": { description: What it allows. } } }
  - target: $.components.schemas
    update:
      NotYet:
        type: object
        required: [wait]
        properties:
          wait: { type: integer }
          hasOwnProperty: { type: string }
          toString: { type: string }
          constructor: { type: integer }
      Maintenance:
        type: object
        x-record: { kind: maintenance, key: maintenance_id }
        required: [maintenance_id]
        properties:
          maintenance_id: { type: string }
          type: { $ref: "#/components/schemas/ScheduleMaintenanceType" }
      MaintenanceListEnvelope:
        type: object
        required: [message, data]
        properties:
          code: { $ref: "#/components/schemas/SuccessCode" }
          message: { $ref: "#/components/schemas/SuccessMessage" }
          data: { type: array, items: { $ref: "#/components/schemas/Maintenance" } }
  - target: $.components.schemas.Maintenance.properties
    update: { follows: { $ref: "#/components/schemas/Maintenance" } }
  - target: $.components.schemas.Monitor.properties
    update: { display_name: { type: string }, constructor: { $ref: "#/components/schemas/MonitorType" } }
  - target: $.components.schemas.ReportType.oneOf
    update: { const: 77, title: Forecast, description: Forecast of a metric }
`;

const folder = await temporaryFolder(afterAll);
let outputs: Outputs;
let mock: Mock;
beforeAll(async () => {
  const file = join(folder, "acme.overlay.yaml");
  await writeFile(file, overlay);
  outputs = await buildExtended([file], { report: silent });
  await replaceOutputs(outputs, join(folder, "generated"));
  mock = await startMock({ contract: join(folder, "generated/openapi.json") });
});
afterAll(() => mock.close());

describe("the files of an extended contract", () => {
  it("have the names of the contract's own", () => {
    const names = ["openapi.json", "openapi.client.json", "types.ts", "constants.ts", "labels.ts"];
    expect([...outputs.keys()]).toEqual(
      expect.arrayContaining([...names, "rules.ts", "validation/index.ts", "validation/operations.ts"]),
    );
    for (const [name, text] of outputs) {
      if (name.endsWith(".ts")) expect(text).not.toMatch(/npm run build|from "(\.\.\/)+src|\.ts"/);
    }
  });
});

describe("the pages of an extended contract", () => {
  let files: ReadonlyMap<string, string>;
  beforeAll(async () => {
    files = new Map(await renderSite(JSON.parse(outputs.get("openapi.json") ?? "")));
  });

  it.each([
    ["operations/listMaintenance.html", "added by Acme"],
    ["operations/listMaintenance.html", '<a href="https://handbook.test/">Handbook of Acme</a>'],
    ["operations/createMaintenance.html", "Svc.Operations.Create"],
    ["records/Maintenance.html", "added by Acme"],
    ["records/CreateMaintenanceRequest.html", "repeats"],
    ["records/Maintenance.html", "follows"],
    ["constants/ReportType.html", "Forecast of a metric"],
    ["search-documents", "listMaintenance"],
  ])("%s has: %s", (name, text) => {
    const page = files.get(name) ?? [...files].filter(([file]) => file.startsWith("assets/search")).join();
    expect(page).toContain(text);
  });

  it("mark added fields and ids, and no others", () => {
    const fields = parse(files.get("records/Monitor.html") ?? "").querySelectorAll(".fields > li .named");
    expect(fields.map((row) => row.textContent.replace(/\s+/g, " "))).toEqual([
      expect.stringMatching(/^monitor_id requiredstring/),
      expect.stringMatching(/^display_name added by Acme/),
      expect.stringMatching(/^constructor added by Acme/),
    ]);
    const ids = parse(files.get("constants/ReportType.html") ?? "").querySelectorAll("tbody tr");
    const added = ids.filter((row) => row.textContent.includes("Added by Acme"));
    expect(added.map((row) => row.querySelector("th, td")?.textContent.trim())).toEqual([
      expect.stringContaining("77"),
    ]);
    expect(files.get("operations/getDeviceKey.html")).not.toContain('class="added"');
  });
});

describe("the mock of an extended contract", () => {
  const call = async (path: string, init: RequestInit & { scopes?: string[]; token?: string } = {}) => {
    const token = init.token ?? mock.issueAccessToken(init.scopes && { scopes: init.scopes });
    const headers = { Authorization: `Svc-oauthtoken ${token}`, ...init.headers };
    const response = await fetch(`${mock.baseUrl}${path}`, { ...init, headers });
    const text = await response.text();
    return { status: response.status, body: JSON.parse(text || "null") };
  };

  it("responds with the example, to a token with the scope", async () => {
    expect(await call("/maintenance")).toMatchObject({
      status: 200,
      body: { data: [{ maintenance_id: "7", type: 1 }] },
    });
    expect((await call("/maintenance", { token: "wrong" })).status).toBe(401);
    expect((await call("/maintenance", { scopes: ["Svc.Admin.Read"] })).status).toBe(403);
  });

  it.each([
    ["2.0", 400],
    ["2.1", 200],
    ["2.2", 400],
    ["4.0", 400],
  ])("serves an operation of the version 2.1 to a request for %s with %d", async (version, status) => {
    const headers = { Accept: `application/json; version=${version}` };
    expect((await call("/reports/summary/123412341234123411?period=7", { headers })).status).toBe(status);
  });

  it("refuses a request without a version, for which the default applies, to an operation of another", async () => {
    expect(await call("/reports/summary/123412341234123411?period=7")).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining("expected application/json; version=2.1") },
    });
  });

  it("has every method of HTTP, and the parameters of a path", async () => {
    const change = (path: string, body: string) =>
      call(path, { method: "PATCH", headers: { "Content-Type": "application/json" }, body });
    expect((await change("/exports/7", '{"name":"a"}')).status).toBe(200);
    expect((await change("/exports/7", '{"name":7}')).status).toBe(400);
    expect((await change("/exports/x", '{"name":"a"}')).body.message).toContain("path export_id: expected an integer");
    const operationOf = async (method: string) => {
      const headers = { Authorization: `Svc-oauthtoken ${mock.issueAccessToken()}` };
      return (await fetch(`${mock.baseUrl}/exports/7`, { method, headers })).headers.get("X-Mock-Operation");
    };
    expect(await operationOf("HEAD")).toBe("hasExport");
    expect(await operationOf("OPTIONS")).toBe("getExportOptions");
  });

  it("responds with the media type of the operation", async () => {
    const headers = { Authorization: `Svc-oauthtoken ${mock.issueAccessToken()}` };
    const response = await fetch(`${mock.baseUrl}/exports/7`, { headers });
    expect([response.headers.get("Content-Type"), await response.text()]).toEqual(["text/csv", "id,name"]);
  });

  it("knows accounts", async () => {
    const headers = (zaaid: string) => ({ headers: { Cookie: `zaaid=${zaaid}` } });
    expect((await call("/maintenance", headers("15401829"))).status).toBe(200);
    expect((await call("/maintenance", headers("7"))).status).toBe(401);
  });
});

/** Some of the paths of its types. */
interface Own extends ServicePaths {
  "/reports/summary/{monitor_id}": { get: Success<unknown> };
  "/exports/{export_id}": {
    get: OfExport & { responses: { 200: { content: { "text/csv": string } } } };
    patch: OfExport & Success<unknown> & { requestBody?: { content: { "application/json": { name?: string } } } };
    head: OfExport & { responses: { 204: { content?: never } } };
  };
}
type OfExport = { parameters: { path: { export_id: number } } };
type Success<Body> = { responses: { 200: { content: { "application/json": Body } } } };

describe("the client of an extended contract", () => {
  let contract: OperationTable;
  beforeAll(async () => {
    ({ operations: contract } = await import(join(folder, "generated/operations.ts")));
  });

  const client = (options: CreateClientOptions<false>) =>
    createClient<Own>({
      ...{ baseUrl: mock.baseUrl, accessToken: mock.issueAccessToken() },
      ...options,
    });
  const summary = { params: { path: { monitor_id: "123412341234123411" }, query: { period: 7 } } };

  it("requests the version of an operation, also in another account, unless the call names one", async () => {
    const path = "/reports/summary/{monitor_id}";
    const api = client({ contract, version: "2.0" });
    expect((await api.GET(path, summary)).response.headers.get("X-Mock-Version")).toBe("2.1");
    expect((await api.withAccount("15401829").GET(path, summary)).response.status).toBe(200);
    expect((await api.GET(path, { ...summary, version: "2.2" })).response.status).toBe(400);
    expect((await api.GET("/monitors")).response.headers.get("X-Mock-Version")).toBe("2.0");
    expect((await client({}).GET(path, summary)).response.status).toBe(400);
  });

  it("reads text as text, and calls each method", async () => {
    const api = client({ contract });
    const params = { path: { export_id: 7 } };
    expect((await api.GET("/exports/{export_id}", { params })).data).toBe("id,name");
    expect((await api.PATCH("/exports/{export_id}", { params, body: { name: "a" } })).response.status).toBe(200);
    expect((await api.HEAD("/exports/{export_id}", { params })).response.status).toBe(204);
  });
});

describe("the validators of an extended contract", () => {
  let contract: ContractValidators;
  beforeAll(async () => {
    contract = await contractAt(join(folder, "generated/openapi.json"));
  });

  const json = { "Content-Type": "application/json" };
  it.each<[what: string, status: number, headers: Record<string, string>, body: string, violations: string[]]>([
    ["an error as described", 409, json, '{"wait":7}', []],
    ["an error that breaks its schema", 409, json, '{"wait":"7"}', ["/wait"]],
    ["an error of a range of statuses", 503, json, '{"wait":"7"}', ["/wait"]],
    ["an attribute that every object inherits", 409, json, '{"wait":7,"toString":7,"constructor":7}', ["/toString"]],
    ["a body that is not JSON", 200, { "Content-Type": "text/csv" }, "id,name", []],
    ["a status that is not described", 418, json, "{}", [""]],
  ])("judge %s", (_what, status, headers, body, violations) => {
    const report = contract.checkResponse(contract.operation("getExport"), { status, headers, body });
    expect(report.violations.map(({ at }) => at)).toEqual(violations);
  });
});
