import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { contentHash, isFresh, markFresh } from "./content-hash.ts";

const inProject = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

const vite = join(dirname(createRequire(import.meta.url).resolve("vite/package.json")), "bin/vite.js");
const config = inProject("src/inspector/vite.config.js");
/** The inputs of the page. */
const sources = [
  "src/inspector",
  "src/contract",
  "src/samples",
  "src/site/browser",
  "src/site/style",
  "package-lock.json",
].map(inProject);

/**
 * Builds the page of the inspector, unless it was already built from the same files.
 * @param folder for the page
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
 * Builds the page of the inspector. Vite runs in a separate process, in parallel with the rest of a start: in this
 * process, where tsx hooks into the module loader, it would take several times as long.
 * @param folder for the page
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
