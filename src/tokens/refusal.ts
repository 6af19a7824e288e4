import { TokenBudgetError, TokenError } from "../client/errors.ts";
import type { Refusal } from "./record.ts";

/** An error that other processes would get, too, until a time that is known. */
export function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof TokenBudgetError) {
    return { kind: "budget", message: error.message, until: error.retryAt.getTime() };
  }
  if (error instanceof TokenError) {
    return { kind: "refused", message: error.message, reason: error.reason, until: error.retryAt.getTime() };
  }
  return undefined;
}

/** The error that the first process got. */
export function errorOf({ kind, message, reason, until }: Refusal): Error {
  return kind === "budget" ? new TokenBudgetError(new Date(until)) : new TokenError(message, reason, new Date(until));
}
