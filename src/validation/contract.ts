import { basePath } from "../contract/base-path.ts";
import { type Route, Router } from "../contract/router.ts";
import { nearestTexts } from "../shared/nearest.ts";
import type { OperationDescription } from "./description.ts";
import type { RequestParts, ResponseParts } from "./message.ts";
import { checkRequest, type RequestOptions } from "./request/check-request.ts";
import { checkResponse, type ResponseOptions } from "./response/check-response.ts";
import { Findings, type Report } from "./violation.ts";

export interface Addresses {
  /** {base_url}; any host with the path `/api` if left out. */
  baseUrl?: string | undefined;
  /** {auth_url}; any host with the path `/oauth` if left out. */
  authUrl?: string | undefined;
}

export type CheckOptions = Addresses & RequestOptions & ResponseOptions;

/** Checks messages against the operations of the contract. */
export class ContractValidators {
  readonly #router: Router<OperationDescription>;

  constructor(readonly operations: readonly OperationDescription[]) {
    this.#router = new Router(operations, basePath);
  }

  /** The names of all parameters and attributes that must not be shown. */
  get passwords(): string[] {
    return [...new Set(this.operations.flatMap(({ passwords }) => passwords))];
  }

  /** Finds an operation. @throws TypeError with similar identifiers if it does not exist */
  operation(id: string): OperationDescription {
    const operation = this.operations.find((one) => one.id === id);
    if (operation) return operation;
    const ids = this.operations.map((one) => one.id);
    throw new TypeError(
      `Unknown operation ${JSON.stringify(id)}. The nearest are ${nearestTexts(ids, String(id)).join(", ")}.`,
    );
  }

  /** Finds the operation of a request; undefined if its path or method is unknown. */
  find(
    { method, url }: Pick<RequestParts, "method" | "url">,
    addresses: Addresses = {},
  ): OperationDescription | undefined {
    const route = this.route(url, addresses, method);
    return route && findOperation(route, method);
  }

  /** The operations of a URL, and the parameters in its path; undefined if no operation has the path. */
  route(url: string, addresses: Addresses = {}, method?: string): Route<OperationDescription> | undefined {
    const target = targetOf(url, addresses);
    return target && this.#router.find(target.routed, method);
  }

  /** Whether a URL is one of the service, as far as the addresses say where that is. */
  covers(url: string, addresses: Addresses): boolean {
    const { baseUrl, authUrl } = addresses;
    if (baseUrl === undefined || targetOf(url, addresses)) return true;
    return [baseUrl, authUrl].some((address) => address && new URL(address).origin === parsedUrl(url)?.origin);
  }

  checkRequest(request: RequestParts, options: CheckOptions = {}): Report {
    const target = targetOf(request.url, options);
    const route = target && this.#router.find(target.routed, request.method);
    const operation = route && findOperation(route, request.method);
    if (operation) {
      const { query } = target;
      return checkRequest(operation, request, { query, inPath: route.texts }, options);
    }
    const findings = new Findings(undefined, "request");
    if (route) {
      findings.add("method", "", `one of ${[...route.operations.keys()].join(", ")}`, request.method);
    } else if (target) {
      const paths = this.operations.filter(({ isOAuth }) => isOAuth === target.isOAuth).map(({ path }) => path);
      const nearest = nearestTexts([...new Set(paths)], target.path).join(", ");
      findings.add("path", "", `a documented path, such as ${nearest}`, target.path);
    } else {
      findings.add("path", "", `a path below ${options.baseUrl ?? basePath} or /oauth`, pathOf(request.url));
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

function findOperation({ operations }: Route<OperationDescription>, method: string): OperationDescription | undefined {
  const name = method.toUpperCase();
  const own = operations.get(name);
  if (own || (name !== "HEAD" && name !== "OPTIONS")) return own;
  // What any path responds to (RFC 9110, section 9.3).
  return name === "HEAD" ? operations.get("GET") : operations.values().next().value;
}

/** What a URL is of: `path` is below {base_url} or {auth_url}, and `routed` is how the router knows it. */
function targetOf(url: string, { baseUrl, authUrl }: Addresses) {
  const parsed = parsedUrl(url);
  if (!parsed) return undefined;
  const { pathname } = parsed;
  const query = parsed.search.slice(1);
  const below = (address: string | undefined, otherwise: string) => {
    const base = address === undefined ? undefined : new URL(address);
    const prefix = base ? base.pathname.replace(/\/$/, "") : otherwise;
    if (base && base.origin !== parsed.origin) return undefined;
    return pathname.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) : undefined;
  };
  const path = below(baseUrl, basePath);
  if (path !== undefined) return { isOAuth: false, path, routed: basePath + path, query };
  const oauth = below(authUrl, "");
  return oauth?.startsWith("/oauth/") ? { isOAuth: true, path: oauth, routed: oauth, query } : undefined;
}

/** @returns undefined for what is no URL, such as `//` */
function parsedUrl(url: string): URL | undefined {
  return URL.canParse(url, "http://localhost") ? new URL(url, "http://localhost") : undefined;
}

/** The path of a URL: its query may have secrets. */
function pathOf(url: string): string {
  return parsedUrl(url)?.pathname ?? "no URL";
}
