import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { generateOperations } from "../../scripts/generate/operations.ts";
import type { Document } from "../../src/contract/document.ts";
import { operationsOf } from "../../src/contract/operations.ts";
import { renderSite } from "../../src/site/index.ts";
import { callsOf } from "../../src/site/samples/calls.ts";
import { languages } from "../../src/site/samples/languages.ts";
import { typescript } from "../../src/site/samples/typescript.ts";
import { ContractValidators } from "../../src/validation/contract-validators.ts";
import { checkResponse } from "../../src/validation/response/check-response.ts";
import { lint } from "../support/lint.ts";
import { withOwnOperations } from "../support/own-operations.ts";

const folder = await withOwnOperations(afterAll);

const document: Document = JSON.parse(await readFile(join(folder, "generated/openapi.json"), "utf8"));
const calls = operationsOf(document)
  .filter(({ path }) => path.startsWith("/plans"))
  .flatMap((operation) => callsOf(document, operation));

const uuid = "6f1c2d7e-8a4b-4c3d-9e2f-1a2b3c4d5e6f";

/** What a program writes. Each `@ts-expect-error` is a mistake that the compiler finds. */
const program = `
import createClient from "openapi-fetch";
import type { paths, Plan, PlanRequest, PlanRest } from "./generated/types.ts";
import * as constants from "./generated/constants.ts";

const api = createClient<paths>();
const { data } = await api.GET("/plans", { params: { query: { id: [1, 2], color: [constants.PlanColor.Blue], limit: 5 } } });
const [plan] = data?.data ?? [];
export const note: string | null | undefined = plan?.note;
export const end: string | null | undefined = plan?.window?.to;
export const team: string | undefined = plan?.labels?.["team"];
export const cpu: number | undefined = plan?.limits?.["cpu"]?.value;
export const replacement: { plan_id: string } | null | undefined = plan?.replaced_by;
export const open: unknown = plan?.rest?.object?.["any"];
for (const step of plan?.steps ?? []) if (step.kind === "wait") step.minutes.toFixed();
const params = { path: { plan_id: "${uuid}" } };
await api.PATCH("/plans/{plan_id}", { params, body: { note: null } });
await api.DELETE("/plans/{plan_id}", { params });
export const pdf: ArrayBuffer | undefined = (await api.GET("/plans_pdf", { parseAs: "arrayBuffer" })).data;
export const right: PlanRequest = { owner: "a@example.com", steps: [{ kind: "call", number: "1" }], color: 2 };
// @ts-expect-error A field that is ruled out.
export const ruledOut: PlanRest["nothing"] = 1;
// @ts-expect-error An id that the constant does not have.
export const wrongId: PlanRequest["color"] = 3;
// @ts-expect-error An attribute of the other kind.
export const wrongKind: PlanRequest["steps"] = [{ kind: "call", minutes: 1 }];
// @ts-expect-error A name that no list has.
await api.GET("/plans", { params: { query: { ids: [1] } } });
// @ts-expect-error A required attribute may not be null.
export const wrongNull: Plan["plan_id"] = null;
`;

it("the types and the samples of own operations compile, and find mistakes", async () => {
  await writeFile(join(folder, "program.mts"), program);
  for (const call of calls) await writeFile(join(folder, `sample-${call.id}.mts`), typescript(call));
  const config = {
    extends: join(process.cwd(), "tsconfig.json"),
    compilerOptions: {
      ...{ rootDir: "/", declaration: false, typeRoots: ["node_modules/@types"] },
      paths: {
        "svc-monitoring-api": ["./src/client/index.ts"],
        "svc-monitoring-api/tokens/file": ["./src/token-stores/file.ts"],
      },
    },
    include: ["*.mts", "generated"],
    exclude: [],
  };
  await writeFile(join(folder, "tsconfig.json"), JSON.stringify(config));
  const tsc = join(process.cwd(), "node_modules/typescript7/bin/tsc");
  const problems = await promisify(execFile)(process.execPath, [tsc, "--project", folder]).then(
    () => "",
    ({ stdout }: { stdout: string }) => stdout,
  );
  expect(problems).toBe("");
});

it("the client knows the version of an operation that has its own", () => {
  const [operation] = operationsOf(document).filter(({ id }) => id === "getDeviceKey");
  const own = operation ? [{ ...operation, version: "3.0" }] : [];
  expect(generateOperations(document, own)).toContain('hasData: true, version: "3.0" }');
});

