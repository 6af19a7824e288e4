import { createRequire } from "node:module";
import { Command, Option } from "commander";
import { readProfile } from "../client/profile.ts";
import { requirePeer } from "../shared/peers.ts";
import { defaultBudget, wholeNumber } from "./budget.ts";
import { profileOption } from "./options.ts";

const clients = ["claude", "vscode", "cursor"] as const;

interface Options {
  profile?: string;
  mock?: true;
  contract?: string;
  write?: true;
  allow: string[];
  budget: number;
  config?: (typeof clients)[number];
}

const { version } = createRequire(import.meta.url)("svc-monitoring-api/package.json");
const peer = "@modelcontextprotocol/server";

/** `svc-monitoring-api mcp`: a server of the Model Context Protocol, for agents. */
export function mcpCommand(): Command {
  return new Command("mcp")
    .description("Serve agents by the Model Context Protocol, on standard input and output: search, read, check, call.")
    .addOption(profileOption())
    .option("--mock", "call a mock: no account is needed")
    .option("--contract <file>", "the bundle of an extended contract, as JSON")
    .option("--write", "also call the operations of --allow, which change the account")
    .option("--allow <operation...>", "operations that may change something, with --write: createMonitorGroup", [])
    .option("--budget <tokens>", "the size of a result, about", wholeNumber, defaultBudget)
    .addOption(new Option("--config <client>", "print the lines for a client, and serve nothing").choices(clients))
    .addHelpText(
      "after",
      `
Without --write it only reads. A profile that is read-only is never written to.

Examples:
  npx svc-monitoring-api mcp --config claude --mock
  npx svc-monitoring-api mcp --config vscode --profile customer-a
  npx svc-monitoring-api mcp --write --allow createMonitorGroup
`,
    )
    .action(async ({ config, write, ...options }: Options, command: Command) => {
      const { allow, profile, mock } = options;
      if ((write === true) !== allow.length > 0)
        command.error("error: --write and --allow <operation> need each other.");
      if (config) return console.log(configOf(config, process.argv.slice(process.argv.indexOf("mcp"))));
      requirePeer(peer);
      const { defaultProfile } = await import("./profile-file.ts");
      const known = mock ? undefined : readProfile(profile ?? (process.env.SVC_PROFILE?.trim() || defaultProfile));
      const { serveAgents } = await import("./mcp/server.ts");
      await serveAgents({ ...options, contract: options.contract ?? known?.contract });
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
