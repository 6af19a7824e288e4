import { Ajv2020 } from "ajv/dist/2020.js";
import standalone from "ajv/dist/standalone/index.js";
import { build, type Plugin } from "esbuild";
import { ajvOptions, type JsonSchema, keyOf } from "./json-schema.ts";

/**
 * Compiles schemas with Ajv, JSON Schema 2020-12, to functions that need neither Ajv nor `eval` at run time.
 * @param schemas every schema by name; those that `names` refer to must be among them
 * @param names the schemas to compile
 * @returns the source of a function for each, which loads a function that returns whether a value is valid, and leaves its errors in
 * `errors`
 * @throws Error of Ajv, if a schema is not valid
 */
export async function compileSchemas(
  schemas: ReadonlyMap<string, JsonSchema>,
  names: readonly string[],
): Promise<Map<string, string>> {
  const ajv = new Ajv2020({ ...ajvOptions, code: { source: true, esm: true } });
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
      const resolveDir = import.meta.dirname;
      onLoad({ filter: /./, namespace: "given" }, ({ path }) => ({ contents: sources.get(path) ?? "", resolveDir }));
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

/** The module as an expression: a function that runs it and returns its only export. */
function functionOf(module: string): string {
  const [text, name] = /export\{([\w$]+) as validate\};?\s*$/.exec(module) ?? [];
  if (text === undefined) throw new Error(`Unexpected output of esbuild: ${module.slice(-200)}`);
  return `() => {${module.slice(0, -text.length)}return ${name};}`;
}
