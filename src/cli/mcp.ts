import { type Command, Option } from "commander";
import { readProfile } from "../client/profile.ts";
import { requirePeer } from "../shared/peers.ts";
import { defaultBudget, wholeNumber } from "./mcp/budget.ts";
import type { McpOptions } from "./mcp/calls.ts";
import { commandOf, defaultProfile, examples, namedProfile, profileOption } from "./options.ts";
import type { Session } from "./session.ts";

export function mcpCommand(session: Session): Command {
  return commandOf(
    "mcp",
    "Serve agents by the Model Context Protocol, on standard input and output: find and call.",
    "Without --write it only reads. A profile that is read-only is never written to.",
    examples("mcp --mock", "mcp --profile customer-a", "mcp --write --allow createMonitorGroup"),
  )
    .addOption(profileOption())
    .addOption(new Option("--mock", "call a mock: no account is needed").conflicts("profile"))
    .option("--contract <file>", "the bundle of an extended contract, as JSON")
    .option("--write", "also call the operations of --allow, which change the account")
    .option("--allow <operation...>", "operations that may change something, with --write: createMonitorGroup", [])
    .option("--budget <tokens>", "the size of a result, about", wholeNumber, defaultBudget)
    .action(async (given: McpOptions & { write?: true }, command: Command) => {
      const { write = false, ...options } = given;
      if (write !== options.allow.length > 0) command.error("error: --write and --allow <operation> need each other.");
      requirePeer("@modelcontextprotocol/server");
      const profile = options.mock
        ? undefined
        : readProfile(namedProfile(options.profile, session.env) ?? defaultProfile, session.env);
      const { serveAgents } = await import("./mcp/server.ts");
      await serveAgents({ ...options, contract: options.contract ?? profile?.contract }, session);
    });
}
