import type { Operation } from "../contract/operations.ts";
import type { Route } from "../contract/router.ts";
import type { HttpRequest, HttpResponse, NoResponse } from "../server/message.ts";
import { sleep } from "../shared/clock.ts";
import { checkRequest, selectedVersion } from "../validation/request/check-request.ts";
import { describeViolation } from "../validation/violation.ts";
import type { TokenAuthority } from "./authority/authority.ts";
import { accessOf, accountOf, assertRole, assertScope, revokeToken, tokenRequest } from "./authorization.ts";
import { documentedResponse, missingRecord, preferredStatus } from "./documented.ts";
import { type MakeUsual, overridden, replacesResponse } from "./overrides.ts";
import { errorBody, Refusal } from "./refusal.ts";
import type { ServedContract } from "./served-contract.ts";
import { parametersIn, type ReceivedCall } from "./state/match.ts";
import type { PendingOverride } from "./state/pending-overrides.ts";
import type { MockState } from "./state/state.ts";

export interface CalledOperation {
  route: Route<Operation>;
  operation: Operation;
  call: ReceivedCall;
}

/**
 * Responds as the service would to a request, or as an override says.
 * @param stopped ends all delays
 * @throws Refusal if the service would refuse it
 * @throws what `stopped` is aborted with, if it ends a delay
 */
export async function serviceResponse(
  request: HttpRequest,
  { operation, route, call }: CalledOperation,
  state: MockState,
  contract: ServedContract,
  stopped: AbortSignal,
): Promise<HttpResponse | NoResponse> {
  const { headers } = request;
  const preferred = preferredStatus(headers.prefer as string | undefined, operation);
  const own = state.records(contract.recordKinds);
  const sent = { ...request, headers: request.headersDistinct };
  const { violations } = checkRequest(contract.validators.operation(operation.id), sent, {
    query: request.query,
    inPath: route.parameters,
  });
  const access = operation.needsToken ? accessOf(headers.authorization, violations, state.authority) : undefined;
  if (access) {
    assertScope(access, operation, own);
    assertRole(access, operation.method.toUpperCase());
  }
  const zaaid = operation.takesAccount ? accountOf(headers.cookie, own, access?.scopes ?? new Set()) : undefined;
  if (violations.length > 0) throw new Refusal("BadRequest", violations.map(describeViolation).join("; "));

  const pending = state.overrides.find(call);
  const makeOAuth = oauthMaker(request, operation, state.authority);
  const records = zaaid === undefined ? own : own.of(zaaid);
  const isReplaced = pending ? replacesResponse(pending.override) : (preferred ?? 0) >= 400;
  if (!isReplaced && records.isMissing(route.parameters)) throw missingRecord(operation);
  // A documented error has no effect on tokens.
  const usual: MakeUsual = (status = preferred) =>
    makeOAuth && (status ?? 0) < 400
      ? makeOAuth()
      : documentedResponse(operation, route.parameters, records, contract.document, status);
  const response = pending
    ? await changed(pending, call, route.parameters, usual, state, contract, stopped)
    : (usual() as HttpResponse);
  if (makeOAuth || typeof response === "string") return response;
  return {
    ...response,
    headers: {
      // A header has no letters of other scripts.
      "X-Mock-Operation": encodeURIComponent(operation.id),
      "X-Mock-Version": selectedVersion(headers.accept) ?? operation.version,
      ...(zaaid && { "X-Mock-Zaaid": zaaid }),
      ...response.headers,
    },
  };
}

/**
 * The response to a call of an undocumented operation, which only an override with its path gives. It needs a valid token.
 * @returns undefined without such an override
 */
export async function undocumentedResponse(
  { headers }: HttpRequest,
  call: ReceivedCall,
  state: MockState,
  contract: ServedContract,
  stopped: AbortSignal,
): Promise<HttpResponse | NoResponse | undefined> {
  const pending = state.overrides.find(call);
  if (!pending) return undefined;
  const access = accessOf(headers.authorization, [], state.authority);
  assertRole(access, call.method);
  accountOf(headers.cookie, state.records(contract.recordKinds), access.scopes);
  const parameters = parametersIn(pending.override.path ?? "", call.path) ?? {};
  const usual: MakeUsual = (status = 200) =>
    status < 400
      ? { status, headers: {}, body: "" }
      : { status, headers: {}, body: JSON.stringify(errorBody(contract.errors, status)) };
  return changed(pending, call, parameters, usual, state, contract, stopped);
}

/** The response as an override changes it, after its delay. */
async function changed(
  pending: PendingOverride,
  call: ReceivedCall,
  parameters: Readonly<Record<string, string>>,
  usual: MakeUsual,
  { clock }: MockState,
  contract: ServedContract,
  stopped: AbortSignal,
): Promise<HttpResponse | NoResponse> {
  const { override } = pending;
  pending.used += 1;
  if (override.delay) await sleep(clock, override.delay, stopped);
  if (override.close) return "close";
  if (override.reset) return "reset";
  return overridden(override, call, parameters, usual, contract);
}

/**
 * What makes the response of an OAuth operation, and issues or revokes its tokens; undefined for other operations.
 * @throws Refusal if the client is unknown
 */
function oauthMaker(
  request: HttpRequest,
  { id }: Operation,
  authority: TokenAuthority,
): (() => HttpResponse) | undefined {
  if (id === "revokeRefreshToken") return () => revokeToken(authority, request);
  const domain = `http://${request.headers.host ?? "127.0.0.1"}`;
  return id === "createToken" ? tokenRequest(authority, request, domain) : undefined;
}
