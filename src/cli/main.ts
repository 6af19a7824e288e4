/** The command line. Each subcommand has its own file, which loads its implementation only when the subcommand is run. */
import { createRequire } from "node:module";
import { Command, CommanderError } from "commander";
import { messageOf, printable } from "../shared/text.ts";
import { callCommand } from "./commands/call.ts";
import { loginCommand, logoutCommand, tokenCommand } from "./commands/profile.ts";
import { constantsCommand, docsCommand } from "./commands/reference.ts";
import { mockCommand, startCommand } from "./commands/serve.ts";
import { adviceOn } from "./error-advice.ts";
import { exitCodeOf } from "./exit-codes.ts";
import { type Host, Session } from "./session.ts";

const { version } = createRequire(import.meta.url)("svc-monitoring-api/package.json");

const groups = {
  "Without an account:": [startCommand, mockCommand, constantsCommand, docsCommand],
  "Your account:": [loginCommand, logoutCommand, tokenCommand, callCommand],
};

/**
 * Runs a command until it is done, or until the host signals that it is to stop.
 * @param argv the words after the name of the program
 * @returns the exit code
 */
export async function main(argv: readonly string[], host: Host): Promise<number> {
  const session = new Session(argv, host);
  host.stdout.on("error", ({ code }: NodeJS.ErrnoException) => {
    // The reader has ended, as `head` does after ten lines.
    if (code === "EPIPE") return host.exit(0);
    session.note(`The output cannot be written (${code}).`);
    host.exit(1);
  });
  try {
    await programOf(session).parseAsync(argv, { from: "user" });
    return session.exitCode;
  } catch (error) {
    const code = exitCodeOf(error);
    // Commander has printed its own errors.
    if (error instanceof CommanderError) return code;
    // Line breaks stay. Other control characters are removed, because a server may have sent them.
    session.note(withReason(error).split("\n").map(printable).join("\n"));
    const advice = adviceOn(error, session);
    if (advice) session.note(advice);
    return code;
  }
}

/**
 * The message of an error. When `fetch` rejects a request, for example because of a blocked port, only the `cause` of the error
 * says why.
 */
function withReason(error: unknown): string {
  const { cause } = Object(error);
  return cause instanceof Error ? `${messageOf(error)}: ${cause.message}` : messageOf(error);
}

/** An empty value is most likely a variable that is not set: without this, `--zaaid "$Z"` would act on the own account. */
function requireValues(command: Command): void {
  for (const option of command.options) {
    const values: unknown[] = [command.getOptionValue(option.attributeName())].flat();
    if (values.includes("")) command.error(`error: option '${option.flags}' is empty. Is a variable not set?`);
  }
}

function programOf(session: Session): Command {
  const program = new Command("svc-monitoring-api")
    .version(version, "-v, --version")
    .description("Tools for a monitoring service's REST API.")
    .showHelpAfterError("Run the command with --help to see its options.")
    // Otherwise `call --version 2.0`, the version of the API, would print the version of the package.
    .enablePositionalOptions()
    .helpCommand(false)
    // The list shows only names; the help of each command shows its arguments.
    .configureHelp({ subcommandTerm: (command) => command.name() })
    .exitOverride()
    .configureOutput({
      writeOut: (text) => session.stdout.write(text),
      writeErr: (text) => session.stderr.write(text),
      getOutHelpWidth: () => session.columns,
    })
    .hook("preAction", (_program, command) => {
      requireValues(command);
      session.profile = command.getOptionValue("profile");
    });
  for (const [heading, commands] of Object.entries(groups)) {
    program.commandsGroup(heading);
    for (const command of commands) program.addCommand(command(session).copyInheritedSettings(program));
  }
  return program;
}
