import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { type Config, lint } from "@redocly/openapi-core";
import { parse } from "yaml";
import { type Document, refName } from "../contract/document.ts";
import { operationsOf } from "../contract/operations.ts";
import { header, key } from "../shared/typescript-text.ts";
import { jsonSchema } from "../validation/compile/json-schema.ts";
import type { Outputs } from "./outputs.ts";
import { failOn } from "./problems.ts";
import { compileSchemas } from "./validators/compile.ts";
import { recordSource, unchecked } from "./validators/modules.ts";

/**
 * Generates the mock's controls from their OpenAPI document: the document itself, and a validator of each request body.
 * Nothing without the document.
 * @throws BuildError with the line and the column of each problem
 */
export async function buildControls(path: string, config: Config): Promise<Outputs> {
  if (!existsSync(path)) return new Map();
  failOn(await lint({ ref: path, config: config.forAlias("controls") }));
  const document: Document = parse(await readFile(path, "utf8"), { merge: true });
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
  return new Map([
    ["controls/document.ts", `${header}\nexport const document: unknown = ${JSON.stringify(document)};\n`],
    [
      "controls/validators.ts",
      `${unchecked}${header}
import { formats } from "../../src/validation/schemas/formats.ts";
import { RecordSchema } from "../../src/validation/schemas/record.ts";

export const validators: Readonly<Record<string, RecordSchema<unknown>>> = {
${validators.join("")}};
`,
    ],
  ]);
}
