import { readdir, readFile } from "node:fs/promises";
import { beforeAll, describe, expect, it } from "vitest";
import { compileSchemas } from "../../scripts/pipeline/validators/compile.ts";
import type { Document } from "../../src/contract/document.ts";
import { type JsonSchema, jsonSchemas } from "../../src/validation/compile/json-schema.ts";
import { bundle } from "../support/bundle.ts";

interface Group {
  description: string;
  schema: JsonSchema | boolean;
  tests: Array<{ description: string; data: unknown; valid: boolean }>;
}

const folder = new URL("json-schema-test-suite/", import.meta.url);
const files = (await readdir(folder)).filter((name) => name.endsWith(".json"));
const groups = (
  await Promise.all(
    files.map(async (file) => {
      const contents: Group[] = JSON.parse(await readFile(new URL(file, folder), "utf8"));
      return contents.map((group, index) => ({ ...group, name: `${file.replace(".json", "")}_${index}` }));
    }),
  )
)
  .flat()
  // Ajv refuses an empty enum when it compiles, so the contract cannot have one.
  .filter(({ description }) => description !== "empty enum");

/** Cases that Ajv does not pass: it does not validate an attribute named `__proto__`, of which the contract has none. */
const failing = ["__proto__ not valid"];

/** Keywords that need no cases: what `$ref` points to has a name here, and the cases have URLs; formats are optional. */
const without = ["$ref", "format"];

function keywordsOf(schema: JsonSchema): string[] {
  const names = new Set(["properties", "dependentSchemas"]);
  return Object.entries(schema).flatMap(([key, value]) => {
    if (typeof value !== "object" || value === null || ["enum", "required"].includes(key)) return [key];
    const inner = Array.isArray(value) ? value : names.has(key) ? Object.values(value) : [value];
    return [key, ...inner.flatMap((one) => (typeof one === "object" ? keywordsOf(one as JsonSchema) : []))];
  });
}

describe("the compiled validators", () => {
  let validators: Map<string, (value: unknown) => boolean>;
  beforeAll(async () => {
    const schemas = new Map(groups.map(({ name, schema }) => [name, schema as JsonSchema]));
    const sources = await compileSchemas(schemas, [...schemas.keys()], false);
    validators = new Map([...sources].map(([name, source]) => [name, new Function(`return ${source}`)()]));
  });

  it("have cases for every keyword of the contract", () => {
    const used = new Set([...jsonSchemas(bundle as unknown as Document).values()].flatMap(keywordsOf));
    const covered = files.map((file) => file.replace(".json", ""));
    expect([...used].filter((keyword) => ![...covered, ...without].includes(keyword))).toEqual([]);
  });

  it.each(groups)("agree with the cases of $name: $description", ({ name, tests }) => {
    const verdicts = tests.map(({ description, data }) => ({ description, valid: validators.get(name)?.(data) }));
    const expected = tests.map(({ description, valid }) => ({
      description,
      valid: failing.includes(description) ? !valid : valid,
    }));
    expect(verdicts).toEqual(expected);
  });
});
