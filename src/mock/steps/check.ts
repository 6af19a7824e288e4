import type { ContractValidators } from "../../validation/contract-validators.ts";
import { checkRequest } from "../../validation/request/check-request.ts";
import { describeViolation, type Violation } from "../../validation/violation.ts";
import { Refusal } from "../refusal.ts";
import type { Call } from "./locate.ts";

/** Step 3: what in a request breaks the contract. @throws Refusal if its path or its method is undocumented and has no override */
export function check(
  { request, route }: Call,
  isOverridden: boolean,
  validators: ContractValidators,
): readonly Violation[] {
  if (route?.operation) {
    const sent = { ...request, headers: request.headersDistinct };
    return checkRequest(route.operation, sent, request.query, route.parameters).violations;
  }
  if (isOverridden) return [];
  const { violations } = validators.checkRequest({ ...request, url: request.path });
  throw new Refusal(route ? "MethodNotAllowed" : "NotFound", violations.map(describeViolation).join("; "));
}
