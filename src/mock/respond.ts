import type { Handler, HttpResponse, NoResponse } from "../server/message.ts";
import type { MockContract } from "./mock-contract.ts";
import { Refusal, refusalResponse } from "./refusal.ts";
import type { Generations } from "./state/state.ts";
import { addHeaders, optionsResponse } from "./steps/add-headers.ts";
import { type Access, authorize } from "./steps/authorize.ts";
import { check } from "./steps/check.ts";
import { type Call, locate } from "./steps/locate.ts";
import { type Mocked, makeResponse } from "./steps/make-response.ts";

/** Begins a request, which keeps the state and the time of its arrival. Each one is recorded. */
export function serviceHandler(contract: MockContract, generations: Generations, stopped: AbortSignal): () => Handler {
  return () => {
    const state = generations.current;
    const { journal } = state;
    const at = state.clock.now();
    return async (request) => {
      const call = locate(request, contract.validators);
      const entry = journal.add({ call, status: null, at });
      const response = await respond(call, { contract, state, stopped });
      if (typeof response !== "string") entry.status = response.status;
      return response;
    };
  };
}

/** The steps after the first, which has located the call. */
async function respond(call: Call, mocked: Mocked): Promise<HttpResponse | NoResponse> {
  const { request, route } = call;
  const { contract, state, stopped } = mocked;
  const { overrides } = state;
  let access: Access | undefined;
  let response: HttpResponse | NoResponse | undefined = optionsResponse(call, overrides);
  if (response) return addHeaders(response, call, access, overrides);
  try {
    const override = overrides.find(call);
    const violations = check(call, override !== undefined, contract.validators);
    const method = route?.operation?.method ?? override?.method ?? request.method;
    access = authorize(call, method, violations, state.authority, state.records(contract.recordKinds));
    response = await makeResponse(call, access, override, mocked);
  } catch (error) {
    if (stopped.aborted) return "close";
    // The details of a bug of the mock belong in its log, not in the response.
    if (!(error instanceof Refusal)) console.error(error);
    response = refusalResponse(error instanceof Refusal ? error : new Refusal("InternalServerError"));
  }
  return addHeaders(response, call, access, overrides);
}
