import { basePath } from "../contract/base-path.ts";
import type { Operation } from "../contract/operations.ts";
import type { Route } from "../contract/router.ts";
import { type Handler, type HttpRequest, type HttpResponse, json, type NoResponse } from "../server/message.ts";
import { sleep } from "../shared/clock.ts";
import { zaaidOf } from "./authorization.ts";
import { corsHeaders, preflight } from "./cors.ts";
import { errorBody, Refusal, refusalResponse } from "./refusal.ts";
import type { ServedContract } from "./served-contract.ts";
import { Service } from "./service.ts";
import { withAttributes } from "./state/attributes.ts";
import { combined, delayOf, delivered, type Fault } from "./state/faults.ts";
import type { ReceivedCall } from "./state/match.ts";
import type { Generations, MockState } from "./state/state.ts";

export interface HandlerOptions {
  /** `http` or `https`. */
  scheme: string;
  /** From 0 to below 1, for random latency. */
  random: () => number;
  /** Ends all delays. */
  stopped: AbortSignal;
}

interface Handled {
  call: ReceivedCall;
  response: HttpResponse | NoResponse;
}

/** Records each request to the service, applies faults, and turns refusals into responses. */
export class MockHandler {
  readonly #contract: ServedContract;
  readonly #generations: Generations;
  readonly #options: HandlerOptions;
  readonly #service: Service;

  constructor(contract: ServedContract, generations: Generations, options: HandlerOptions) {
    this.#contract = contract;
    this.#generations = generations;
    this.#options = options;
    this.#service = new Service(contract, options.scheme);
  }

  /** Begins a request, which keeps the state, the journal and the time of its arrival. */
  begin(): Handler {
    const state = this.#generations.current;
    const { journal } = state;
    const at = state.clock.now();
    return async (request) => {
      const { response, call } = await this.#handle(request, state);
      journal.add({ request, call, status: typeof response === "string" ? null : response.status, at });
      const { origin } = request.headers;
      if (typeof response === "string" || !origin) return response;
      return { ...response, headers: { ...response.headers, ...corsHeaders(origin) } };
    };
  }

  async #handle(request: HttpRequest, state: MockState): Promise<Handled> {
    let route: Route<Operation> | undefined;
    let call = callOf(undefined, request);
    let response: HttpResponse | NoResponse;
    try {
      route = this.#service.route(request);
      const isPreflight = !route.operations.has("OPTIONS") || request.headers["access-control-request-method"];
      if (request.method === "OPTIONS" && isPreflight)
        return { call, response: preflight(request.headers, allowed(route)) };
      const operation = this.#service.operation(route, request);
      call = callOf(operation.id, request);
      const target = { route, operation, call };
      const respond = () => this.#service.respond(request, target, state);
      const fault = combined(state.faults.of(call));
      response = fault ? await this.#failing(fault, state, respond) : withAttributes(respond(), state.attributes);
    } catch (error) {
      response = this.#options.stopped.aborted ? "close" : withAttributes(this.#refused(error), state.attributes);
    }
    if (!route || typeof response === "string" || response.status !== 405) return { call, response };
    return { call, response: { ...response, headers: { Allow: allowed(route), ...response.headers } } };
  }

  async #failing(fault: Fault, state: MockState, respond: () => HttpResponse): Promise<HttpResponse | NoResponse> {
    const pause = (milliseconds: number) => sleep(state.clock, milliseconds, this.#options.stopped);
    const delay = delayOf(fault, this.#options.random);
    if (delay > 0) await pause(delay);
    if (fault.close) return "close";
    if (fault.reset) return "reset";
    return delivered(withAttributes(this.#faulty(fault, respond), state.attributes), fault, pause);
  }

  #faulty({ status, malformed }: Fault, respond: () => HttpResponse): HttpResponse {
    if (malformed) return { status: 200, headers: {}, body: '{"code":0,"message":"succ' };
    if (status !== undefined) return json(status, errorBody(this.#contract.errors, status));
    try {
      return respond();
    } catch (error) {
      // A refusal arrives late and slowly, too.
      return this.#refused(error);
    }
  }

  #refused(error: unknown): HttpResponse {
    const { errors } = this.#contract;
    if (error instanceof Refusal) return refusalResponse(errors, error);
    // A bug of the mock: the details belong in its log, not in the response.
    console.error(error);
    return refusalResponse(errors, new Refusal("InternalServerError"));
  }
}

function callOf(operation: string | undefined, { path, query, headers, body }: HttpRequest): ReceivedCall {
  const below = path.startsWith(`${basePath}/`) ? path.slice(basePath.length) : path;
  return { operation, path: below, query, account: zaaidOf(headers.cookie), headers, body };
}

function allowed({ operations }: Route<Operation>): string {
  return [...new Set([...operations.keys(), ...(operations.has("GET") ? ["HEAD"] : []), "OPTIONS"])].join(", ");
}
