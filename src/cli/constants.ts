import { Command } from "commander";
import type { Document } from "../contract/document.ts";
import { ownContract } from "../contract/own-contract.ts";
import { readJson } from "../shared/read-file.ts";
import { type AgentOptions, agentLines, withAgentOptions } from "./budget.ts";

interface Options extends AgentOptions {
  contract?: string;
}

/** `svc-monitoring-api constants`: the search of the reference, for constants and rules. */
export function constantsCommand(): Command {
  return withAgentOptions(new Command("constants"))
    .description("Find constants, their ids, and the rules between them.")
    .argument("[words...]", "monitor status 10, or Period; every constant if left out")
    .option("--contract <file>", "the bundle of an extended contract, as JSON")
    .addHelpText(
      "after",
      `
Examples:
  npx svc-monitoring-api constants monitor status 10
  npx svc-monitoring-api constants Period
  npx svc-monitoring-api constants granularity of a period
`,
    )
    .action(async (words: string[], { contract = ownContract, ...options }: Options) => {
      const { findConstants, textOf } = await import("./find-constants.ts");
      const found = findConstants(await readJson<Document>(contract), words.join(" "));
      const { heads, rows, note } = found;
      const values = [
        ...rows.map((row) => Object.fromEntries(row.map((cell, index) => [heads[index], cell]))),
        ...(note ? [{ note }] : []),
      ];
      const lines = values.map((value) => JSON.stringify(value));
      process.stdout.write(options.agent ? agentLines(lines, options) : textOf(found));
    });
}
