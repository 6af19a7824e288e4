import { mkdtemp, rm, writeFile } from "node:fs/promises";
import Module from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { startMock } from "../../src/mock/index.ts";
import { requirePeer } from "../../src/shared/peers.ts";
import { redoclyCli } from "../../src/shared/redocly.ts";
import { bundlePath } from "../support/bundle.ts";
import { get, start } from "./support.ts";

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
  const folder = await mkdtemp(join(tmpdir(), "packages-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const manifest = join(folder, "package.json");
  await writeFile(manifest, JSON.stringify({ name, version }));
  resolveAs((one) => (one === `${name}/package.json` ? manifest : undefined));
}

describe("without the packages that it can use", () => {
  it("the mock checks, keeps records, and can be controlled", async () => {
    hide("ajv");
    const mock = await start({ records: { monitors: [{ monitor_id: "7" }] } });
    expect((await get(mock, "/monitors/7")).body.data).toEqual({ monitor_id: "7" });
    const create = { method: "POST", headers: { "Content-Type": "application/json" }, body: "{}" };
    expect((await get(mock, "/monitor_groups", create.headers, create)).status).toBe(400);
    mock.override({ operation: "listMonitors", body: { code: 0, message: "success", data: [] }, times: 1 });
    expect((await get(mock, "/monitors")).body.data).toEqual([]);
  });

  it("another contract is refused, and the message says what to install", async () => {
    hide("ajv");
    await expect(startMock({ contract: bundlePath })).rejects.toThrow("npm install --save-dev ajv@8");
  });

  it("Redocly's first command line, which cannot check traffic, is as good as none", async () => {
    await install("@redocly/cli", "1.34.0");
    expect(redoclyCli).toThrow("npm install --save-dev @redocly/cli@2");
  });

  it.each(["5.9.3", "6.0.3"])("TypeScript %s is what a build needs", async (version) => {
    await install("typescript", version);
    expect(() => requirePeer("typescript")).not.toThrow();
  });

  it("a version that is too new is as good as none", async () => {
    await install("typescript", "7.0.2");
    expect(() => requirePeer("typescript")).toThrow("This needs typescript in version 5, and finds version 7.0.2.");
  });

  it("a version that is too old is as good as none, and the message names it", async () => {
    await install("ajv", "6.15.0");
    await expect(startMock({ contract: bundlePath })).rejects.toThrow(
      "This needs ajv in version 8, and finds version 6.15.0. Install it with: npm install --save-dev ajv@8",
    );
  });
});
