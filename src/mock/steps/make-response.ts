import { type HttpResponse, json, type NoResponse } from "../../server/http-message.ts";
import type { ContractValidators } from "../../validation/contract-validators.ts";
import type { OperationDescription } from "../../validation/description.ts";
import { errorBody } from "../../validation/documented-error.ts";
import { exampleResponse } from "../../validation/example-response.ts";
import type { Call } from "../call.ts";
import type { TokenAuthority } from "../oauth/token-authority.ts";
import { oauthResponse } from "../oauth/token-operations.ts";
import { applyOverride, replacesResponse, type UsualResponse } from "../overrides/apply-override.ts";
import type { PendingOverride } from "../overrides/pending-overrides.ts";
import { Refusal } from "../refusal.ts";
import type { MockState } from "../state/state.ts";
import type { Access } from "./authorize.ts";

/**
 * Step 5 of the README: makes the response that the service would send, with the changes of an override.
 * @throws Refusal if the service would refuse the request because of its records or tokens
 * @throws AbortError if the mock stops during a delay
 */
export async function makeResponse(
  call: Call,
  access: Access,
  pending: PendingOverride | undefined,
  { authority, clock }: MockState,
  validators: ContractValidators,
): Promise<HttpResponse | NoResponse> {
  const operation = call.route?.operation;
  const preferred = operation && preferredStatus(call.request.headers.prefer, operation);
  const ofStatus = operation ? usualOf(operation, call, access, authority) : withoutExample;
  const usual: UsualResponse = (status = preferred) => ofStatus(status);
  const isReplaced = pending ? replacesResponse(pending.override) : (preferred ?? 0) >= 400;
  if (operation && !isReplaced && access.records.isMissing(call.route.parameters)) throw missingRecord(operation);
  if (!pending) return usual();
  // The call is counted before the delay, because other calls may arrive during it.
  pending.used += 1;
  if (pending.override.delay) await clock.wait(pending.override.delay);
  return applyOverride(pending, call, usual, validators);
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
    const example = exampleResponse(operation, status);
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
  return { status, headers: {}, body: status < 400 ? "" : JSON.stringify(errorBody(status)) };
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

/** The refusal of a call for a record that does not exist, with the operation's own example of a 404 if it has one. */
function missingRecord(operation: OperationDescription): Refusal {
  const body = exampleResponse(operation, 404)?.body as { code: number; message: string } | undefined;
  return new Refusal(body ? { status: 404, body } : "NotFound");
}
