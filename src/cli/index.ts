#!/usr/bin/env node
/** The command `svc-monitoring-api`. Each subcommand has a file, which imports what it runs only when it runs. */
import { createRequire } from "node:module";
import { Command, CommanderError } from "commander";
import { messageOf } from "../client/errors.ts";
import { buildCommand, changesCommand } from "./build.ts";
import { callCommand } from "./call.ts";
import { draftCommand } from "./draft.ts";
import { doctorCommand, loginCommand, logoutCommand, tokenCommand } from "./login.ts";
import { mcpCommand } from "./mcp.ts";
import { mockCommand, startCommand } from "./mock.ts";
import { exitCodeOf } from "./options.ts";
import { constantsCommand, docsCommand } from "./reference.ts";
import { checkCommand, recordCommand } from "./traffic.ts";

const { version } = createRequire(import.meta.url)("svc-monitoring-api/package.json");

const groups = {
  "Without an account:": [startCommand(), mockCommand(), constantsCommand(), docsCommand()],
  "Your account:": [
    loginCommand(),
    callCommand(),
    tokenCommand(),
    doctorCommand(),
    logoutCommand(),
    recordCommand(),
    mcpCommand(),
  ],
  "The contract:": [checkCommand(), draftCommand(), buildCommand(), changesCommand()],
};

const program = new Command("svc-monitoring-api")
  .version(version, "--version")
  .description("Tools for a monitoring service's REST API.")
  .showHelpAfterError("Run the command with --help to see its options.")
  // `call --version 2.0` is the version of the API.
  .enablePositionalOptions()
  .exitOverride();
for (const [heading, commands] of Object.entries(groups)) {
  program.commandsGroup(heading);
  for (const command of commands) program.addCommand(command.copyInheritedSettings(program));
}

process.stdout.on("error", ({ code }: NodeJS.ErrnoException) => {
  // A reader that has enough, such as `head`.
  if (code === "EPIPE") process.exit(0);
  console.error(`The output cannot be written (${code}).`);
  process.exit(1);
});

try {
  await program.parseAsync();
} catch (error) {
  // Commander has printed its own errors.
  if (!(error instanceof CommanderError)) console.error(messageOf(error));
  process.exitCode = exitCodeOf(error);
}
