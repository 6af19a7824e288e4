import type { Document } from "../contract/document.ts";

/** An answer that says what is wrong, with the body that the source documents for errors. */
export interface ErrorBody {
  code: number;
  message: string;
}

/** The contract's examples of errors, with the status that each belongs to. */
const statuses = {
  BadRequest: 400,
  Unauthorized: 401,
  NotAuthorizedForOperation: 401,
  Forbidden: 403,
  NotFound: 404,
  MonitorDoesNotExist: 404,
  MethodNotAllowed: 405,
  InternalServerError: 500,
} as const;

export type ErrorName = keyof typeof statuses;
export type DocumentedErrors = Readonly<Record<ErrorName, { status: number; body: ErrorBody }>>;

/** @throws Error that names the example that the contract lacks */
export function documentedErrors(document: Document): DocumentedErrors {
  const entries = Object.entries(statuses).map(([name, status]) => {
    const body = document.components.examples[name]?.value as ErrorBody | undefined;
    if (typeof body?.message !== "string") throw new Error(`The contract has no example of the error ${name}.`);
    return [name, { status, body }];
  });
  return Object.fromEntries(entries);
}
