import type { Operation } from "../contract/operations.ts";
import { type HttpRequest, type HttpResponse, json } from "../server/message.ts";
import type { TokenAuthority } from "./authority/authority.ts";
import type { Clock } from "./clock.ts";
import type { Fault, Faults } from "./control/faults.ts";
import type { Journal } from "./control/journal.ts";
import { corsHeaders } from "./cors.ts";
import type { Contract } from "./load-contract.ts";
import { Refusal, refusalResponse } from "./refusal.ts";
import { Service } from "./service.ts";

/** Handles the requests to the service: records each, applies faults, and turns refusals into responses. */
export class MockHandler {
  readonly #service: Service;

  constructor(
    private readonly contract: Contract,
    authority: TokenAuthority,
    private readonly faults: Faults,
    private readonly journal: Journal,
    private readonly clock: Clock,
  ) {
    this.#service = new Service(contract, authority);
  }

  async handle(request: HttpRequest): Promise<HttpResponse | "cut"> {
    let operation: Operation | undefined;
    let response: HttpResponse | "cut";
    try {
      const route = this.#service.route(request);
      if (request.method === "OPTIONS") {
        response = this.#service.options(route, request);
      } else {
        operation = this.#service.operation(route, request);
        const fault = this.faults.next(operation.id);
        response = (fault && (await this.#fail(fault))) ?? (await this.#service.respond(request, route, operation));
      }
    } catch (error) {
      response = this.#refused(error);
    }
    const status = response === "cut" ? undefined : response.status;
    this.journal.add(request, operation?.id, operation?.isOAuth ?? false, status);
    const { origin } = request.headers;
    if (response === "cut" || !origin) return response;
    return { ...response, headers: { ...response.headers, ...corsHeaders(origin) } };
  }

  /** @returns undefined if the fault only delays the response */
  async #fail({ delay, cut, malformed, status, headers = {} }: Fault): Promise<HttpResponse | "cut" | undefined> {
    if (delay) await new Promise<void>((resolve) => void this.clock.setTimeout(resolve, delay));
    if (cut) return "cut";
    if (malformed) return { status: 200, headers, body: '{"code":0,"message":"succ' };
    if (status === undefined) return undefined;
    const documented = Object.values(this.contract.errors).find((error) => error.status === status);
    return json(status, documented?.body ?? { code: status, message: "Injected fault" }, headers);
  }

  #refused(error: unknown): HttpResponse {
    if (error instanceof Refusal) return refusalResponse(this.contract.errors, error);
    // A bug of the mock: the details belong in its log, not in the response.
    console.error(error);
    return refusalResponse(this.contract.errors, new Refusal("InternalServerError"));
  }
}
