/** Headers of any kind: those of `fetch`, or an object such as Node's, with names in any case. */
export type HeadersLike =
  | { get(name: string): string | null }
  | Readonly<Record<string, string | readonly string[] | undefined>>;

/** A request with its whole body. */
export interface RequestParts {
  readonly method: string;
  /** An absolute URL, or a path with its query. */
  readonly url: string;
  readonly headers: HeadersLike;
  /** Text or bytes; undefined or empty for no body. */
  readonly body?: string | Uint8Array | undefined;
}

/** A response with its whole body. */
export interface ResponseParts {
  readonly status: number;
  readonly headers: HeadersLike;
  readonly body?: string | Uint8Array | undefined;
}

/** Returns a function that reads a header; undefined if it is missing. Repeated headers are joined, as `fetch` does. */
export function headerReader(headers: HeadersLike): (name: string) => string | undefined {
  if (isHeaders(headers)) return (name) => headers.get(name) ?? undefined;
  return (name) => {
    const lower = name.toLowerCase();
    // Most often, headers are in lower case.
    const isSame = (one: string) => one.length === lower.length && one.toLowerCase() === lower;
    const key = lower in headers ? lower : Object.keys(headers).find(isSame);
    const value = key === undefined ? undefined : headers[key];
    return value === undefined || typeof value === "string" ? value : value.join(", ");
  };
}

function isHeaders(headers: HeadersLike): headers is { get(name: string): string | null } {
  return typeof headers.get === "function";
}

const utf8 = new TextDecoder("utf-8", { fatal: true });

/** A body as text. @returns undefined if it is not valid UTF-8 */
export function textOf(body: string | Uint8Array = ""): string | undefined {
  if (typeof body === "string") return body;
  try {
    return utf8.decode(body);
  } catch {
    return undefined;
  }
}

/** A media type in lower case without its parameters, and its charset. */
export function mediaTypeOf(contentType: string): { type: string; charset: string | undefined } {
  const [type = "", ...parameters] = contentType.split(";").map((part) => part.trim().toLowerCase());
  const charset = parameters.find((parameter) => parameter.startsWith("charset="));
  return { type, charset: charset?.slice("charset=".length).replaceAll('"', "") };
}
