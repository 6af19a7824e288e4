import { type HttpResponse, json } from "../server/http-message.ts";
import { documentedError, type ErrorName, type ErrorResponse, withDetail } from "../validation/documented-error.ts";

/** Thrown to refuse a request: with an error of the contract by its name, or another response, and a detail of what is wrong. */
export class Refusal extends Error {
  readonly error: ErrorResponse;

  constructor(error: ErrorName | ErrorResponse, detail = "") {
    const response = typeof error === "string" ? documentedError(error, detail) : withDetail(error, detail);
    super(response.body.message);
    this.error = response;
  }
}

export function refusalResponse({ error: { status, body } }: Refusal): HttpResponse {
  return json(status, body);
}
