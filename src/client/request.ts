import { packageVersion } from "../../generated/version.ts";
import type { Signals } from "../shared/clock.ts";
import { refuseUnknown } from "./option-checks.ts";
import { callTable, type ServiceInit } from "./options.ts";

export interface ServiceRequest {
  /** Method and path, such as `GET /monitors/1`. */
  readonly operation: string;
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body: RequestInit["body"] | undefined;
  /** Whether the body can be sent again. If not, the caller gets what its one attempt responds. */
  readonly isReplayable: boolean;
  readonly redirect: RequestInit["redirect"];
  readonly signals: Signals;
  /** Instead of the client's. */
  readonly options: ServiceInit;
  /** Everything else that the caller gave to `fetch`, such as undici's `dispatcher`. */
  readonly rest: object;
}

/** The options of `fetch`, with those that runtimes and Next.js add. */
export const ofFetch = (
  "headers body cache credentials integrity keepalive mode redirect referrer referrerPolicy signal duplex priority window " +
  "dispatcher client proxy tls unix cf next"
).split(" ");

const known = [...Object.keys(callTable), ...ofFetch, "method"];

/**
 * Reads the arguments of `fetch`. The body of a Request is read here, so that it is sent with its length and can be sent
 * again: `request.clone()` takes as long and as much memory, and sends it in chunks. A stream in `init.body` stays one.
 * @throws TypeError if the path is not valid, or if an option does not exist
 */
export async function requestOf(
  baseUrl: string,
  input: string | URL | Request,
  init: RequestInit & ServiceInit = {},
): Promise<ServiceRequest> {
  const from = typeof input === "object" && "headers" in input ? input : undefined;
  const { url, path } = targetOf(baseUrl, from?.url ?? String(input));
  const given: RequestInit & ServiceInit = { ...(from && ownFields(from)), ...init };
  refuseUnknown("a call", given, known);
  const { timeout, retry, version, zaaid, fetch, method, headers, body, signal, redirect, ...rest } = given;
  const verb = (method ?? from?.method ?? "GET").toUpperCase();
  const content = body ?? (from?.body ? await contentOf(from) : undefined);
  return {
    operation: `${verb} ${path}`,
    url,
    method: verb,
    headers: new Headers(headers ?? from?.headers),
    body: content,
    isReplayable: isRepeatable(content),
    redirect: redirect ?? from?.redirect,
    // That of the call and that of the Request, which may be one of a middleware.
    signals: [signal, from?.signal],
    options: { timeout, retry, version, fetch, ...(zaaid !== undefined && { zaaid }) },
    rest,
  };
}

/** JSON stays text, as openapi-fetch has written it: that is what a `fetch` of a test compares and parses. */
function contentOf(request: Request): Promise<string | ArrayBuffer> {
  return /[/+]json\b/i.test(request.headers.get("Content-Type") ?? "") ? request.text() : request.arrayBuffer();
}

/** Whether a body is the same when it is read again. Streams and iterables, of which each runtime takes some, are read once. */
function isRepeatable(body: unknown): boolean {
  return (
    body == null ||
    typeof body === "string" ||
    ArrayBuffer.isView(body) ||
    // By its name, because a value of another realm, such as that of a test, is not an instance.
    / (ArrayBuffer|Blob|File|FormData|URLSearchParams)]$/.test(Object.prototype.toString.call(body))
  );
}

/** The options that a Request keeps for `fetch`, with their defaults. Some runtimes do not have all. */
const requestDefaults = {
  cache: "default",
  credentials: "same-origin",
  integrity: "",
  keepalive: false,
  mode: "cors",
  referrer: "about:client",
  referrerPolicy: "",
} as const;

/** The options of a Request that are not the defaults, and those that openapi-fetch has set on it, such as `timeout`. */
function ownFields(request: Request): object {
  const fields: Record<string, unknown> = {};
  for (const [name, byDefault] of Object.entries(requestDefaults)) {
    const value = Reflect.get(request, name);
    if (value !== undefined && value !== byDefault) fields[name] = value;
  }
  for (const name of Object.keys(request)) fields[name] = Reflect.get(request, name);
  return fields;
}

