import { type HttpResponse, json, type NoResponse } from "../../server/message.ts";
import type { OperationDescription } from "../../validation/description.ts";
import { exampleResponse } from "../../validation/example-response.ts";
import type { TokenAuthority } from "../authority/authority.ts";
import { oauthResponse } from "../authority/oauth.ts";
import type { MockContract } from "../mock-contract.ts";
import { applied, type FoundOverride, replacesResponse, type UsualResponse } from "../overrides.ts";
import { errorBody, Refusal } from "../refusal.ts";
import type { MockState } from "../state/state.ts";
import type { Access } from "./authorize.ts";
import type { Call } from "./locate.ts";

/** What the steps of a request use. */
export interface Mocked {
  readonly contract: MockContract;
  readonly state: MockState;
  /** Ends all delays. */
  readonly stopped: AbortSignal;
}

/**
 * Step 5: the response that the service would send, as an override changes it.
 * @throws Refusal if the service would refuse the request because of its records or tokens
 * @throws what `stopped` is aborted with, if it ends a delay
 */
export async function makeResponse(
  call: Call,
  access: Access,
  override: FoundOverride | undefined,
  mocked: Mocked,
): Promise<HttpResponse | NoResponse> {
  const operation = call.route?.operation;
  const preferred = operation && preferredStatus(call.request.headers.prefer as string | undefined, operation);
  const ofStatus = operation ? usualOf(operation, call, access, mocked.state.authority) : usualOfUndocumented;
  const usual: UsualResponse = (status = preferred) => ofStatus(status);
  const isReplaced = override ? replacesResponse(override.pending.override) : (preferred ?? 0) >= 400;
  if (operation && !isReplaced && access.records.isMissing(call.route.parameters)) throw missingRecord(operation);
  if (!override) return usual() as HttpResponse;
  const wait = (milliseconds: number) => mocked.state.clock.wait(milliseconds, mocked.stopped);
  return applied(override, call, usual, mocked.contract.validators, wait);
}

/** @throws Refusal if a token is requested by an unknown client */
function usualOf(
  operation: OperationDescription,
  { request, route }: Call,
  { records }: Access,
  authority: TokenAuthority,
): UsualResponse {
  const issue = oauthResponse(request, operation.id, authority);
  return (status = 0) => {
    // A success issues or revokes tokens. An error that was chosen, by Prefer or an override, does not.
    if (issue && status < 400) return issue();
    const example = exampleResponse(operation, status || undefined);
    if (!example) return undefined;
    const { headers, body } = example;
    if (headers["Content-Type"] === undefined) return { ...example, body: "" };
    // The example of a file, such as CSV, is a text and is sent as it is.
    if (headers["Content-Type"] !== "application/json")
      return { ...example, body: typeof body === "string" ? body : "" };
    const { "Content-Type": _, ...others } = headers;
    const shown = example.status < 400 ? records.payload(operation, body, route?.parameters ?? {}) : body;
    return json(example.status, shown ?? {}, others);
  };
}

function usualOfUndocumented(status = 200): HttpResponse {
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

function missingRecord(operation: OperationDescription): Refusal {
  const body = exampleResponse(operation, 404)?.body as { code: number; message: string } | undefined;
  return new Refusal(body ? { status: 404, body } : "NotFound");
}
