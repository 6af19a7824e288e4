import { CommanderError } from "commander";
import {
  ConnectionError,
  ServiceError,
  StorageError,
  TimeoutError,
  TokenBudgetError,
  TokenError,
} from "../client/index.ts";

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
