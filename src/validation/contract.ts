import { basePath } from "../contract/base-path.ts";
import { type Route, Router } from "../contract/router.ts";
import { nearestTexts } from "../shared/nearest.ts";
import { shown } from "./arguments.ts";
import type { OperationDescription } from "./description.ts";
import type { RequestParts, ResponseParts } from "./message.ts";
import { checkRequest, type RequestOptions } from "./request/check-request.ts";
import { checkResponse, type ResponseOptions } from "./response/check-response.ts";
import { Findings, type Report } from "./violation.ts";

export interface Addresses {
  /** {base_url} (default: any host with the path `/api`). */
  baseUrl?: string | undefined;
  /** {auth_url} (default: any host with the path `/oauth`). */
  authUrl?: string | undefined;
}

/** What a URL is of. */
interface Target {
  readonly isOAuth: boolean;
  /** Below {base_url} or {auth_url}. */
  readonly path: string;
  /** How the router knows it. */
  readonly routed: string;
  readonly query: string;
}

/** A request's place in the contract. */
export interface Located {
  /** Undefined for what is no URL. */
  readonly parsed: URL | undefined;
  /** Undefined for what is not below {base_url} or {auth_url}. */
  readonly target: Target | undefined;
  readonly route: Route<OperationDescription> | undefined;
  readonly operation: OperationDescription | undefined;
}

export type CheckOptions = Addresses & RequestOptions & ResponseOptions;

/** Checks messages against the operations of the contract. */
export class ContractValidators {
  readonly #router: Router<OperationDescription>;

  constructor(readonly operations: readonly OperationDescription[]) {
    this.#router = new Router(operations, basePath);
  }

  /** The names of all parameters and attributes that must not be shown, in lower case. */
  get passwords(): string[] {
    return [...new Set(this.operations.flatMap(({ passwords }) => passwords.map((name) => name.toLowerCase())))];
  }

  /** Finds an operation. @throws TypeError with similar identifiers if it does not exist */
  operation(id: string): OperationDescription {
    const operation = this.operations.find((one) => one.id === id);
    if (operation) return operation;
    const ids = this.operations.map((one) => one.id);
    throw new TypeError(`Unknown operation ${shown(id)}. The nearest are ${nearestTexts(ids, String(id)).join(", ")}.`);
  }

  /** Finds the path and the operation of a request, as far as the contract has them. */
  locate({ method, url }: Pick<RequestParts, "method" | "url">, addresses: Addresses = {}): Located {
    const parsed = parsedUrl(url);
    const target = parsed && targetOf(parsed, addresses);
    const route = target && this.#router.find(target.routed, method);
    return { parsed, target, route, operation: route && findOperation(route, method) };
  }

  checkRequest(request: RequestParts, options: CheckOptions = {}): Report {
    return this.checkLocated(this.locate(request, options), request, options);
  }

  /** Checks a request that was located with the same options. */
  checkLocated({ parsed, target, route, operation }: Located, request: RequestParts, options: CheckOptions): Report {
    if (target && route && operation)
      return checkRequest(operation, request, { query: target.query, inPath: route.parameters }, options);
    const findings = new Findings(undefined, "request");
    if (route) {
      findings.add("method", "", `one of ${[...route.operations.keys()].join(", ")}`, request.method);
    } else if (target) {
      const paths = this.operations.filter(({ isOAuth }) => isOAuth === target.isOAuth).map(({ path }) => path);
      const nearest = nearestTexts([...new Set(paths)], target.path).join(", ");
      findings.add("path", "", `a documented path, such as ${nearest}`, target.path);
    } else {
      // The query may have secrets.
      const { host, pathname } = parsed ?? { host: "", pathname: "no URL" };
      const got = host === "localhost" ? pathname : host + pathname;
      findings.add("path", "", `a path below ${options.baseUrl ?? basePath} or ${options.authUrl ?? "/oauth"}`, got);
    }
    return findings;
  }

  /** Checks a response of an operation, to a request with a method. */
  checkResponse(
    operation: OperationDescription,
    response: ResponseParts,
    options: ResponseOptions = {},
    method: string = operation.method,
  ): Report {
    return checkResponse(operation, response, options, method.toUpperCase());
  }
}

/** Whether a URL is one of the service, as far as the addresses say where that is. */
export function isCovered({ parsed, target }: Located, { baseUrl, authUrl }: Addresses): boolean {
  if (baseUrl === undefined || target) return true;
  return [baseUrl, authUrl].some((address) => address && new URL(address).origin === parsed?.origin);
}

function findOperation({ operations }: Route<OperationDescription>, method: string): OperationDescription | undefined {
  const name = method.toUpperCase();
  // Any path responds to OPTIONS (RFC 9110, section 9.3), so any of its operations does.
  if (name === "OPTIONS") return operations.values().next().value;
  return operations.get(name === "HEAD" ? "GET" : name);
}

function targetOf({ origin, pathname, search }: URL, { baseUrl, authUrl }: Addresses): Target | undefined {
  const query = search.slice(1);
  const below = (address: string | undefined, otherwise: string) => {
    const base = address === undefined ? undefined : new URL(address);
    const prefix = base ? base.pathname.replace(/\/$/, "") : otherwise;
    if (base && base.origin !== origin) return undefined;
    return pathname.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) : undefined;
  };
  const path = below(baseUrl, basePath);
  if (path !== undefined) return { isOAuth: false, path, routed: basePath + path, query };
  const oauth = below(authUrl, "");
  return oauth?.startsWith("/oauth/") ? { isOAuth: true, path: oauth, routed: oauth, query } : undefined;
}

/** @returns undefined for what is no URL, such as `//` */
function parsedUrl(url: string): URL | undefined {
  try {
    return new URL(url, "http://localhost");
  } catch {
    return undefined;
  }
}
