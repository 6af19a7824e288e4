import type { Command } from "commander";
import type { Document } from "../contract/document.ts";
import { ownContract } from "../contract/own-contract.ts";
import { readJson } from "../shared/files.ts";
import { type AgentOptions, agentLines, withAgentOptions } from "./budget.ts";
import { commandOf, examples } from "./options.ts";

/** `svc-monitoring-api constants`: the search of the reference, for constants and rules. */
export function constantsCommand(): Command {
  const command = commandOf(
    "constants",
    "Find constants, their ids, and the rules between them.",
    examples("constants monitor status 10", "constants Period", "constants granularity of a period"),
  );
  return withAgentOptions(command)
    .argument("[words...]", "monitor status 10, or Period; every constant if left out")
    .option("--contract <file>", "the bundle of an extended contract, as JSON")
    .action(async (words: string[], options: AgentOptions & { contract?: string }) => {
      const { findConstants, linesOf, textOf } = await import("./find-constants.ts");
      const found = findConstants(await readJson<Document>(options.contract ?? ownContract), words.join(" "));
      process.stdout.write(options.agent ? agentLines(linesOf(found), options) : textOf(found));
    });
}
