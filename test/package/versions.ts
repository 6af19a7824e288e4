import { execFile } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { installIn } from "../support/install.ts";

const run = promisify(execFile);
const here = fileURLToPath(new URL("versions/", import.meta.url));

const compiler = (version: number, folder: string) => ({ version, path: join(folder, "bin/tsc") });

/** The current compilers. The project's own is TypeScript 5.9. */
export const compilers = {
  5.9: compiler(5.9, "node_modules/typescript"),
  7: compiler(7, join(here, "node_modules/typescript7")),
};

/** The lines of Node with long-term support. The folder has their binaries for CI's platform. */
export const nodes = {
  isPossible: process.platform === "linux" && process.arch === "x64",
  versions: [20, 22, 24].map((version) => ({ version, path: join(here, `node_modules/node${version}/bin/node`) })),
  versionOf: async (path: string) => (await run(path, ["--version"])).stdout,
};

/** Installs the versions of the folder's package.json. */
export const installVersions = () => installIn(here);