/** A path as a proxy may read it that decodes it, also if it is encoded more than once. */
function decoded(path: string): string {
  return path.replace(/%(?:25)*([0-7][\da-f])/gi, (_code, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  );
}

/**
 * Whether a segment of a path may lead to another path: it is empty or has only encoded slashes; or it is "." or "..", also as
 * `..;` or beside an encoded slash; or nothing is before its ";", unless it has a parameter in the style `matrix`: `;x=1`.
 */
function leadsElsewhere(segment: string): boolean {
  const parts = decoded(segment.replace(/^;(?=\w+=)/, "")).split(/[/\\]/);
  return parts.every((part) => part === "") || parts.some((part) => /^(\.{0,2};|\.{1,2}$)/.test(part));
}

/** Control characters, and the braces of a parameter that was not filled in. */
const invalid = /[\p{Cc}{}]/u;

/** @throws TypeError if a path could lead elsewhere */
export function checkPath(path: string, alternative = ""): void {
  const [start, ...segments] = path.split("/");
  // The URL parser turns "\\" into a slash, and cuts the path at "#".
  const isValid = start === "" && !/[ \\#]/.test(path) && !invalid.test(decoded(path));
  if (isValid && segments.length > 0 && !segments.some(leadsElsewhere)) return;
  throw new TypeError(
    `The path must look like "/reports/summary/1"${alternative}; got ${JSON.stringify(path)}. No parameter may be missing, and no segment may be empty, "." or "..", also beside an encoded slash.`,
  );
}

/** The address of a call, absolute or relative to {base_url}. @throws TypeError if it is not, or could lead, below {base_url} */
function targetOf(baseUrl: string, input: string): { url: string; path: string } {
  const isBelow = input.startsWith(`${baseUrl}/`);
  const rest = isBelow ? input.slice(baseUrl.length) : input;
  const [path = ""] = rest.split("?");
  checkPath(path, ` or be below ${baseUrl}`);
  return { url: baseUrl + rest, path };
}

/**
 * Fills in the parameters of a path. Lists and objects have the default form of OpenAPI: `a,b` and `x,1,y,2`.
 * @throws TypeError that names one that is missing or could lead to another path
 */
export function pathSerializer(path: string, values: Record<string, unknown>): string {
  return path.replace(/\{([^{}]+)\}/g, (_braces, name: string) => {
    const value = values[name];
    const parts = Array.isArray(value) ? value : isText(value) ? [value] : Object.entries(value ?? {}).flat();
    const text = parts.every(isText) ? parts.map(encodeURIComponent).join(",") : "";
    const [character] = invalid.exec(decoded(text)) ?? [];
    if (character !== undefined)
      throw new TypeError(
        `The path parameter \`${name}\` must not contain ${JSON.stringify(character)}, also encoded; got ${JSON.stringify(value)}.`,
      );
    if (leadsElsewhere(text)) {
      throw new TypeError(
        `The path parameter \`${name}\` must be a string, a number, or a list or an object of them. It must not be empty, and no part between its slashes may be "." or ".."; got ${JSON.stringify(value)}.`,
      );
    }
    return text;
  });
}

function isText(value: unknown): value is string | number | boolean {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean";
}

/** The headers of every call, with the `User-Agent` if they have none. */
export function headersOf(given: RequestInit["headers"]): Array<[name: string, value: string]> {
  const all = Object.entries(userAgent());
  new Headers(given).forEach((value, name) => void all.unshift([name, value]));
  return all;
}

/** The `User-Agent` header. In a browser it is the browser's: a service may refuse a call of another origin that sets it. */
export function userAgent(): Record<string, string> {
  const isBrowser = globalThis.navigator?.userAgent?.startsWith("Mozilla/");
  return isBrowser ? {} : { "user-agent": `svc-monitoring-api/${packageVersion}` };
}
