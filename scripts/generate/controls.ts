import { readFile } from "node:fs/promises";
import { parse } from "yaml";
import { type Document, refName } from "../../src/contract/document.ts";
import { operationsOf } from "../../src/contract/operations.ts";
import { header, key } from "../typescript-text.ts";
import { compileSchemas } from "./validators/compile.ts";
import { jsonSchema } from "./validators/json-schema.ts";
import { recordSource, unchecked } from "./validators/modules.ts";

/** Generates the mock's controls from their OpenAPI document: the document itself, and a validator of each request body. */
export async function generateControls(): Promise<Record<string, string>> {
  const document: Document = parse(await readFile("openapi/controls.yaml", "utf8"), { merge: true });
  const { schemas } = document.components;
  const bodies = operationsOf(document).flatMap(({ requestBody }) =>
    requestBody?.schema ? [refName(requestBody.schema.$ref ?? "")] : [],
  );
  const functions = await compileSchemas(
    new Map(bodies.map((name) => [name, jsonSchema(document, schemas[name] ?? {})])),
    bodies,
  );
  const validators = bodies.map(
    (name) => `  ${key(name)}: ${recordSource(document, name, schemas[name] ?? {}, functions)},\n`,
  );
  return {
    "controls/document.ts": `${header}\nexport const document: unknown = ${JSON.stringify(document)};\n`,
    "controls/validators.ts": `${unchecked}${header}
import { formats } from "../../src/validation/schemas/formats.ts";
import { RecordSchema } from "../../src/validation/schemas/record.ts";

export const validators: Readonly<Record<string, RecordSchema<unknown>>> = {
${validators.join("")}};
`,
  };
}
