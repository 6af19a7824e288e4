import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { describe, expect, it, onTestFinished } from "vitest";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { InstalledPackage } from "./installed.ts";

describe.skipIf(!process.env.CI)("mcp of the installed package (from the registry: CI only)", () => {
  it("serves by the lines of --config in an empty folder, and without them names the package that it needs", async () => {
    const installed = await InstalledPackage.make();
    onTestFinished(() => installed.remove());
    const without = installed.command("mcp", "--mock");
    expect(await without.ended).toBe(1);
    expect(without.output).toContain("npm install --save-dev @modelcontextprotocol/server@2");

    const config = installed.command("mcp", "--config", "claude", "--mock");
    expect(await config.ended).toBe(0);
    const { command, args } = JSON.parse(config.output).mcpServers["svc-monitoring-api"];
    // Until the package is published, its file takes the place of its name.
    const own = args.map((word: string) => (word.startsWith("svc-monitoring-api@") ? installed.tarball : word));
    const cwd = await temporaryFolder();
    const client = new Client({ name: "test", version: "1" });
    onTestFinished(() => client.close());
    const env = { ...(process.env as Record<string, string>), npm_config_prefer_offline: "true" };
    await client.connect(new StdioClientTransport({ command, args: own, cwd, env }));
    const { content } = await client.callTool({ name: "call", arguments: { operation: "listMonitors" } });
    expect(content).toMatchObject([{ text: expect.stringContaining("123412341234123411") }]);
  });
});
