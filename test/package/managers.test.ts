import { execFile } from "node:child_process";
import { cp, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { beforeAll, describe, inject, it } from "vitest";
import { installIn } from "../support/install.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const here = fileURLToPath(new URL("managers/", import.meta.url));
const script = (path: string) => [process.execPath, join(here, "node_modules", path)];

interface Manager {
  name: string;
  add: string[];
  env?: Record<string, string>;
}

const managers: Manager[] = [
  { name: "pnpm", add: [...script("pnpm/bin/pnpm.mjs"), "add", "--save-dev"] },
  { name: "Yarn 1", add: [...script("yarn1/bin/yarn.js"), "add", "--dev"] },
  {
    name: "Yarn 4",
    add: [...script("yarn4/bin/yarn.js"), "add", "--dev"],
    env: { YARN_NODE_LINKER: "node-modules", YARN_ENABLE_TELEMETRY: "0" },
  },
  { name: "Bun", add: [join(here, "node_modules/@oven/bun-linux-x64/bin/bun"), "add", "--dev"] },
];
const isPossible = ({ name }: Manager) => name !== "Bun" || (process.platform === "linux" && process.arch === "x64");

describe.skipIf(!process.env.CI)("the first test with each package manager (from the registry: CI only)", () => {
  beforeAll(() => installIn(here), 120_000);

  it.each(managers.filter(isPossible))(
    "is green with $name",
    async ({ add, env }) => {
      const project = await temporaryFolder();
      await writeFile(join(project, "package.json"), '{ "type": "module" }');
      await cp(join(here, "first.js"), join(project, "first.test.js"));
      const run = ([command = "", ...args]: string[]) =>
        promisify(execFile)(command, args, {
          cwd: project,
          timeout: 100_000,
          env: { ...process.env, CI: "", NODE_ENV: "", VITEST: "", NODE_OPTIONS: "", ...env },
        }).catch(({ stdout, stderr }) => {
          throw new Error(stdout + stderr);
        });
      await run([...add, `svc-monitoring-api@file:${inject("tarball")}`]);
      await run([process.execPath, "--test", "first.test.js"]);
    },
    120_000,
  );
});
