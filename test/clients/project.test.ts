import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it, onTestFinished } from "vitest";
import { isWithoutRegistry, run } from "./project.ts";

const manifest = fileURLToPath(new URL("../../examples/clients/typescript/package.json", import.meta.url));
const hint = "No package registry is reached; the first run downloads what the project's files pin.";

describe("a command that reaches no package registry", () => {
  it.each([
    ["pip", "Failed to establish a new connection: [Errno 111] Connection refused')': /simple/annotated-doc/"],
    ["pip", "Failed to establish a new connection: [Errno -3] Temporary failure in name resolution')"],
    ["go", 'Get "https://example.com/@v/v2.8.2.zip": dial tcp: lookup example.com: no such host'],
    ["mvn", "Connect to 127.0.0.1:9 [/127.0.0.1] failed: Connection refused"],
    ["mvn", "Could not transfer artifact org.example:a:jar:1.0 from/to central: Unknown host example.com"],
    ["cargo", "[7] Could not connect to server (Failed to connect to 127.0.0.1 port 9 after 0 ms)"],
    ["cargo", "[6] Could not resolve host: example.com"],
    ["npm", "npm error code ECONNREFUSED"],
    ["npm", "npm error code ENOTFOUND"],
  ])("is recognized by what %s prints: %s", (_, output) => {
    expect(isWithoutRegistry(output)).toBe(true);
  });

  it.each([
    ["pip", "ERROR: No matching distribution found for httpx==99"],
    ["go", "./main.go:15:2: undefined: service"],
    ["cargo", "error[E0308]: mismatched types"],
    ["npm", "npm error code E404"],
  ])("is not what another failure of %s is taken for: %s", (_, output) => {
    expect(isWithoutRegistry(output)).toBe(false);
  });

  it("fails with a message that says so, before its output", async () => {
    const folder = await mkdtemp(join(tmpdir(), "clients-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    await copyFile(manifest, join(folder, "package.json"));
    const command = "npm install --ignore-scripts --cache . --fetch-retries 0 --registry http://127.0.0.1:9";
    await expect(run(folder, command)).rejects.toThrow(`${command}\n${hint}\n`);
  });
});
