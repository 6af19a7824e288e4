/**
 * Part of `npm run package`: bundles the commands with their libraries, so that users install none of them. A command is
 * added in src/cli/main.ts; another program, here and to `bin`. Beside the bundles are the licenses of the libraries.
 */
import { existsSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join, relative } from "node:path";
import { type BuildOptions, build, type Plugin } from "esbuild";
import { pageSources } from "../src/inspector/index.ts";
import { buildAssets, licensesOf } from "../src/server/assets.ts";
import { siteSources } from "../src/site/assets.ts";
import { run } from "./run.ts";

const programs = ["src/cli/index.ts"];
/** The library that the other entry points need, too: the module that TypeScript wrote becomes a bundle. */
const ajv = "shared/ajv";
const folder = "dist/src/cli";
const { peerDependencies } = createRequire(import.meta.url)("../package.json");

const common: BuildOptions = {
  bundle: true,
  minify: true,
  platform: "node",
  target: "node20",
  format: "esm",
  legalComments: "none",
  metafile: true,
  // For libraries in CommonJS.
  banner: {
    js: 'import { createRequire as requireOf } from "node:module"; const require = requireOf(import.meta.url);',
  },
};

/** What the entry points of the package consist of is there once, and not in the commands, too. */
const shared: Plugin = {
  name: "shared",
  setup({ onResolve }) {
    onResolve({ filter: /^\..*\.(ts|js)$/ }, ({ path, resolveDir, kind }) => {
      const file = relative(process.cwd(), join(resolveDir, path)).replace(/\.ts$/, ".js");
      const isShared = kind !== "entry-point" && existsSync(join("dist", file));
      return isShared ? { path: relative(folder, join("dist", file)), external: true } : undefined;
    });
  },
};

await run(async () => {
  const commands = await build({
    ...common,
    entryPoints: programs,
    outdir: folder,
    splitting: true,
    plugins: [shared],
    external: [...Object.keys(peerDependencies), "typescript"],
  });
  const library = await build({
    ...common,
    entryPoints: [`src/${ajv}.ts`],
    outfile: `dist/src/${ajv}.js`,
    allowOverwrite: true,
  });
  await rm(`dist/src/${ajv}.d.ts`);
  // The validators that Ajv writes import these.
  const helpers = await build({
    ...common,
    format: "cjs",
    banner: {},
    entryPoints: ["equal", "ucs2length"].map((name) => `node_modules/ajv/dist/runtime/${name}.js`),
    outdir: join(folder, "libraries/ajv/dist/runtime"),
  });
  await writeAssets("site-assets", siteSources);
  await writeAssets("inspector-assets", pageSources);
  const inputs = [commands, library, helpers].flatMap(({ metafile }) => Object.keys(metafile?.inputs ?? {}));
  await writeFile(join(folder, "LICENSES.txt"), `${await licensesOf(inputs)}\n`);
});

async function writeAssets(name: string, sources: readonly string[]): Promise<void> {
  await mkdir(join(folder, name), { recursive: true });
  for (const [file, text] of await buildAssets(sources)) await writeFile(join(folder, name, file), text);
}
