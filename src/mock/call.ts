import type { Route } from "../contract/router.ts";
import type { HttpRequest } from "../server/http-message.ts";
import type { ContractValidators } from "../validation/contract-validators.ts";
import type { OperationDescription } from "../validation/description.ts";
import { cookieValues } from "../validation/request/check-request.ts";
import type { PendingOverride, PendingOverrides } from "./overrides/pending-overrides.ts";

/** A request, and what is known of it before it is checked. */
export interface Call {
  readonly request: HttpRequest;
  /** The path and the operation in the contract; undefined for an undocumented path. */
  readonly route: Route<OperationDescription> | undefined;
  /** The account that the request's cookie names, which may not exist; undefined for the token's own account. */
  readonly account: string | undefined;
  /** The override that applies. An undocumented path exists only by one. */
  readonly pending: PendingOverride | undefined;
  /** The methods that the contract and the overrides have at the path; empty if neither has the path. */
  readonly methods: readonly string[];
}

/** Step 1: finds the operation that a request calls, the account that it names, and the override that applies to it. */
export function locatedCall(request: HttpRequest, { router }: ContractValidators, overrides: PendingOverrides): Call {
  const route = router.find(request.path, request.method);
  const account = cookieValues(request.headers.cookie, "zaaid")[0] || undefined;
  const methods = new Set([...(route?.methods ?? []), ...overrides.methodsOf(request)]);
  return { request, route, account, pending: overrides.find(request, route, account), methods: [...methods] };
}
