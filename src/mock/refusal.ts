import { documentedError, type ErrorName } from "../responses/documented-response.ts";
import { type HttpResponse, json } from "../server/http-message.ts";

/** Thrown to refuse a request: with an error of the contract by its name, or with another response. */
export class Refusal extends Error {
  readonly response: HttpResponse;

  /** @param detail what is wrong, which follows the message of an error of the contract */
  constructor(error: ErrorName | { status: number; body: unknown }, detail?: string) {
    super("The request is refused.");
    const { status, body } = typeof error === "string" ? documentedError(error, detail) : error;
    this.response = json(status, body);
  }
}
