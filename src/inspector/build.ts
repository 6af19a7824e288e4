import { spawn } from "node:child_process";
import { readdir, stat } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const inProject = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

const vite = join(dirname(createRequire(import.meta.url).resolve("vite/package.json")), "bin/vite.js");
const config = inProject("src/inspector/vite.config.js");
/** What the page is made of. */
const sources = ["src/inspector", "src/mock/contract"].map(inProject);

/**
 * Builds the page, unless what is there is newer than what it is made of.
 * @param folder where the page goes
 * @returns whether it was built
 */
export async function ensureInspector(folder: string): Promise<boolean> {
  const built = await stat(join(folder, "index.html")).catch(() => undefined);
  if (built && built.mtimeMs > (await newestChange())) return false;
  await buildInspector(folder);
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

async function newestChange(): Promise<number> {
  const lists = await Promise.all(sources.map((folder) => readdir(folder, { recursive: true, withFileTypes: true })));
  const files = lists.flat().filter((entry) => entry.isFile());
  const changes = await Promise.all(
    files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).mtimeMs),
  );
  return Math.max(...changes);
}
