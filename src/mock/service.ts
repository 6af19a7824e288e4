import type { Operation } from "../contract/operations.ts";
import type { Route } from "../contract/router.ts";
import { type HttpRequest, type HttpResponse, json } from "../server/message.ts";
import { issueTokens, revokeToken, tokenRequestOf, tokenToRevoke } from "./authority/endpoint.ts";
import { BoundedCache } from "./bounded-cache.ts";
import { preflight } from "./cors.ts";
import type { Contract } from "./load-contract.ts";
import { type Preferences, preferencesOf } from "./prism/preferences.ts";
import { validated } from "./prism/validated.ts";
import { Refusal } from "./refusal.ts";
import { accountOf } from "./rules/account.ts";
import { grantedScopes } from "./rules/authorization.ts";
import { versionOf } from "./rules/version.ts";
import type { Call } from "./state/match.ts";
import type { Override } from "./state/overrides.ts";
import type { Records } from "./state/records.ts";
import type { MockState } from "./state/state.ts";

/** Responds as the service would: refuses the requests that it would refuse, and leaves the others to Prism. */
export class Service {
  readonly #contract: Contract;
  readonly #state: MockState;
  readonly #scheme: string;
  /** Responses that depend on the request and the records alone. */
  readonly #cache = new BoundedCache<HttpResponse>(1000, 4096);
  #cachedRecords: Records;

  /** @param scheme `http` or `https` */
  constructor(contract: Contract, state: MockState, scheme: string) {
    this.#contract = contract;
    this.#state = state;
    this.#scheme = scheme;
    this.#cachedRecords = state.records;
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
    const preferences = preferencesOf(request.headers.prefer as string | undefined, operation);
    if (operation.isOAuth) return this.#respondOAuth(request, route, operation, call, preferences);

    const { headers } = request;
    const { authority, overrides, records } = this.#state;
    const granted = grantedScopes(request, operation, authority);
    const zaaid = operation.takesAccount ? accountOf(headers.cookie, records, granted) : undefined;
    const version = versionOf(headers.accept, operation);
    const monitor = route.parameters.monitor_id;
    const isChosen = preferences?.status !== undefined || overrides.find(call) !== undefined;
    if (monitor !== undefined && !isChosen && !records.hasMonitor(monitor)) throw new Refusal("MonitorDoesNotExist");

    const documented = await this.#documented(request, route, operation, preferences);
    const override = overrides.take(call);
    const response = override ? this.#overridden(documented, override) : documented;
    if (operation.method === "post" && response.status < 300) {
      const body = request.body.length === 0 ? null : JSON.parse(request.body.toString("utf8"));
      const at = this.#state.clock.now();
      this.#state.journal.addCreated({ operation: operation.id, account: zaaid ?? null, body, at });
    }
    return {
      ...response,
      headers: {
        "X-Mock-Operation": operation.id,
        "X-Mock-Version": version,
        ...(zaaid && { "X-Mock-Zaaid": zaaid }),
        ...response.headers,
      },
    };
  }

  async #respondOAuth(
    request: HttpRequest,
    route: Route<Operation>,
    operation: Operation,
    call: Call,
    preferences: Preferences | undefined,
  ): Promise<HttpResponse> {
    const { authority, overrides } = this.#state;
    let perform: () => HttpResponse;
    if (operation.id === "revokeRefreshToken") {
      const token = tokenToRevoke(request);
      perform = () => revokeToken(authority, token);
    } else {
      const tokenRequest = tokenRequestOf(authority, request);
      if ("status" in tokenRequest) return tokenRequest;
      const domain = `${this.#scheme}://${request.headers.host ?? "127.0.0.1"}`;
      perform = () => issueTokens(authority, tokenRequest, domain);
    }
    const override = overrides.take(call);
    if (override && (override.body !== undefined || (override.status ?? 200) >= 400))
      return this.#overridden(json(200, {}), override);
    const chosen = preferences && (await this.#documented(request, route, operation, preferences));
    // A chosen error has no effect; a chosen success comes in place of the real one.
    if (chosen && chosen.status >= 400) return chosen;
    const response = perform();
    if (response.status >= 400) return response;
    return override ? this.#overridden(response, override) : (chosen ?? response);
  }

  /** The documented response to a valid request, with the seeded records. @throws Refusal if the request is not valid */
  async #documented(
    request: HttpRequest,
    route: Route<Operation>,
    operation: Operation,
    preferences: Preferences | undefined,
  ): Promise<HttpResponse> {
    const { records } = this.#state;
    if (this.#cachedRecords !== records) {
      this.#cache.clear();
      this.#cachedRecords = records;
    }
    const { path, query, headers, body } = request;
    const contentType = headers["content-type"];
    const key = [operation.id, path, query, contentType, preferences?.text, body.toString("latin1")].join("\n");
    const cached = this.#cache.get(key);
    if (cached) return cached;
    const { status, body: example } = await validated(this.#contract, operation, request, preferences);
    const { parameters } = route;
    const payload = preferences
      ? withParameters(example, parameters)
      : records.payload(operation.id, example, parameters.monitor_id);
    const response = json(status, payload);
    if (!preferences?.prism.dynamic) this.#cache.set(key, response);
    return response;
  }

  #overridden(response: HttpResponse, { status, headers, body }: Override): HttpResponse {
    const changed = { status: status ?? response.status, headers: { ...response.headers, ...headers } };
    if (body instanceof Uint8Array) return { ...changed, body: Buffer.from(body) };
    if (body !== undefined) return { ...changed, body: isText(body, headers) ? body : JSON.stringify(body) };
    if (changed.status === 204 || changed.status === 304) return { ...changed, body: "" };
    if (changed.status < 400 || response.status === changed.status) return { ...changed, body: response.body };
    return json(changed.status, errorBody(this.#contract, changed.status), changed.headers);
  }
}

/** The documented body of an error status, or one of the same form. */
export function errorBody({ errors }: Contract, status: number): object {
  const documented = Object.values(errors).find((error) => error.status === status);
  return documented?.body ?? { code: status, message: `Status ${status}, set by the mock` };
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
