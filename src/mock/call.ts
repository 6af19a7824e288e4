import type { Route } from "../contract/router.ts";
import type { HttpRequest } from "../server/http-message.ts";
import type { ContractValidators } from "../validation/contract-validators.ts";
import type { OperationDescription } from "../validation/description.ts";
import { cookieValues } from "../validation/request/check-request.ts";

/** A request, with the operation that it calls and the account that it names. */
export interface Call {
  readonly request: HttpRequest;
  /** The path and the operation in the contract; undefined for an undocumented path. */
  readonly route: Route<OperationDescription> | undefined;
  /** The account that the request's cookie names, which may not exist; undefined for the token's own account. */
  readonly account: string | undefined;
}

/** Step 1: finds the operation that a request calls, and the account that it names. */
export function locatedCall(request: HttpRequest, { router }: ContractValidators): Call {
  const [account] = cookieValues(request.headers.cookie, "zaaid");
  return { request, route: router.find(request.path, request.method), account: account || undefined };
}
