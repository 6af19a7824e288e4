import { createQuerySerializer, type HeadersOptions, mergeHeaders } from "openapi-fetch";

/** The options of a call. The types of `Client` say which of them an operation takes. */
export interface CallParts {
  params?: { path?: Record<string, unknown>; query?: Record<string, unknown>; header?: HeadersOptions };
  body?: unknown;
  headers?: HeadersOptions;
  signal?: AbortSignal;
}

/** A request that can be sent any number of times. */
export interface ServiceRequest {
  /** Method and path, such as `GET /monitors/1`. */
  readonly operation: string;
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body: string | undefined;
  readonly signal: AbortSignal | undefined;
}

const serializeQuery = createQuerySerializer();

/**
 * A path without empty segments and dot segments, plain or percent-encoded: a server could resolve them to another
 * path.
 */
const validPath = /^(\/(?!(\.|%(25)*2e){1,2}(\/|$))[^/?#\\{}]+)+$/i;

/**
 * Creates the request of a call.
 * @param path relative to {base_url}, with parameters in braces
 * @param defaults headers, which those of the call replace
 * @throws TypeError if a path parameter is missing, or if the path is not valid
 */
export function requestOf(
  baseUrl: string,
  defaults: HeadersOptions,
  method: string,
  path: string,
  { params = {}, body, headers, signal }: CallParts,
): ServiceRequest {
  const { path: values = {}, query, header } = params;
  const filled = path.replace(/\{(\w+)\}/g, (braces, name) =>
    name in values ? encodeURIComponent(String(values[name])) : braces,
  );
  if (!validPath.test(filled)) {
    throw new TypeError(
      `The path must look like "/reports/summary/1"; got ${JSON.stringify(filled)}. No segment may be missing, empty, "." or ".."; pass a query in the options.`,
    );
  }
  const search = serializeQuery(query);
  return {
    operation: `${method} ${filled}`,
    url: baseUrl + filled + (search && `?${search}`),
    method,
    headers: mergeHeaders(
      body === undefined ? {} : { "Content-Type": "application/json;charset=UTF-8" },
      defaults,
      headers,
      header,
    ),
    body: JSON.stringify(body),
    signal,
  };
}
