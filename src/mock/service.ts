import { type Operation, successOf } from "../contract/operations.ts";
import type { Route } from "../contract/router.ts";
import { type HttpRequest, type HttpResponse, json } from "../server/message.ts";
import { textOf } from "../validation/message.ts";
import { checkRequest, selectedVersion } from "../validation/request/check-request.ts";
import { describeViolation, type Violation } from "../validation/violation.ts";
import { revokeToken, tokenRequest } from "./authority/endpoint.ts";
import { accountOf, grantedScopes } from "./authorization.ts";
import type { Override } from "./controls.ts";
import { preflight } from "./cors.ts";
import { errorBody, Refusal } from "./refusal.ts";
import { documentedResponse, type Preferences, preferencesOf } from "./responses/documented.ts";
import type { ServedContract } from "./served-contract.ts";
import type { Call } from "./state/match.ts";
import type { MockState } from "./state/state.ts";

/** Responds as the service would: refuses the requests that it would refuse, and responds to the others as documented. */
export class Service {
  readonly #contract: ServedContract;
  readonly #state: MockState;
  readonly #scheme: string;

  /** @param scheme `http` or `https` */
  constructor(contract: ServedContract, state: MockState, scheme: string) {
    this.#contract = contract;
    this.#state = state;
    this.#scheme = scheme;
  }

  /**
   * Finds the operations of a path.
   * @throws Refusal if no operation has this path
   */
  route(request: HttpRequest): Route<Operation> {
    const route = this.#contract.router.find(request.path);
    if (route) return route;
    throw new Refusal("NotFound");
  }

  /** Finds the operation of a request. @throws Refusal if the path does not allow the method */
  operation({ operations }: Route<Operation>, { method }: HttpRequest): Operation {
    const operation = operations.get(method === "HEAD" ? "GET" : method);
    if (operation) return operation;
    throw new Refusal("MethodNotAllowed", "", { Allow: allowed({ operations }) });
  }

  options(route: Route<Operation>, request: HttpRequest): HttpResponse {
    return preflight(request.headers, allowed(route));
  }

  /** Responds to a request. @throws Refusal if the service would refuse it */
  async respond(
    request: HttpRequest,
    route: Route<Operation>,
    operation: Operation,
    call: Call,
  ): Promise<HttpResponse> {
    const { headers } = request;
    const preferences = preferencesOf(headers.prefer as string | undefined, operation);
    const { records } = this.#state;
    const violations = this.#violations(request, operation, route);
    const granted = grantedScopes(request, operation, violations, this.#state);
    const zaaid = operation.takesAccount ? accountOf(headers.cookie, records, granted) : undefined;
    if (violations.length > 0) throw new Refusal("BadRequest", violations.map(describeViolation).join("; "));
    if (operation.id === "createToken" || operation.id === "revokeRefreshToken")
      return this.#respondWithTokens(request, route, operation, call, preferences);

    const response = await this.#respondWithRecords(route, operation, call, preferences);
    if (operation.method === "post" && response.status < 300) {
      const at = this.#state.clock.now();
      const body = sentBody(operation, request.body);
      this.#state.journal.addCreated({ operation: operation.id, account: zaaid ?? null, body, at });
    }
    return {
      ...response,
      headers: {
        "X-Mock-Operation": operation.id,
        "X-Mock-Version": selectedVersion(headers.accept) ?? operation.version,
        ...(zaaid && { "X-Mock-Zaaid": zaaid }),
        ...response.headers,
      },
    };
  }

  /** What is wrong with a request: the verdict of the validators. */
  #violations(request: HttpRequest, { id }: Operation, { parameters }: Route<Operation>): readonly Violation[] {
    const query = new URLSearchParams(request.query);
    return checkRequest(this.#contract.validators.operation(id), request, { query, parameters }).violations;
  }

  async #respondWithRecords(
    route: Route<Operation>,
    operation: Operation,
    call: Call,
    preferences: Preferences | undefined,
  ): Promise<HttpResponse> {
    const { overrides, records } = this.#state;
    const replaced = overrides.find(call);
    const isChosen = preferences?.status !== undefined || (replaced && hasBody(replaced));
    if (!isChosen && records.isMissing(route.parameters)) throw missingRecord(operation);
    const override = overrides.take(call);
    if (override && hasBody(override)) return this.#overridden(json(successOf(operation)?.status ?? 200, {}), override);
    const documented = await this.#documented(route, operation, preferences);
    return override ? this.#overridden(documented, override) : documented;
  }

