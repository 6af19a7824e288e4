import { servicePathOf } from "../contract/base-path.ts";
import type { DocumentedResponse } from "../responses/documented-response.ts";
import { badRequest, responseBeforeAccess } from "../responses/early-response.ts";
import { type Handler, type HttpResponse, json, type NoResponse } from "../server/http-message.ts";
import type { ContractValidators } from "../validation/contract-validators.ts";
import { checkRequest } from "../validation/request/check-request.ts";
import type { Violation } from "../validation/violation.ts";
import { type Call, locatedCall } from "./call.ts";
import type { MockContract } from "./mock-contract.ts";
import { Refusal } from "./refusal.ts";
import type { Generations, MockState } from "./state/state.ts";
import { addHeaders } from "./steps/add-headers.ts";
import { type Access, authorize } from "./steps/authorize.ts";
import { makeResponse } from "./steps/make-response.ts";

/** Makes a function that is called when the head of a request arrives. The request keeps the state and the time of that moment. */
export function serviceHandler({ validators }: MockContract, generations: Generations): () => Handler {
  return () => {
    const state = generations.current;
    const { journal } = state;
    const at = state.clock.now();
    return async (request) => {
      const call = locatedCall(request, validators, state.overrides);
      const entry = journal.add({ call, status: null, at });
      const response = await respond(call, state, validators);
      if (typeof response !== "string") entry.status = response.status;
      return response;
    };
  };
}

/** Takes a call through the steps 2 to 5. Step 1 has located it. */
async function respond(
  call: Call,
  state: MockState,
  validators: ContractValidators,
): Promise<HttpResponse | NoResponse> {
  const { request, route, methods } = call;
  let access: Access | undefined;
  let response: HttpResponse | NoResponse;
  try {
    const violations = violationsOf(call, validators);
    const early = responseBeforeAccess(request.method, methods, route, violations);
    if (early) return addHeaders(responseOf(early), call);
    const granted = authorize(call, state);
    const breach = badRequest(violations);
    if (breach) throw new Refusal(breach);
    access = granted;
    response = await makeResponse(call, access, state, validators);
  } catch (error) {
    if (state.clock.stopped.aborted) return "close";
    // The details of a bug of the mock belong in its log, not in the response.
    if (!(error instanceof Refusal)) console.error(error);
    response = (error instanceof Refusal ? error : new Refusal("InternalServerError")).response;
  }
  return addHeaders(response, call, access);
}

/** A response to OPTIONS, which has no body, or an error. */
function responseOf({ status, body }: DocumentedResponse): HttpResponse {
  return body === undefined ? { status, headers: {}, body: "" } : json(status, body);
}

/** Step 2: lists what breaks the contract. An undocumented operation that an override makes has no contract. */
function violationsOf({ request, route, pending }: Call, validators: ContractValidators): readonly Violation[] {
  const { path, method, query, headersDistinct: headers } = request;
  if (route?.operation)
    return checkRequest(route.operation, { ...request, headers }, query, route.parameters).violations;
  if (pending) return [];
  // In a URL, `/api/./monitors` is `/api/monitors`. So a path without a route is not looked up a second time as a URL.
  const url = `http://localhost${path}`;
  const located = { ...validators.locate({ method, url }), path: servicePathOf(path), route };
  return validators.checkLocated(located, { ...request, url }, {}).violations;
}
