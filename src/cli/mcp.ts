import { createRequire } from "node:module";
import { type Command, Option } from "commander";
import { readProfile } from "../client/profile.ts";
import { requirePeer } from "../shared/peers.ts";
import { defaultBudget, wholeNumber } from "./mcp/budget.ts";
import type { McpOptions } from "./mcp/calls.ts";
import { commandOf, defaultProfile, examples, namedProfile, profileOption } from "./options.ts";
import type { Session } from "./session.ts";

const { version } = createRequire(import.meta.url)("svc-monitoring-api/package.json");
const peer = "@modelcontextprotocol/server";

export function mcpCommand(session: Session): Command {
  return commandOf(
    "mcp",
    "Serve agents by the Model Context Protocol, on standard input and output: search, read, check, call.",
    "Without --write it only reads. A profile that is read-only is never written to.",
    examples(
      "mcp --config claude --mock",
      "mcp --config vscode --profile customer-a",
      "mcp --write --allow createMonitorGroup",
    ),
  )
    .addOption(profileOption())
    .addOption(new Option("--mock", "call a mock: no account is needed").conflicts("profile"))
    .option("--contract <file>", "the bundle of an extended contract, as JSON")
    .option("--write", "also call the operations of --allow, which change the account")
    .option("--allow <operation...>", "operations that may change something, with --write: createMonitorGroup", [])
    .option("--budget <tokens>", "the size of a result, about", wholeNumber, defaultBudget)
    .addOption(
      new Option("--config <client>", "print the lines for a client, and serve nothing").choices([
        "claude",
        "vscode",
        "cursor",
      ]),
    )
    .action(async (given: McpOptions & { write?: true; config?: string }, command: Command) => {
      const { config, write = false, ...options } = given;
      if (write !== options.allow.length > 0) command.error("error: --write and --allow <operation> need each other.");
      if (config) return session.print(configOf(config, session.argv));
      requirePeer(peer);
      const profile = options.mock
        ? undefined
        : readProfile(namedProfile(options.profile, session.env) ?? defaultProfile, session.env);
      const { serveAgents } = await import("./mcp/server.ts");
      await serveAgents({ ...options, contract: options.contract ?? profile?.contract }, session);
    });
}

/** The lines of a client's configuration that start this server with the same options, in any folder. */
function configOf(client: string, words: readonly string[]): string {
  const own = words.filter((word, index) => word !== "--config" && words[index - 1] !== "--config");
  const packages = [`svc-monitoring-api@${version}`, `${peer}@2`].flatMap((name) => ["-p", name]);
  const server = { command: "npx", args: ["-y", ...packages, "svc-monitoring-api", ...own] };
  const servers = { "svc-monitoring-api": client === "vscode" ? { type: "stdio", ...server } : server };
  return JSON.stringify(client === "vscode" ? { servers } : { mcpServers: servers }, null, 2);
}
