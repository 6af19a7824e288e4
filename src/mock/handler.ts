import { sleep } from "../client/clock.ts";
import type { Operation } from "../contract/operations.ts";
import { type HttpRequest, type HttpResponse, json, type NoResponse } from "../server/message.ts";
import { zaaidOf } from "./authorization.ts";
import { corsHeaders } from "./cors.ts";
import { errorBody, Refusal, refusalResponse } from "./refusal.ts";
import { basePath, type ServedContract } from "./served-contract.ts";
import { Service } from "./service.ts";
import { withAttributes } from "./state/attributes.ts";
import { delayOf, delivered, type Fault } from "./state/faults.ts";
import type { Call } from "./state/match.ts";
import type { MockState } from "./state/state.ts";

export interface HandlerOptions {
  /** `http` or `https`. */
  scheme: string;
  /** From 0 to below 1, for random latency. */
  random: () => number;
  /** Ends all delays. */
  stopped: AbortSignal;
}

/** Handles the requests to the service: records each, applies faults, and turns refusals into responses. */
export class MockHandler {
  readonly #contract: ServedContract;
  readonly #state: MockState;
  readonly #options: HandlerOptions;
  readonly #service: Service;

  constructor(contract: ServedContract, state: MockState, options: HandlerOptions) {
    this.#contract = contract;
    this.#state = state;
    this.#options = options;
    this.#service = new Service(contract, state, options.scheme);
  }

  async handle(request: HttpRequest): Promise<HttpResponse | NoResponse> {
    const { journal } = this.#state;
    const { period } = journal;
    let operation: Operation | undefined;
    let response: HttpResponse | NoResponse;
    try {
      const route = this.#service.route(request);
      if (request.method === "OPTIONS") {
        response = this.#service.options(route, request);
      } else {
        operation = this.#service.operation(route, request);
        const called = operation;
        const call = callOf(called, request);
        const respond = () => this.#service.respond(request, route, called, call);
        const fault = this.#state.faults.take(call);
        response = fault ? await this.#failing(fault, respond) : this.#extended(await respond());
      }
    } catch (error) {
      response = this.#options.stopped.aborted ? "close" : this.#extended(this.#refused(error));
    }
    journal.add(request, operation?.id, typeof response === "string" ? null : response.status, period);
    const { origin } = request.headers;
    if (typeof response === "string" || !origin) return response;
    return { ...response, headers: { ...response.headers, ...corsHeaders(origin) } };
  }

  async #failing(fault: Fault, respond: () => Promise<HttpResponse>): Promise<HttpResponse | NoResponse> {
    const pause = (milliseconds: number) => sleep(this.#state.clock, milliseconds, this.#options.stopped);
    const delay = delayOf(fault, this.#options.random);
    if (delay > 0) await pause(delay);
    if (fault.close) return "close";
    if (fault.reset) return "reset";
    return delivered(this.#extended(await this.#faulty(fault, respond)), fault, pause);
  }

  async #faulty({ status, malformed }: Fault, respond: () => Promise<HttpResponse>): Promise<HttpResponse> {
    if (malformed) return { status: 200, headers: {}, body: '{"code":0,"message":"succ' };
    if (status !== undefined) return json(status, errorBody(this.#contract.errors, status));
    // A refusal arrives late and slowly, too.
    return respond().catch((error: unknown) => this.#refused(error));
  }

  #extended(response: HttpResponse): HttpResponse {
    return withAttributes(response, this.#state.attributes);
  }

  #refused(error: unknown): HttpResponse {
    const { errors } = this.#contract;
    if (error instanceof Refusal) return refusalResponse(errors, error);
    // A bug of the mock: the details belong in its log, not in the response.
    console.error(error);
    return refusalResponse(errors, new Refusal("InternalServerError"));
  }
}

function callOf(operation: Operation, { path, query, headers }: HttpRequest): Call {
  const below = operation.isOAuth ? path : path.slice(basePath.length);
  return { operation: operation.id, path: below, query, account: zaaidOf(headers.cookie) };
}
