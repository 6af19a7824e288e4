/** A clone with own operations, which is built once: what each part of this repository makes of them. */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { generateOperations } from "../../scripts/generate/operations.ts";
import type { Document } from "../../src/contract/document.ts";
import { operationsOf } from "../../src/contract/operations.ts";
import { callsOf } from "../../src/site/samples/calls.ts";
import { lint } from "../support/lint.ts";
import { withOwnOperations } from "../support/own-operations.ts";
import { itCompiles } from "./own-operations/compiler.ts";
import { describeReference } from "./own-operations/reference.ts";
import { describeValidators } from "./own-operations/validators.ts";

const folder = await withOwnOperations(afterAll);

const document: Document = JSON.parse(await readFile(join(folder, "generated/openapi.json"), "utf8"));
const calls = operationsOf(document)
  .filter(({ path }) => path.startsWith("/plans"))
  .flatMap((operation) => callsOf(document, operation));

itCompiles(folder, calls);
describeValidators(folder);
describeReference(document, calls);

it("the client knows the version of an operation that has its own", () => {
  const [operation] = operationsOf(document).filter(({ id }) => id === "getDeviceKey");
  const own = operation ? [{ ...operation, version: "3.0" }] : [];
  expect(generateOperations(document, own)).toContain('hasData: true, version: "3.0" }');
});

describe("the contract for generators", () => {
  it("is valid OpenAPI 3.0, without own operations and with them", async () => {
    const config = join(folder, "spec.yaml");
    await writeFile(config, "telemetry: off\nextends: [spec]\n");
    const own = join(folder, "generated/openapi.client.json");
    expect(await lint(["generated/openapi.client.json", own], config)).toEqual([[], []]);
  });

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
