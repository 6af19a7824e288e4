import type { Operation } from "../contract/operations.ts";
import { type HttpRequest, type HttpResponse, json } from "../server/message.ts";
import type { TokenAuthority } from "./authority/authority.ts";
import type { Clock } from "./clock.ts";
import type { Fault, Faults } from "./control/faults.ts";
import type { Journal } from "./control/journal.ts";
import { corsHeaders } from "./cors.ts";
import type { Contract } from "./load-contract.ts";
import { Refusal, refusalAnswer } from "./refusal.ts";
import { Service } from "./service.ts";

/** Handles what is not for the control path: notes each request, lets faults happen, and turns refusals into answers. */
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
    let answer: HttpResponse | "cut";
    try {
      const route = this.#service.route(request);
      if (request.method === "OPTIONS") {
        answer = this.#service.options(route, request);
      } else {
        operation = this.#service.operation(route, request);
        const fault = this.faults.next(operation.id);
        answer = (fault && (await this.#fail(fault))) ?? (await this.#service.answer(request, route, operation));
      }
    } catch (error) {
      answer = this.#refused(error);
    }
    const status = answer === "cut" ? undefined : answer.status;
    this.journal.add(request, operation?.id, operation?.isOAuth ?? false, status);
    const { origin } = request.headers;
    return answer === "cut" || !origin ? answer : { ...answer, headers: { ...answer.headers, ...corsHeaders(origin) } };
  }

  /** @returns undefined if the call is only late */
  async #fail({ delay, cut, malformed, status, headers = {} }: Fault): Promise<HttpResponse | "cut" | undefined> {
    if (delay) await new Promise<void>((resolve) => void this.clock.setTimeout(resolve, delay));
    if (cut) return "cut";
    if (malformed) return { status: 200, headers, body: '{"code":0,"message":"succ' };
    if (status === undefined) return undefined;
    const documented = Object.values(this.contract.errors).find((error) => error.status === status);
    return json(status, documented?.body ?? { code: status, message: "A fault that was asked for" }, headers);
  }

  #refused(error: unknown): HttpResponse {
    if (error instanceof Refusal) return refusalAnswer(this.contract.errors, error);
    // The answer must not show it, but whoever runs the mock should see it.
    console.error(error);
    return refusalAnswer(this.contract.errors, new Refusal("InternalServerError"));
  }
}
