import { type HttpResponse, json } from "../server/message.ts";
import type { DocumentedErrors, ErrorName } from "./documented-errors.ts";

/** A refused request: one of the contract's errors, and a detail that says what exactly is wrong. */
export class Refusal extends Error {
  constructor(
    readonly error: ErrorName,
    readonly detail = "",
    readonly headers: Record<string, string> = {},
  ) {
    super(error);
  }
}

/** The response to a refused request: the documented status, code and message; the detail follows the message. */
export function refusalResponse(errors: DocumentedErrors, { error, detail, headers }: Refusal): HttpResponse {
  const { status, body } = errors[error];
  return json(status, detail ? { ...body, message: `${body.message}: ${detail}` } : body, headers);
}
