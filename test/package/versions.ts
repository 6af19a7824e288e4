import { execFile } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const run = promisify(execFile);
const here = fileURLToPath(new URL("versions/", import.meta.url));

/** The compilers after TypeScript 5.9, which is the project's own. */
export const compilers = [6, 7].map((version) => ({
  version,
  path: join(here, `node_modules/typescript${version}/bin/tsc`),
}));

/** The lines of Node with long-term support. The lock file has their binaries for CI's platform. */
export const nodes = {
  isPossible: process.platform === "linux" && process.arch === "x64",
  versions: [20, 22, 24].map((version) => ({ version, path: join(here, `node_modules/node${version}/bin/node`) })),
  versionOf: async (path: string) => (await run(path, ["--version"])).stdout,
};

/** Installs the versions in the lock file. */
export async function installVersions(): Promise<void> {
  await run("npm", ["ci", "--prefix", here, "--prefer-offline", "--no-audit", "--no-fund"]);
}
