import { CommanderError } from "commander";
import { ServiceError, TokenBudgetError, TokenError, TransportError } from "../client/errors.ts";
import { StorageError } from "../tokens/storage.ts";

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

/** There is no account to call. */
export class NoAccount extends Error {}

/** The exit code for an error that ended a command. */
export function exitCodeOf(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : exitCodes.usage;
  if (error instanceof Interrupted) return exitCodes.interrupted;
  if ([TokenError, TokenBudgetError, StorageError, NoAccount].some((kind) => error instanceof kind)) {
    return exitCodes.token;
  }
  if (error instanceof ServiceError) return exitCodes.refused;
  if (error instanceof TransportError) return exitCodes.connection;
  return error instanceof TypeError ? exitCodes.usage : exitCodes.refused;
}
