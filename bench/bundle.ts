import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { type BuildOptions, build } from "esbuild";

const project = fileURLToPath(new URL("..", import.meta.url));

/** Bundles a program with its dependencies into one ES module. Imports are relative to the project. */
export async function bundle(program: string, options: BuildOptions = {}): Promise<Uint8Array> {
  const { outputFiles } = await build({
    stdin: { contents: program, loader: "ts", resolveDir: project },
    bundle: true,
    format: "esm",
    platform: "neutral",
    mainFields: ["module", "main"],
    target: "es2022",
    nodePaths: [`${project}bench/node_modules`],
    write: false,
    ...options,
  });
  const [file] = outputFiles ?? [];
  if (!file) throw new Error("esbuild wrote nothing.");
  return file.contents;
}

/** The size of a program in bytes, bundled, minified and compressed. */
export async function minifiedSize(program: string): Promise<number> {
  return gzipSync(await bundle(program, { minify: true }), { level: 9 }).length;
}
