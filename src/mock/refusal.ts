import { type HttpResponse, json } from "../server/message.ts";

export interface ErrorResponse {
  status: number;
  /** The documented one has `code` and `message`; those of OAuth are open. */
  body: { code?: number; message?: string; [field: string]: unknown };
}

/** The status of each error that the mock sends of itself; the contract has an example of each. */
const statuses = {
  BadRequest: 400,
  Unauthorized: 401,
  NotAuthorizedForOperation: 401,
  Forbidden: 403,
  NotFound: 404,
  MethodNotAllowed: 405,
  InternalServerError: 500,
} as const;

type ErrorName = keyof typeof statuses;
export type DocumentedErrors = Readonly<Record<ErrorName, ErrorResponse>>;

/** The examples of a contract, without its types: the package's own types reach this module, and bring no others. */
interface Examples {
  components: { examples?: Record<string, { value: unknown }> };
}

/** Reads the error examples of the contract. @throws Error that names a missing example */
export function documentedErrors({ components }: Examples): DocumentedErrors {
  const entries = Object.entries(statuses).map(([name, status]) => {
    const body = components.examples?.[name]?.value as ErrorResponse["body"] | undefined;
    if (typeof body?.message !== "string") throw new Error(`The contract has no example of the error ${name}.`);
    return [name, { status, body }];
  });
  return Object.fromEntries(entries);
}

/** A refused request: one of the contract's errors, and a detail that says what exactly is wrong. */
export class Refusal extends Error {
  constructor(
    readonly error: ErrorName | ErrorResponse,
    readonly detail = "",
  ) {
    super(typeof error === "string" ? error : error.body.message);
  }
}

/** The response to a refused request: the documented status, code and message; the detail follows the message. */
export function refusalResponse(errors: DocumentedErrors, { error, detail }: Refusal): HttpResponse {
  const { status, body } = typeof error === "string" ? errors[error] : error;
  return json(status, detail ? { ...body, message: `${body.message}: ${detail}` } : body);
}

/** The documented body of an error status, or one of the same form. */
export function errorBody(errors: DocumentedErrors, status: number): object {
  const documented = Object.values(errors).find((error) => error.status === status);
  return documented?.body ?? { code: status, message: `Status ${status}, set by the mock` };
}
