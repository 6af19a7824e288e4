import { basePath, isOfAuthServer } from "../contract/base-path.ts";
import { type Route, Router } from "../contract/router.ts";
import { nearestTexts } from "../shared/nearest.ts";
import { shown } from "../shared/options.ts";
import type { OperationDescription } from "./description.ts";
import type { RequestParts } from "./read-message.ts";
import { checkRequest, type RequestOptions } from "./request/check-request.ts";
import type { ResponseOptions } from "./response/check-response.ts";
import { oneOf } from "./schemas/schema.ts";
import { Findings, type Report } from "./violation.ts";

export interface Addresses {
  /** {base_url} (default: any host with the path `/api`). */
  baseUrl?: string | undefined;
  /** {auth_url} (default: any host with the path `/oauth`). */
  authUrl?: string | undefined;
}

/** A request's place in the contract. */
export interface Located {
  /** The URL of the request; undefined if it is not valid, such as `//`. */
  readonly url: URL | undefined;
  /** Whether the URL is on the auth server; undefined if it is neither below {base_url} nor below {auth_url}. */
  readonly isOAuth: boolean | undefined;
  /** The path below {base_url} or {auth_url}; empty for another URL. */
  readonly path: string;
  /** The path and the operation in the contract; undefined if no operation has the path. */
  readonly route: Route<OperationDescription> | undefined;
}

export type CheckOptions = Addresses & RequestOptions & ResponseOptions;

/** Checks messages against the operations of the contract. */
export class ContractValidators {
  readonly router: Router<OperationDescription>;

  constructor(readonly operations: readonly OperationDescription[]) {
    this.router = new Router(operations);
  }

  /** The names of all parameters and attributes that the contract marks as passwords, in lower case. */
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
  locate({ method, url: text }: Pick<RequestParts, "method" | "url">, addresses: Addresses = {}): Located {
    const url = parsedUrl(text);
    const { isOAuth, path = "" } = (url && placeOf(url, addresses)) ?? {};
    const route = isOAuth === undefined ? undefined : this.router.find(isOAuth ? path : basePath + path, method);
    // Every path responds to OPTIONS (RFC 9110, section 9.3), so any operation of the path stands for it.
    const isOptions = method.toUpperCase() === "OPTIONS";
    return { url, isOAuth, path, route: route && isOptions ? { ...route, operation: route.operations[0] } : route };
  }

  /** Finds the operation of a request, and checks the request. */
  checkRequest(request: RequestParts, options: CheckOptions = {}): Report {
    return this.checkLocated(this.locate(request, options), request, options);
  }

  /** Checks a request after `locate`, with the same options. */
  checkLocated({ url, isOAuth, path, route }: Located, request: RequestParts, options: CheckOptions): Report {
    if (route?.operation)
      return checkRequest(route.operation, request, url?.search.slice(1) ?? "", route.parameters, options);
    const findings = new Findings(undefined, "request");
    if (route) {
      findings.add("method", "", oneOf(route.operations.map(({ method }) => method)), request.method);
    } else if (isOAuth !== undefined) {
      const paths = this.operations.filter((one) => one.isOAuth === isOAuth).map((one) => one.path);
      const nearest = nearestTexts([...new Set(paths)], path).join(", ");
      findings.add("path", "", `a documented path, such as ${nearest}`, path);
    } else {
      // The message leaves out the query, which may have secrets.
      const { host, pathname } = url ?? { host: "", pathname: "no URL" };
      const got = host === "localhost" ? pathname : host + pathname;
      findings.add("path", "", `a path below ${options.baseUrl ?? basePath} or ${options.authUrl ?? "/oauth"}`, got);
    }
    return findings;
  }
}

/** Whether a URL belongs to the service: without `baseUrl`, every URL does. */
export function isCovered({ url, isOAuth }: Located, { baseUrl, authUrl }: Addresses): boolean {
  if (baseUrl === undefined || isOAuth !== undefined) return true;
  return [baseUrl, authUrl].some((address) => address && new URL(address).origin === url?.origin);
}

/** Finds the server of a URL, and the path below the server's address; undefined for another server. */
function placeOf({ origin, pathname }: URL, { baseUrl, authUrl }: Addresses) {
  const below = (address: string | undefined, otherwise: string) => {
    const base = address === undefined ? undefined : new URL(address);
    const prefix = base ? base.pathname.replace(/\/$/, "") : otherwise;
    if (base && base.origin !== origin) return undefined;
    return pathname.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) : undefined;
  };
  const path = below(baseUrl, basePath);
  if (path !== undefined) return { isOAuth: false, path };
  const oauth = below(authUrl, "");
  return oauth !== undefined && isOfAuthServer(oauth) ? { isOAuth: true, path: oauth } : undefined;
}

/** @param text a URL, or only its path */
function parsedUrl(text: string): URL | undefined {
  try {
    return new URL(text, "http://localhost");
  } catch {
    return undefined;
  }
}
