#!/usr/bin/env node
/** The command `svc-monitoring-api`. Each subcommand has a file, which imports what it runs only when it runs. */
import { Command } from "commander";
import { buildCommand } from "./build.ts";
import { docsCommand } from "./docs.ts";
import { draftCommand } from "./draft.ts";
import { mockCommand, startCommand } from "./mock.ts";
import { checkCommand, recordCommand } from "./traffic.ts";

const program = new Command("svc-monitoring-api")
  .description("Tools for a monitoring service's REST API.")
  .showHelpAfterError("Run the command with --help to see its options.")
  .addCommand(startCommand())
  .addCommand(mockCommand())
  .addCommand(buildCommand())
  .addCommand(docsCommand())
  .addCommand(checkCommand())
  .addCommand(recordCommand())
  .addCommand(draftCommand());

try {
  await program.parseAsync();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
