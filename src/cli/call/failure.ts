import { ServerError, ServiceError, TimeoutError, TransportError } from "../../client/index.ts";
import { exitCodeOf, exitCodes } from "../exit-codes.ts";
import type { Call } from "./request.ts";

/** Adds to the error of a call which account it was for, and whether it may have changed data. */
export function explainFailure({ request: { method, uri, zaaid }, isRead }: Call, thrown: unknown): unknown {
  const isOver = thrown instanceof DOMException && thrown.name === "TimeoutError";
  const error = isOver
    ? new TimeoutError(`${method} ${uri.split("?")[0]}: the report took longer than ten minutes.`)
    : thrown;
  if (!(error instanceof Error)) return error;
  if (zaaid) error.message = `In the account ${zaaid}: ${error.message}`;
  if (!isRead && !hasNoEffect(error))
    error.message += ` The ${method} may have had its effect: look before you send it again.`;
  return error;
}

/** Whether it is certain that a failed call changed nothing: it was not sent, or the service refused it. */
function hasNoEffect(error: Error): boolean {
  if (error instanceof TransportError) return !error.mayHaveArrived;
  // After a redirect, as after an error of the server, nobody knows.
  if (error instanceof ServiceError)
    return !(error instanceof ServerError) && (error.status < 300 || error.status >= 400);
  const code = exitCodeOf(error);
  return code === exitCodes.usage || code === exitCodes.token;
}