describe("the validators of own operations", () => {
  let validators: ContractValidators;
  beforeAll(async () => {
    const { operations } = await import(join(folder, "generated/validation/operations.ts"));
    validators = new ContractValidators(operations);
  });

  const json = { "Content-Type": "application/json;charset=UTF-8" };
  const violationsOf = (method: string, path: string, body?: unknown) => {
    const url = `https://www.example.com/api${path}`;
    const sent = body === undefined ? { headers: {} } : { headers: json, body: JSON.stringify(body) };
    return validators.checkRequest({ method, url, ...sent }, { needsAuthorization: false }).violations;
  };
  const request = (method: string, path: string, body?: unknown) =>
    violationsOf(method, path, body).map(({ at }) => at);
  const sent = { owner: "owner@example.com", color: 1, steps: [{ kind: "wait", minutes: 5 }] };

  it("hide a password in a list, in violations and by its name in lower case", () => {
    const violations = violationsOf("POST", "/plans", { ...sent, apiKeys: ["long-enough", "SHORT"] });
    expect(violations).toMatchObject([{ at: "/apiKeys/1", got: "***" }]);
    expect(validators.passwords).toContain("apikeys");
  });

  it.each([
    ["all parameters", `id=1&id=2&color=1&from=2026-11-20&limit=5&closed=true`, []],
    ["an item of another type", "id=1&id=x", ["id"]],
    ["a list that is too long", "id=1&id=2&id=3&id=4", ["id"]],
    ["an id that the constant does not have", "color=1&color=3", ["color"]],
    ...["02-30", "04-31", "06-31", "09-31", "11-31"].map((day): [string, string, string[]] => [
      `the day ${day}, which does not exist`,
      `from=2026-${day}`,
      ["from"],
    ]),
    ["a number over its limit", "limit=101", ["limit"]],
    ["a number that JSON does not write so", "limit=0x10", ["limit"]],
    ["a parameter that may occur once, twice", "limit=1&limit=2", ["limit"]],
  ])("judge a query with %s", (_what, query, at) => {
    expect(request("GET", `/plans?${query}`)).toEqual(at);
  });

  it("judge a parameter of the path by its format", () => {
    expect(request("GET", `/plans/${uuid}`)).toEqual([]);
    expect(request("DELETE", "/plans/first")).toEqual(["plan_id"]);
  });

  it.each([
    ["right values", sent, []],
    ["an address that is none", { ...sent, owner: "owner" }, ["/owner"]],
    ["an id that the constant does not have", { ...sent, color: 3 }, ["/color"]],
    ["a choice of an unknown kind", { ...sent, steps: [{ kind: "run" }] }, ["/steps/0/kind"]],
    ["a choice that breaks its kind", { ...sent, steps: [{ kind: "wait", minutes: "5" }] }, ["/steps/0/minutes"]],
  ])("judge a body with %s", (_what, body, at) => {
    expect(request("POST", "/plans", body)).toEqual(at);
  });

  it("judge a PATCH whose schema is written in place", () => {
    expect(request("PATCH", `/plans/${uuid}`, { note: null })).toEqual([]);
    expect(request("PATCH", `/plans/${uuid}`, { note: 1 })).toEqual(["/note"]);
  });

  const plan = { plan_id: uuid, owner: "owner@example.com", note: null, steps: [] };
  const counted = { ...json, "X-Total-Count": "1" };
  const response = (data: unknown, headers: Record<string, string> = counted) => {
    const body = JSON.stringify({ code: 0, message: "success", data: [data] });
    const { violations } = checkResponse(validators.operation("listPlans"), { status: 200, headers, body });
    return violations.map(({ at }) => at.replace("/data/0", ""));
  };

  it.each<[what: string, part: object, at: string[]]>([
    ["values that are null", { note: null, replaced_by: null, window: { from: "2026-11-20", to: null } }, []],
    ["null where it is not allowed", { owner: null }, ["/owner"]],
    ["an identifier that is none", { plan_id: "1" }, ["/plan_id"]],
    ["an address of a page without a scheme", { page: "plans/1" }, ["/page"]],
    ["a date where a time belongs", { changed: "2026-11-20" }, ["/changed"]],
    ["a time that does not exist", { changed: "2026-11-20T24:00:00Z" }, ["/changed"]],
    ["the 29th of February of a year without it", { window: { from: "2100-02-29", to: null } }, ["/window/from"]],
    ["a wrong value in a nested object", { window: { from: "tomorrow", to: null } }, ["/window/from"]],
    ["maps", { labels: { any: "a" }, limits: { any: { value: 1 } } }, []],
    ["a wrong record in a map", { limits: { any: { value: "1" } } }, ["/limits/any/value"]],
    ["limits", { rest: { name: "", positive: 0, odd: 2 } }, ["/rest/positive", "/rest/name", "/rest/odd"]],
    ["an emoji, which is one character", { rest: { code: "😀" } }, ["/rest/code"]],
    ["what is ruled out", { rest: { nothing: 1 } }, ["/rest/nothing"]],
    ["no variant of several", { rest: { needs: {} } }, ["/rest/needs"]],
    ["a new attribute", { added: 1 }, []],
  ])("judge a response with %s", (_what, part, at) => {
    expect(response({ ...plan, ...part })).toEqual(at);
  });

  it("judge the headers of a response", () => {
    expect(response(plan, json)).toEqual(["X-Total-Count"]);
    expect(response(plan, { ...counted, "X-Total-Count": "-1", "X-Changed": "today" })).toEqual([
      "X-Total-Count",
      "X-Changed",
    ]);
  });

  it.each([
    ["application/pdf", []],
    ["text/html", ["Content-Type"]],
  ])("judge the media type of a file: %s", (type, at) => {
    const pdf = { status: 200, headers: { "Content-Type": type }, body: "%PDF-" };
    const { violations } = checkResponse(validators.operation("getPlansPdf"), pdf);
    expect(violations.map((one) => one.at)).toEqual(at);
  });
});

