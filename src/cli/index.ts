#!/usr/bin/env node
/** The command `svc-monitoring-api`. Each subcommand has a file, which imports what it runs only when it runs. */
import { createRequire } from "node:module";
import { Command } from "commander";
import { buildCommand } from "./build.ts";
import { changesCommand } from "./changes.ts";
import { docsCommand } from "./docs.ts";
import { draftCommand } from "./draft.ts";
import { mockCommand, startCommand } from "./mock.ts";
import { checkCommand, recordCommand } from "./traffic.ts";

const { version } = createRequire(import.meta.url)("svc-monitoring-api/package.json");

const program = new Command("svc-monitoring-api")
  .version(version, "--version")
  .description("Tools for a monitoring service's REST API.")
  .showHelpAfterError("Run the command with --help to see its options.")
  .addCommand(startCommand())
  .addCommand(mockCommand())
  .addCommand(buildCommand())
  .addCommand(changesCommand())
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
