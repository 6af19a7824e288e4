import { type HttpResponse, json } from "../server/message.ts";
import { errorExample } from "../validation/example-response.ts";

/** The statuses of the contract's errors that the mock sends, by the names of their examples in the contract. */
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
  /** The documented body has `code` and `message`. The bodies of OAuth errors are undocumented. */
  body: { code?: number; message?: string; [field: string]: unknown };
}

/** Thrown to refuse a request: with an error of the contract by its name, or another response, and a detail of what is wrong. */
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

/** Makes the response to a refused request: the status, code and message of its error. The detail follows the message. */
export function refusalResponse({ error: { status, body }, detail }: Refusal): HttpResponse {
  return json(status, detail ? { ...body, message: `${body.message}: ${detail}` } : body);
}

/** The body of an error: the documented one for its status or, for an undocumented status, one in the same form. */
export function errorBody(status: number): object {
  return errorExample(status) ?? { code: status, message: `Status ${status}, set by the mock` };
}
