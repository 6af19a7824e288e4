import { Command, CommanderError, InvalidArgumentError, Option } from "commander";
import {
  ConnectionError,
  ServiceError,
  StorageError,
  TimeoutError,
  TokenBudgetError,
  TokenError,
} from "../client/index.ts";
import type { Environment } from "./session.ts";

/** A command, whose help has these paragraphs after the options. */
export function commandOf(name: string, description: string, ...notes: string[]): Command {
  return new Command(name).description(description).addHelpText("after", `\n${notes.join("\n\n")}\n`);
}

export function examples(...lines: string[]): string {
  return ["Examples:", ...lines.map((line) => `  npx svc-monitoring-api ${line}`)].join("\n");
}

/** What the help of a command that calls the service says of its exit codes. */
export const exitHelp =
  "Exit codes: 0 done; 1 refused by the service, declined by you, or failed; 2 wrong use; 3 no connection; 4 no token; 130 interrupted.";

export function portOption(port: number, description: string): Option {
  return new Option("--port <port>", description).default(port).argParser((text) => {
    const given = Number(text);
    if (/^\d+$/.test(text) && given <= 65_535) return given;
    throw new InvalidArgumentError("It must be a whole number from 0 to 65535, such as 4011.");
  });
}

export function profileOption(): Option {
  return new Option("--profile <name>", "the account of login (default: SVC_PROFILE, or default)");
}

/** The profile that a command uses if no other is named. */
export const defaultProfile = "default";

/** The profile of `--profile`, or of SVC_PROFILE. @throws TypeError if a variable of the account is empty */
export function namedProfile(given: string | undefined, env: Environment): string | undefined {
  // An empty value is most likely a variable that is not set: it would name another account.
  const isEmpty = (name: string) => name.startsWith("SVC_") && env[name]?.trim() === "";
  const empty = Object.keys(env).find((name) => isEmpty(name) && !(name === "SVC_PROFILE" && given !== undefined));
  if (empty) throw new TypeError(`${empty} is empty. Give it a value, or unset it.`);
  return given ?? env.SVC_PROFILE?.trim();
}

/** What replaces a refresh token that the auth server refuses. */
export function renewal(given: string | undefined, env: Environment): string {
  return env.SVC_OAUTH2_REFRESH_TOKEN
    ? "Replace SVC_OAUTH2_REFRESH_TOKEN; or unset it, and log in: npx svc-monitoring-api login"
    : `Log in again: ${commandFor("login", given, env)}`;
}

/** What to run for the profile of `--profile` or SVC_PROFILE, which a person would paste. */
export function commandFor(command: string, given: string | undefined, env: Environment): string {
  return `npx svc-monitoring-api ${command} --profile ${namedProfile(given, env) ?? defaultProfile}`;
}

/** The exit codes of all commands, for scripts. */
export const exitCodes = {
  refused: 1,
  usage: 2,
  connection: 3,
  token: 4,
  interrupted: 130,
};

/** A person pressed Ctrl+C at a question. */
export class Interrupted extends Error {}

export class NoProfile extends Error {}

export function exitCodeOf(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : exitCodes.usage;
  if (error instanceof Interrupted) return exitCodes.interrupted;
  if ([TokenError, TokenBudgetError, StorageError, NoProfile].some((kind) => error instanceof kind)) {
    return exitCodes.token;
  }
  if (error instanceof ServiceError) return exitCodes.refused;
  if (error instanceof ConnectionError || error instanceof TimeoutError) return exitCodes.connection;
  return error instanceof TypeError ? exitCodes.usage : exitCodes.refused;
}