describe("the contract for generators", () => {
  const config = join(folder, "spec.yaml");
  beforeAll(() => writeFile(config, "telemetry: off\nextends: [spec]\n"));

  it.each(["generated/openapi.client.json", join(folder, "generated/openapi.client.json")])(
    "is valid OpenAPI 3.0: %s",
    async (document) => {
      expect(await lint([document], config)).toEqual([[]]);
    },
  );

  it("carries own operations over", async () => {
    const document = JSON.parse(await readFile(join(folder, "generated/openapi.client.json"), "utf8"));
    const { Plan, PlanStep, PlanWait } = document.components.schemas;
    expect(Plan.properties).toMatchObject({
      note: { type: "string", nullable: true },
      limits: { additionalProperties: { $ref: "#/components/schemas/PlanLimit" } },
      replaced_by: { allOf: [{ $ref: "#/components/schemas/PlanReference" }], nullable: true },
      window: { properties: { to: { type: "string", format: "date", nullable: true } } },
    });
    expect(PlanStep).toMatchObject({ oneOf: expect.any(Array), discriminator: { propertyName: "kind" } });
    expect(PlanWait.properties.kind).toEqual({ type: "string", enum: ["wait"] });
    const { get, patch } = { ...document.paths["/plans"], ...document.paths["/plans/{plan_id}"] };
    expect(get).toBeDefined();
    expect(patch.requestBody.content["application/json"].schema.properties.note.nullable).toBe(true);
    const pdf = document.paths["/plans_pdf"].get.responses["200"].content["application/pdf"];
    expect(pdf.schema).toEqual({ type: "string", format: "binary" });
  });
});

describe("the reference of own operations", async () => {
  const pages: Record<string, string> = parse(await readFile("test/scripts/own-pages.yaml", "utf8"));
  const files = await renderSite(document);

  it.each(Object.entries(pages))("shows the lines of %s", (file, lines) => {
    const shown = (files.get(file) ?? "").split("\n").map((line) => line.trim());
    expect(shown).toEqual(expect.arrayContaining(lines.trim().split("\n")));
  });

  it("has them in its lists, on its first page and in its search", () => {
    for (const list of ["index.html", "operations.html"])
      expect(files.get(list)).toContain("operations/createPlan.html");
    expect(files.get("assets/search-data.js")).toContain('"POST /plans"');
  });

  it.each([
    ["listPlans", '"$BASE_URL/plans"', 'api.GET("/plans")', '"/plans",\n    method="GET"'],
    ["createPlan", '"owner": "owner@example.com"', 'api.POST("/plans", {\n  body: {', '"minutes": 5'],
    ["changePlan", "-X PATCH", `params: { path: { plan_id: "${uuid}" } }`, '"note": None'],
    ["deletePlan", "-X DELETE", 'api.DELETE("/plans/{plan_id}"', 'method="DELETE"'],
    ["getPlansPdf", '"$BASE_URL/plans_pdf"', "await response.arrayBuffer()", "response.read()"],
  ])("has samples in each language: %s", (id, ...parts) => {
    const [call] = calls.filter((one) => one.id === id);
    const samples = languages.map(({ label, write }) => [label, call ? write(call) : ""] as const);
    // In the order of curl, TypeScript and Python.
    for (const [index, [label, code]] of samples.entries()) expect(code, label).toContain(parts[index]);
  });
});
