import type { Operation } from "../contract/operations.ts";
import type { Route } from "../contract/router.ts";
import type { ReceivedCall } from "./state/match.ts";

/** What a request calls. */
export interface CalledOperation {
  route: Route<Operation>;
  operation: Operation;
  call: ReceivedCall;
}
