import { Command } from "commander";
import type { Document } from "../contract/document.ts";
import { ownContract } from "../contract/own-contract.ts";
import { readJson } from "../shared/read-file.ts";

/** `svc-monitoring-api constants`: the search of the reference, for constants and rules. */
export function constantsCommand(): Command {
  return new Command("constants")
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
    .action(async (words: string[], { contract = ownContract }: { contract?: string }) => {
      const { findConstants } = await import("./find-constants.ts");
      process.stdout.write(findConstants(await readJson<Document>(contract), words.join(" ")));
    });
}
