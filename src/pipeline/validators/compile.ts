import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { build, type Plugin } from "esbuild";
import { _, Ajv2020, standalone } from "../../shared/ajv.ts";
import { ajvOptions, type JsonSchema, keyOf } from "../../validation/compile/json-schema.ts";

/**
 * Compiles schemas with Ajv, JSON Schema 2020-12, to functions that need neither Ajv nor `eval` at run time.
 * @param schemas every schema by name; those that `names` refer to must be among them
 * @param names the schemas to compile
 * @returns the source of a function for each, which loads a function that returns whether a value is valid, and leaves its errors in
 * `errors`. Some need `formats` of src/validation/schemas/formats.ts
 * @throws Error of Ajv, if a schema is not valid
 */
export async function compileSchemas(
  schemas: ReadonlyMap<string, JsonSchema>,
  names: readonly string[],
): Promise<Map<string, string>> {
  const code = { ...ajvOptions.code, source: true, esm: true, formats: _`formats` };
  const ajv = new Ajv2020({ ...ajvOptions, code });
  for (const [name, schema] of schemas) ajv.addSchema(schema, keyOf(name));
  const sources = new Map(
    names.map((name) => {
      const validate = ajv.getSchema(keyOf(name));
      if (!validate) throw new Error(`Ajv cannot find the schema ${name}.`);
      return [name, standalone.default(ajv, validate).replace(/export default \w+;/, "")];
    }),
  );
  return bundled(sources);
}

/** Minifies the modules, and writes the helpers of Ajv that some import, such as the length of a string, into them. */
async function bundled(sources: ReadonlyMap<string, string>): Promise<Map<string, string>> {
  const given: Plugin = {
    name: "given",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /./ }, ({ path, kind }) =>
        kind === "entry-point" ? { path, namespace: "given" } : undefined,
      );
      onLoad({ filter: /./, namespace: "given" }, ({ path }) => ({
        contents: sources.get(path) ?? "",
      }));
      // Node finds and reads them, because esbuild does not look into the archives of Yarn.
      onResolve({ filter: /^ajv/, namespace: "given" }, ({ path }) => ({ path: helper(path), namespace: "helper" }));
      onLoad({ filter: /./, namespace: "helper" }, async ({ path }) => ({
        contents: await readFile(path, "utf8"),
        resolveDir: dirname(path),
      }));
    },
  };
  const { outputFiles } = await build({
    entryPoints: [...sources.keys()],
    plugins: [given],
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2022",
    outdir: "/",
    write: false,
  });
  return new Map(outputFiles.map(({ path, text }) => [path.replace(/^.*[\\/]|\.js$/g, ""), functionOf(text)]));
}

/** The file of a helper of Ajv, which the package has in a folder of its own. */
function helper(path: string): string {
  const packed = join(import.meta.dirname, "libraries", `${path}.js`);
  return existsSync(packed) ? packed : createRequire(import.meta.url).resolve(path);
}

/** The module as an expression: a function that runs it and returns its only export. */
function functionOf(module: string): string {
  const [text, name] = /export\{([\w$]+) as validate\};?\s*$/.exec(module) ?? [];
  if (text === undefined) throw new Error(`Unexpected output of esbuild: ${module.slice(-200)}`);
  return `() => {${module.slice(0, -text.length)}return ${name};}`;
}
