import { createQuerySerializer, type HeadersOptions, mergeHeaders } from "openapi-fetch";

/** What a call gives; the types of `Client` say which of it an operation takes. */
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

/** An empty or a dot segment, plain or encoded (once or more), leads to another path than it seems. */
const usablePath = /^(\/(?!(\.|%(25)*2e){1,2}(\/|$))[^/?#\\{}]+)+$/i;

/**
 * The request of a call.
 * @param path below {base_url}, with its parameters in braces
 * @param defaults headers that those of the call replace
 * @throws TypeError if a path parameter is missing, or the path would lead elsewhere
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
  if (!usablePath.test(filled)) {
    throw new TypeError(
      `${JSON.stringify(filled)} is no path such as "/reports/summary/1". No part may be missing, empty, "." or ".."; a query goes into the options.`,
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
