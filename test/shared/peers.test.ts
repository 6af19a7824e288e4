import { writeFile } from "node:fs/promises";
import Module, { createRequire } from "node:module";
import { join } from "node:path";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { requirePeer } from "../../src/shared/peers.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const { version } = createRequire(import.meta.url)("svc-monitoring-api/package.json");
const resolver = Module as unknown as { _resolveFilename(name: string, ...more: unknown[]): string };

/** Lets a test run as if the manifests of packages were elsewhere, or nowhere. */
function resolveAs(fileOf: (name: string) => string | Error | undefined): void {
  const resolve = resolver._resolveFilename;
  const spy = vi.spyOn(resolver, "_resolveFilename").mockImplementation((name, ...more) => {
    const file = fileOf(name);
    if (file instanceof Error) throw file;
    return file ?? resolve.call(Module, name, ...more);
  });
  onTestFinished(() => spy.mockRestore());
}

/** Lets a test run as if packages were not installed. */
function hide(...packages: string[]): void {
  const names = packages.flatMap((name) => [name, `${name}/package.json`]);
  const isHidden = (path: string) => names.some((name) => path === name || path.endsWith(`/node_modules/${name}`));
  resolveAs((name) => (isHidden(name) ? new Error(`Cannot find module '${name}'`) : undefined));
}

/** Lets a test run as if a package were installed in another version. */
async function install(name: string, version: string): Promise<void> {
  const folder = await temporaryFolder();
  const manifest = join(folder, "package.json");
  await writeFile(manifest, JSON.stringify({ name, version }));
  resolveAs((one) => (one === `${name}/package.json` ? manifest : undefined));
}

describe("the packages that commands need", () => {
  it.each(["5.9.3", "6.0.3"])("TypeScript %s is what a build needs", async (version) => {
    await install("typescript", version);
    expect(() => requirePeer("typescript")).not.toThrow();
  });

  it.each([
    ["too new", "typescript", 5, "7.0.2"],
    ["too old", "openapi-typescript", 7, "6.7.0"],
    ["brought by openapi-typescript", "@redocly/openapi-core", "2.56", "1.34.24"],
    ["too old within its major", "@redocly/openapi-core", "2.56", "2.48.0"],
  ])("a version that is %s is named, with a way that leaves the project as it is", async (_, name, needed, found) => {
    await install(name, found);
    expect(() => requirePeer(name)).toThrow(
      `This needs ${name} in version ${needed}, and finds version ${found}. Install it with: npm install --save-dev ${name}@${needed}
If your project needs another version, install all in a folder of their own:
  npm install --prefix tools ./svc-monitoring-api-${version}.tgz ${name}@${needed}
  tools/node_modules/.bin/svc-monitoring-api --help`,
    );
  });

  it("all that are missing are named at once", () => {
    hide("esbuild", "typescript");
    expect(() => requirePeer("typescript", "esbuild")).toThrow(
      /^This needs packages that are not installed\. Install them with: npm install --save-dev typescript@5 esbuild@0$/,
    );
  });
});
