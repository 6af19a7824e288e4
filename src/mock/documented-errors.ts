import type { Document } from "../contract/document.ts";

/** The documented body of an error response. */
export interface ErrorBody {
  code: number;
  message: string;
}

/** The status of each error that the contract has an example of. */
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

/** Reads the error examples of the contract. @throws Error that names a missing example */
export function documentedErrors(document: Document): DocumentedErrors {
  const entries = Object.entries(statuses).map(([name, status]) => {
    const body = document.components.examples?.[name]?.value as ErrorBody | undefined;
    if (typeof body?.message !== "string") throw new Error(`The contract has no example of the error ${name}.`);
    return [name, { status, body }];
  });
  return Object.fromEntries(entries);
}
