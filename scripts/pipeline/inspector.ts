import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { contentHash, isFresh, markFresh } from "./content-hash.ts";

const inProject = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

const vite = join(dirname(createRequire(import.meta.url).resolve("vite/package.json")), "bin/vite.js");
const config = inProject("src/inspector/vite.config.js");
/** What the page is made of. */
const sources = ["src/inspector", "src/contract", "package-lock.json"].map(inProject);

/**
 * Builds the page, unless what is there was built from the same files.
 * @param folder where the page goes
 * @returns whether it was built
 */
export async function ensureInspector(folder: string): Promise<boolean> {
  const hash = await contentHash(inProject(""), sources);
  if (existsSync(join(folder, "index.html")) && (await isFresh(folder, hash))) return false;
  await buildInspector(folder);
  await markFresh(folder, hash);
  return true;
}

/**
 * Builds the page. Vite runs as a process of its own, beside the rest of a start: loaded into this one, it would take
 * several times as long.
 * @param folder where the page goes
 */
export async function buildInspector(folder: string): Promise<void> {
  const args = ["build", "--config", config, "--configLoader", "native", "--outDir", folder, "--logLevel", "warn"];
  const child = spawn(process.execPath, [vite, ...args], { stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      output += chunk;
    });
  }
  const code = await new Promise((resolve, reject) => child.on("error", reject).on("close", resolve));
  if (code !== 0) throw new Error(`vite build of the inspector ended with code ${code}:\n${output}`);
}
