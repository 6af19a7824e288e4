import type { Operation } from "../contract/operations.ts";
import type { Route } from "../contract/router.ts";
import { type HttpRequest, type HttpResponse, json } from "../server/message.ts";
import type { TokenAuthority } from "./authority/authority.ts";
import { createToken, revokeToken } from "./authority/endpoint.ts";
import { preflight } from "./cors.ts";
import { basePath, type Contract } from "./load-contract.ts";
import { BoundedCache } from "./prism/bounded-cache.ts";
import { Refusal } from "./refusal.ts";
import { accountOf } from "./rules/account.ts";
import { grantedScopes } from "./rules/authorization.ts";
import { bodyOf } from "./rules/body.ts";
import { versionOf } from "./rules/version.ts";

/** Responds as the service would: refuses the requests that it would refuse, and leaves the others to Prism. */
export class Service {
  readonly #contract: Contract;
  readonly #authority: TokenAuthority;
  /** Prism's responses, which depend on the request alone. */
  readonly #cache = new BoundedCache<HttpResponse>(1000, 4096);

  constructor(contract: Contract, authority: TokenAuthority) {
    this.#contract = contract;
    this.#authority = authority;
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
  async respond(request: HttpRequest, route: Route<Operation>, operation: Operation): Promise<HttpResponse> {
    const { headers } = request;
    const prefer = headers.prefer === undefined ? undefined : String(headers.prefer);
    if (operation.isOAuth) {
      if (prefer !== undefined) return this.#example(request, route, operation, prefer);
      return operation.id === "revokeRefreshToken"
        ? revokeToken(this.#authority, request)
        : createToken(this.#authority, request);
    }
    const granted = grantedScopes(headers.authorization, operation, this.#authority);
    const zaaid = operation.takesAccount ? accountOf(headers.cookie, this.#contract.seeded, granted) : undefined;
    const version = versionOf(headers.accept, operation);
    const { monitor_id } = route.parameters;
    if (monitor_id !== undefined && prefer === undefined && !this.#contract.seeded.monitors.has(monitor_id)) {
      throw new Refusal("MonitorDoesNotExist");
    }
    const response = await this.#example(request, route, operation, prefer);
    return {
      ...response,
      headers: { "X-Mock-Operation": operation.id, "X-Mock-Version": version, ...(zaaid && { "X-Mock-Zaaid": zaaid }) },
    };
  }

  async #example(
    request: HttpRequest,
    { parameters }: Route<Operation>,
    operation: Operation,
    prefer: string | undefined,
  ): Promise<HttpResponse> {
    const { path, query, headers, body } = request;
    const contentType = headers["content-type"];
    const key = [operation.id, path, query, contentType, prefer, body.toString("latin1")].join("\n");
    const cached = this.#cache.get(key);
    if (cached) return cached;
    const {
      status,
      body: payload,
      violations,
    } = await this.#contract.prism
      .respond(operation, {
        path: operation.isOAuth ? path : path.slice(basePath.length),
        query: queryOf(query),
        contentType,
        length: body.length,
        body: bodyOf(operation, contentType, body),
        prefer,
      })
      .catch((error: unknown) => {
        throw error instanceof RangeError ? new Refusal("BadRequest", error.message) : error;
      });
    if (status === 400 && violations.length > 0) throw new Refusal("BadRequest", violations.join("; "));
    const response = json(status, withParameters(payload, parameters));
    if (!prefer?.includes("dynamic")) this.#cache.set(key, response);
    return response;
  }
}

function allowed({ operations }: Pick<Route<Operation>, "operations">): string {
  return [...operations.keys(), ...(operations.has("GET") ? ["HEAD"] : []), "OPTIONS"].join(", ");
}

function queryOf(query: string): Record<string, string | string[]> {
  const values: Record<string, string | string[]> = Object.create(null);
  for (const [name, value] of new URLSearchParams(query)) {
    const previous = values[name];
    values[name] = previous === undefined ? value : [previous, value].flat();
  }
  return values;
}

/** Writes the path parameters into an example of one record, so that the record has the requested identifier. */
function withParameters(payload: unknown, parameters: Route<Operation>["parameters"]): unknown {
  const { data } = (payload ?? {}) as { data?: unknown };
  if (typeof data !== "object" || data === null) return payload;
  const shared = Object.entries(parameters).filter(([name]) => Object.hasOwn(data, name));
  return shared.length === 0 ? payload : { ...(payload as object), data: { ...data, ...Object.fromEntries(shared) } };
}
