import { documentedResponse, errorBody } from "../../responses/documented-response.ts";
import { type HttpResponse, json, type NoResponse } from "../../server/http-message.ts";
import type { ContractValidators } from "../../validation/contract-validators.ts";
import type { OperationDescription } from "../../validation/description.ts";
import type { Call } from "../call.ts";
import type { TokenAuthority } from "../oauth/token-authority.ts";
import { oauthResponse } from "../oauth/token-operations.ts";
import { applyOverride, replacesResponse, type UsualResponse } from "../overrides/apply-override.ts";
import { Refusal } from "../refusal.ts";
import type { MockState } from "../state/state.ts";
import type { Access } from "./authorize.ts";

/**
 * Step 4: makes the response that the service would send, with the changes of an override. The header `Prefer` is an override of
 * the status, for one call.
 * @throws Refusal if the service would refuse the request because of its records or tokens
 * @throws AbortError if the mock stops during a delay
 */
export async function makeResponse(
  call: Call,
  access: Access,
  { authority, clock }: MockState,
  validators: ContractValidators,
): Promise<HttpResponse | NoResponse> {
  const { request, route, pending } = call;
  const operation = route?.operation;
  const preferred = operation && preferredStatus(request.headers.prefer, operation);
  const { override: chosen = {} } = pending ?? {};
  // The body of an override belongs to its own status.
  const override = preferred === undefined || chosen.body !== undefined ? chosen : { status: preferred, ...chosen };
  const usual = operation ? usualOf(operation, call, access, authority) : withoutExample;
  if (operation && !replacesResponse(override) && access.records.isMissing(route.parameters))
    throw new Refusal(documentedResponse(operation, 404) ?? "NotFound");
  // The call is counted before the delay, because other calls may arrive during it.
  if (pending) pending.used += 1;
  if (override.delay) await clock.wait(override.delay);
  return applyOverride(override, call, usual, validators);
}

/** @throws Refusal if a token is requested by an unknown client */
function usualOf(
  operation: OperationDescription,
  { request, route }: Call,
  { records }: Access,
  authority: TokenAuthority,
): UsualResponse {
  const issue = oauthResponse(request, operation.id, authority);
  return (status) => {
    // A success issues or revokes tokens. An error that was chosen, by Prefer or an override, does not.
    if (issue && (status ?? 200) < 400) return issue();
    const isError = status !== undefined && status >= 400;
    // A test may choose a success that the contract does not document. It has the body of the documented one.
    const example = documentedResponse(operation, status) ?? (isError ? undefined : documentedResponse(operation));
    if (!example) return withoutExample(status);
    const { headers, body } = example;
    // A response may have no body. The example of a file, such as CSV, is a text, which JSON would put in quotes.
    if (headers["Content-Type"] !== "application/json")
      return { ...example, body: typeof body === "string" ? body : "" };
    const { "Content-Type": _, ...others } = headers;
    const shown = example.status < 400 ? records.payload(operation, body, route?.parameters ?? {}) : body;
    return json(example.status, shown ?? {}, others);
  };
}

/** The response where the contract documents none: an error in the service's form, or an empty success. */
function withoutExample(status = 200): HttpResponse {
  if (status < 400) return { status, headers: {}, body: "" };
  return json(status, errorBody(status) ?? { code: status, message: `Status ${status}, set by the mock` });
}

/**
 * The documented status that the header `Prefer` selects: `code=404`. Other preferences of RFC 7240 are ignored.
 * @throws Refusal if the contract does not document it
 */
function preferredStatus(header: string | undefined, { id, responses }: OperationDescription): number | undefined {
  const [, code] = /(?:^|[,;])\s*code\s*=\s*"?([^",;]*)/i.exec(header ?? "") ?? [];
  if (code === undefined) return undefined;
  if (Object.hasOwn(responses, code.trim())) return Number(code);
  const documented = Object.keys(responses).join(", ");
  throw new Refusal("BadRequest", `${id} has no documented status ${code}. It has ${documented}. (Prefer: ${header})`);
}
