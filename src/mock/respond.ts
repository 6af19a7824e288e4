import type { Handler, HttpResponse, NoResponse } from "../server/http-message.ts";
import type { ContractValidators } from "../validation/contract-validators.ts";
import { checkRequest } from "../validation/request/check-request.ts";
import { describeViolation, type Violation } from "../validation/violation.ts";
import { type Call, locatedCall } from "./call.ts";
import type { MockContract } from "./mock-contract.ts";
import { Refusal, refusalResponse } from "./refusal.ts";
import type { Generations, MockState } from "./state/state.ts";
import { addHeaders, optionsResponse } from "./steps/add-headers.ts";
import { type Access, authorize } from "./steps/authorize.ts";
import { makeResponse } from "./steps/make-response.ts";

/** Makes a function that is called when the head of a request arrives. The request keeps the state and the time of that moment. */
export function serviceHandler(contract: MockContract, generations: Generations): () => Handler {
  return () => {
    const state = generations.current;
    const { journal } = state;
    const at = state.clock.now();
    return async (request) => {
      const call = locatedCall(request, contract.validators);
      const entry = journal.add({ call, status: null, at });
      const response = await respond(call, state, contract);
      if (typeof response !== "string") entry.status = response.status;
      return response;
    };
  };
}

/** Takes a call through the steps 2 to 6. Step 1 has located it. */
async function respond(call: Call, state: MockState, { validators }: MockContract): Promise<HttpResponse | NoResponse> {
  const { overrides } = state;
  let access: Access | undefined;
  let response: HttpResponse | NoResponse | undefined = optionsResponse(call, overrides);
  if (response) return addHeaders(response, call, access, overrides);
  try {
    const pending = overrides.find(call);
    const violations = check(call, pending !== undefined, validators);
    const method = call.route?.operation?.method ?? pending?.override.method ?? call.request.method;
    access = authorize(call, method, violations, state.authority, state.records);
    response = await makeResponse(call, access, pending, state, validators);
  } catch (error) {
    if (state.clock.stopped.aborted) return "close";
    // The details of a bug of the mock belong in its log, not in the response.
    if (!(error instanceof Refusal)) console.error(error);
    response = refusalResponse(error instanceof Refusal ? error : new Refusal("InternalServerError"));
  }
  return addHeaders(response, call, access, overrides);
}

/** Step 3: checks a request by the contract. @throws Refusal if its path or its method is undocumented and has no override */
function check({ request, route }: Call, isOverridden: boolean, validators: ContractValidators): readonly Violation[] {
  if (route?.operation) {
    const sent = { ...request, headers: request.headersDistinct };
    return checkRequest(route.operation, sent, request.query, route.parameters).violations;
  }
  if (isOverridden) return [];
  const { violations } = validators.checkRequest({ ...request, url: request.path });
  throw new Refusal(route ? "MethodNotAllowed" : "NotFound", violations.map(describeViolation).join("; "));
}
