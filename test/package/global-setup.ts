import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  export interface ProvidedContext {
    /** The path of the `.tgz` file of the package. */
    tarball?: string;
    /** The folder of a project with the package alone, which each test copies. */
    project?: string;
  }
}

/** Packs and installs the package once for all tests of a run. It compiles everything, so that only CI does it. */
export default async function setUp({ provide }: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (!process.env.CI) return undefined;
  const folder = await mkdtemp(join(tmpdir(), "packed-"));
  await promisify(execFile)("npm", ["pack", "--pack-destination", folder]);
  const [name = ""] = await readdir(folder);
  provide("tarball", join(folder, name));
  const project = join(folder, "project");
  await mkdir(project);
  await writeFile(join(project, "package.json"), '{ "type": "module" }');
  const quickly = ["--prefer-offline", "--no-audit", "--no-fund"];
  await promisify(execFile)("npm", ["install", ...quickly, join(folder, name)], { cwd: project });
  provide("project", project);
  return () => rm(folder, { recursive: true, force: true });
}
