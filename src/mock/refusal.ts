import { type HttpResponse, json } from "../server/message.ts";
import { errorExample } from "../validation/example-response.ts";

/** The errors that the mock sends of itself, by the names of their examples in the contract, each with its status. */
const statuses = {
  BadRequest: 400,
  Unauthorized: 401,
  NotAuthorizedForOperation: 401,
  Forbidden: 403,
  NotFound: 404,
  MethodNotAllowed: 405,
  InternalServerError: 500,
} as const;

interface ErrorResponse {
  status: number;
  /** The documented one has `code` and `message`; those of OAuth are open. */
  body: { code?: number; message?: string; [field: string]: unknown };
}

/** A refused request: one of the contract's errors, and a detail that says what exactly is wrong. */
export class Refusal extends Error {
  readonly error: ErrorResponse;

  constructor(
    error: keyof typeof statuses | ErrorResponse,
    readonly detail = "",
  ) {
    const response = typeof error === "string" ? documented(error) : error;
    super(response.body.message);
    this.error = response;
  }
}

function documented(name: keyof typeof statuses): ErrorResponse {
  const status = statuses[name];
  return { status, body: { ...(errorExample(status, name) ?? errorBody(status)) } };
}

/** The response to a refused request: the documented status, code and message; the detail follows the message. */
export function refusalResponse({ error: { status, body }, detail }: Refusal): HttpResponse {
  return json(status, detail ? { ...body, message: `${body.message}: ${detail}` } : body);
}

/** The documented body of an error status, or one of the same form. */
export function errorBody(status: number): object {
  return errorExample(status) ?? { code: status, message: `Status ${status}, set by the mock` };
}
