import { errorStatuses } from "../contract/error-statuses.ts";
import { errorExample } from "./example-response.ts";

/** The statuses of the contract's errors, by the names of their examples. The response `Unauthorized` has a second example. */
const statuses = { ...errorStatuses, NotAuthorizedForOperation: 401 } as const;

export type ErrorName = keyof typeof statuses;

export interface ErrorResponse {
  status: number;
  /** The documented body has `code` and `message`. The bodies of OAuth errors are undocumented. */
  body: { code?: number; message?: string; [field: string]: unknown };
}

/** The error of the contract with this name. @param detail what is wrong with the request, which follows the message */
export function documentedError(name: ErrorName, detail = ""): ErrorResponse {
  const status = statuses[name];
  return withDetail({ status, body: errorBody(status, name) }, detail);
}

/** An error whose message says what is wrong. */
export function withDetail({ status, body }: ErrorResponse, detail: string): ErrorResponse {
  return { status, body: detail ? { ...body, message: `${body.message}: ${detail}` } : body };
}

/** The body of an error: the documented one for its status or, for an undocumented status, one in the same form. */
export function errorBody(status: number, name?: ErrorName): ErrorResponse["body"] {
  return { ...(errorExample(status, name) ?? { code: status, message: `Status ${status}, set by the mock` }) };
}
