import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { describe, expect, it, onTestFinished } from "vitest";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { InstalledPackage } from "./installed.ts";

describe.skipIf(!process.env.CI)("mcp of the installed package (from the registry: CI only)", () => {
  it("serves by the lines of the docs in another folder, and names the package that it needs", async () => {
    const installed = await InstalledPackage.make();
    onTestFinished(() => installed.remove());
    const without = installed.command("mcp", "--mock");
    expect(await without.ended).toBe(1);
    expect(without.output).toContain("npm install --save-dev @modelcontextprotocol/server@2");
    const page = await readFile("docs/command-line.md", "utf8");
    const [, install = ""] = /npm install (@modelcontextprotocol\S+)/.exec(page) ?? [];
    await installed.add(install);

    const [, lines = ""] = /```json\n([^`]+)```/.exec(page) ?? [];
    const { command, args } = JSON.parse(lines).mcpServers.monitoring;
    const client = new Client({ name: "test", version: "1" });
    onTestFinished(() => client.close());
    const path = command.replace("/srv/project", join(installed.path, "../.."));
    await client.connect(
      new StdioClientTransport({ command: path, args: [...args, "--mock"], cwd: await temporaryFolder() }),
    );
    const { content } = await client.callTool({ name: "call", arguments: { operation: "listMonitors" } });
    expect(content).toMatchObject([{ text: expect.stringContaining("123412341234123411") }]);
  });
});
