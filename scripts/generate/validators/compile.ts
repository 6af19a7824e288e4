import { Ajv2020 } from "ajv/dist/2020.js";
import standalone from "ajv/dist/standalone/index.js";
import { build } from "esbuild";
import { ajvOptions, type JsonSchema, keyOf } from "./json-schema.ts";

/**
 * Compiles schemas with Ajv, JSON Schema 2020-12, to functions that need neither Ajv nor `eval` at run time.
 * @param schemas the schemas by name, with all that they refer to
 * @param names the schemas to compile
 * @returns by name, the source of a function that loads the validator. The validator returns true if a value is valid; otherwise
 * its property `errors` has the errors
 * @throws Error of Ajv, if a schema is not valid
 */
export async function compileSchemas(
  schemas: ReadonlyMap<string, JsonSchema>,
  names: readonly string[],
): Promise<Map<string, string>> {
  const ajv = new Ajv2020({ ...ajvOptions, code: { source: true, esm: true } });
  for (const [name, schema] of schemas) ajv.addSchema(schema, keyOf(name));
  const sources = names.map(async (name): Promise<[string, string]> => {
    const validate = ajv.getSchema(keyOf(name));
    if (!validate) throw new Error(`Ajv cannot find the schema ${name}.`);
    return [name, await functionOf(standalone.default(ajv, validate).replace(/export default \w+;/, ""))];
  });
  return new Map(await Promise.all(sources));
}

/**
 * Writes a module of Ajv as an expression: a function that runs the module, and returns its only export. It is minified, and
 * contains the helpers that the module imports from Ajv, such as the length of a string.
 */
async function functionOf(module: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: module, resolveDir: import.meta.dirname },
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2022",
    write: false,
  });
  const code = outputFiles[0]?.text ?? "";
  const [text, name] = /export\{([\w$]+) as validate\};?\s*$/.exec(code) ?? [];
  if (text === undefined) throw new Error(`Unexpected output of esbuild: ${code.slice(-200)}`);
  return `() => {${code.slice(0, -text.length)}return ${name};}`;
}