  async #respondWithTokens(
    request: HttpRequest,
    route: Route<Operation>,
    operation: Operation,
    call: Call,
    preferences: Preferences | undefined,
  ): Promise<HttpResponse> {
    const { authority, overrides } = this.#state;
    const domain = `${this.#scheme}://${request.headers.host ?? "127.0.0.1"}`;
    const perform =
      operation.id === "createToken" ? tokenRequest(authority, request, domain) : () => revokeToken(authority, request);
    if (typeof perform !== "function") return perform;
    const override = overrides.take(call);
    if (override && hasBody(override)) return this.#overridden(json(200, {}), override);
    const chosen = preferences && (await this.#documented(route, operation, preferences));
    // A chosen error has no effect; a chosen success comes in place of the real one.
    if (chosen && chosen.status >= 400) return chosen;
    const response = perform();
    if (response.status >= 400) return response;
    return override ? this.#overridden(response, override) : (chosen ?? response);
  }

  /** The documented response, with the seeded records. */
  async #documented(
    { parameters }: Route<Operation>,
    operation: Operation,
    preferences: Preferences | undefined,
  ): Promise<HttpResponse> {
    const { status, body } = await documentedResponse(this.#contract, operation, preferences);
    if (body === undefined) return { status, headers: {}, body: "" };
    if (preferences) return json(status, withParameters(body, parameters));
    return json(status, this.#state.records.payload(operation, body, parameters));
  }

  #overridden(response: HttpResponse, { status, headers, body }: Override): HttpResponse {
    const changed = { status: status ?? response.status, headers: { ...response.headers, ...headers } };
    if (body instanceof Uint8Array) return { ...changed, body: Buffer.from(body) };
    if (body !== undefined) return { ...changed, body: isText(body, headers) ? body : JSON.stringify(body) };
    if (changed.status === 204 || changed.status === 304) return { ...changed, body: "" };
    if (changed.status < 400 || response.status === changed.status) return { ...changed, body: response.body };
    return json(changed.status, errorBody(this.#contract.errors, changed.status), changed.headers);
  }
}

/** The body of a valid request: a value if the operation takes JSON, else the text; null without a body. */
function sentBody({ requestBody }: Operation, body: Buffer): unknown {
  const text = textOf(body);
  if (!text) return null;
  return requestBody?.mediaType === "application/json" ? JSON.parse(text) : text;
}

/** Whether an override replaces the body. */
function hasBody({ status = 200, body }: Override): boolean {
  return body !== undefined || status >= 400;
}

/** The operation's documented error of a record that does not exist. */
function missingRecord({ responses }: Operation): Refusal {
  const body = responses.get("404")?.examples[0]?.value as { code: number; message: string } | undefined;
  return new Refusal(body ? { status: 404, body } : "NotFound");
}

/** Whether a body is of another type than JSON, such as the page of a gateway. */
function isText(body: unknown, headers: Record<string, string> = {}): body is string {
  const type = Object.entries(headers).find(([name]) => name.toLowerCase() === "content-type")?.[1];
  return typeof body === "string" && type !== undefined && !/\bjson\b/i.test(type);
}

function allowed({ operations }: Pick<Route<Operation>, "operations">): string {
  return [...operations.keys(), ...(operations.has("GET") ? ["HEAD"] : []), "OPTIONS"].join(", ");
}

/** Writes the path parameters into an example of one record, so that the record has the requested identifier. */
function withParameters(payload: unknown, parameters: Route<Operation>["parameters"]): unknown {
  const { data } = (payload ?? {}) as { data?: unknown };
  if (typeof data !== "object" || data === null) return payload;
  const shared = Object.entries(parameters).filter(([name]) => Object.hasOwn(data, name));
  return shared.length === 0 ? payload : { ...(payload as object), data: { ...data, ...Object.fromEntries(shared) } };
}
