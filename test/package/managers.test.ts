import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { beforeAll, describe, expect, inject, it, onTestFinished } from "vitest";
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
const overlay = `overlay: 1.1.0
info: { title: Acme, version: "1" }
actions:
  - target: $.paths
    update:
      /maintenance:
        get: { operationId: listMaintenance, responses: { "200": { description: The maintenance windows. } } }
`;
const isPossible = ({ name }: Manager) => name !== "Bun" || (process.platform === "linux" && process.arch === "x64");

describe.skipIf(!process.env.CI)("the first test with each package manager (from the registry: CI only)", () => {
  beforeAll(() => installIn(here), 120_000);

  it.each(managers.filter(isPossible))(
    "is green with $name",
    async ({ add, env }) => {
      const { project, run } = await newProject(env);
      await cp(join(here, "first.js"), join(project, "first.test.js"));
      await run([...add, `svc-monitoring-api@file:${inject("tarball")}`]);
      await run([process.execPath, "--test", "first.test.js"]);
    },
    120_000,
  );

  it("runs, and an own contract is built, from the archives of Yarn 4, without node_modules", async () => {
    const yarn = script("yarn4/bin/yarn.js");
    const { project, run } = await newProject({ YARN_NODE_LINKER: "pnp", YARN_ENABLE_TELEMETRY: "0" });
    await cp(join(here, "first.js"), join(project, "first.test.js"));
    await writeFile(join(project, "acme.overlay.yaml"), overlay);
    const peers = ["openapi-typescript@7", "typescript@5", "esbuild@0.28", "@redocly/openapi-core@2"];
    await run([...yarn, "add", "--dev", `svc-monitoring-api@file:${inject("tarball")}`, ...peers]);
    await run([...yarn, "node", "--test", "first.test.js"]);
    await run([...yarn, "svc-monitoring-api", "build", "acme.overlay.yaml"]);
    expect(await readFile(join(project, "generated/types.ts"), "utf8")).toContain("listMaintenance");
    expect(existsSync(join(project, "node_modules"))).toBe(false);
  }, 240_000);

  it("a project with TypeScript 7 keeps it, and builds as the message says", async () => {
    const { project, run } = await newProject();
    await writeFile(join(project, "acme.overlay.yaml"), overlay);
    const tarball = inject("tarball") ?? "";
    await cp(tarball, join(project, basename(tarball)));
    await run(["npm", "install", "--save-dev", "typescript@7", `./${basename(tarball)}`]);
    const build = ["svc-monitoring-api", "build", "acme.overlay.yaml"];
    const message = await run(["npx", ...build]).then(
      () => "",
      (error: Error) => error.message,
    );
    const [, install = "", command] = /^ {2}(npm install .*)\n {2}(\S+) --help$/m.exec(message) ?? [];
    await run(install.split(" "));
    await run([`./${command}`, ...build.slice(1)]);
    expect(await readFile(join(project, "generated/types.ts"), "utf8")).toContain("listMaintenance");
    expect((await run(["npx", "tsc", "--version"])).stdout).toMatch(/^Version 7/);
  }, 240_000);

  /** An empty project, and what runs a command in it. */
  async function newProject(env: Record<string, string> = {}) {
    const project = await temporaryFolder(onTestFinished);
    await writeFile(join(project, "package.json"), '{ "type": "module" }');
    const run = ([command = "", ...args]: string[]) =>
      promisify(execFile)(command, args, {
        cwd: project,
        timeout: 100_000,
        env: { ...process.env, CI: "", NODE_ENV: "", VITEST: "", NODE_OPTIONS: "", ...env },
      }).catch(({ stdout, stderr }) => {
        throw new Error(stdout + stderr);
      });
    return { project, run };
  }
});
