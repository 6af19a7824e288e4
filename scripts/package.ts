/**
 * Part of `npm run package`: bundles the entry points and the commands that package.json names. The libraries of the commands
 * are bundled too, so that users install none of them. We use Rolldown because it lets us choose the chunks. esbuild makes a
 * chunk for each set of entry points, which is slow, because each file takes about a millisecond to load. To add a command, edit
 * src/cli/main.ts.
 */
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build, type Plugin } from "rolldown";
import { minify } from "terser";
import { buildAssets, licensesOf } from "../src/site/assets.ts";
import { run } from "./run.ts";

const { exports, bin, peerDependencies } = JSON.parse(await readFile("package.json", "utf8"));
/** The folder of the chunks that entry points share. */
const folder = "dist/chunks";

/** The modules of the package that package.json names by their place in `dist`. */
const entries: string[] = [
  ...Object.values<{ default?: string }>(exports).map((one) => one.default),
  ...Object.values<string>(bin),
].filter((file) => file !== undefined);

/**
 * Breaks long lines, because Node prints the whole line of an uncaught error. We use Terser because, unlike esbuild, it keeps the
 * annotations by which bundlers leave out what a program does not use.
 */
const shortLines: Plugin = {
  name: "short-lines",
  async generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== "chunk") continue;
      const format = { max_line_len: 400, preserve_annotations: true };
      const { code = "" } = await minify(chunk.code, { module: true, compress: false, mangle: false, format });
      // Terser moves the annotation of a returned call to the place before `return`. There it has no effect, and Rollup warns.
      chunk.code = code.replaceAll("/* @__PURE__ */return ", "return ");
    }
  },
};

await run(async () => {
  const { output } = await build({
    input: Object.fromEntries(entries.map((file) => [nameOf(file), `${nameOf(file)}.ts`])),
    external: [...Object.keys(peerDependencies), "openapi-fetch", "svc-monitoring-api"].map(
      (name) => new RegExp(`^${name}(/|$)`),
    ),
    plugins: [shortLines],
    platform: "node",
    output: {
      dir: "dist",
      chunkFileNames: "chunks/[name]-[hash].js",
      // Names are kept, so that the stack of an error can be read.
      minify: { compress: true, mangle: false, codegen: { removeWhitespace: true } },
      comments: { legal: false },
      codeSplitting: {
        groups: [
          { name: "constants", test: /\/(src|generated)\/constants/ },
          { name: "client", test: /\/src\/client\// },
        ],
      },
    },
  });
  await writeAssets();
  const inputs = output.flatMap((one) => (one.type === "chunk" ? one.moduleIds : []));
  const licenses = await licensesOf(inputs);
  await writeFile(join(folder, "LICENSES.txt"), `${licenses}\n`);
});

function nameOf(file: string): string {
  return file.replace(/^(\.\/)?dist\/|\.js$/g, "");
}

async function writeAssets(): Promise<void> {
  const assets = join(folder, "site-assets");
  await rm(assets, { recursive: true, force: true });
  await mkdir(assets, { recursive: true });
  for (const [file, text] of await buildAssets()) await writeFile(join(assets, file), text);
}
