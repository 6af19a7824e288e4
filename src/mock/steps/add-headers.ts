import type { HttpResponse, NoResponse } from "../../server/message.ts";
import { selectedVersion } from "../../validation/request/check-request.ts";
import type { Access } from "../authorization.ts";
import type { Call } from "./locate.ts";

/** The response headers that a page of another origin may read. */
const exposed = "Allow, X-Mock-Operation, X-Mock-Version, X-Mock-Zaaid";

/**
 * Step 6: adds the headers that say what the mock did, that a 405 needs, and that let a page of another origin read the response,
 * also the response to a request with cookies.
 * @param access undefined for a request that was refused
 * @param methods of the path
 */
export function addHeaders(
  response: HttpResponse | NoResponse,
  { request, route }: Call,
  access: Access | undefined,
  methods: readonly string[],
): HttpResponse | NoResponse {
  if (typeof response === "string") return response;
  const { origin, accept } = request.headers;
  const operation = access && route?.operation;
  return {
    ...response,
    headers: {
      ...(operation &&
        !operation.isOAuth && {
          // A header has only Latin letters, and an operation may have a name in any script.
          "X-Mock-Operation": encodeURIComponent(operation.id),
          "X-Mock-Version": selectedVersion(accept) ?? operation.version,
          ...(access.zaaid && { "X-Mock-Zaaid": access.zaaid }),
        }),
      ...(response.status === 405 && methods.length > 0 && { Allow: methods.join(", ") }),
      ...response.headers,
      ...(origin !== undefined && {
        "Access-Control-Allow-Origin": origin,
        "Access-Control-Allow-Credentials": "true",
        "Access-Control-Expose-Headers": exposed,
        Vary: "Origin",
      }),
    },
  };
}

/** The response to OPTIONS, which a browser sends before some requests. */
export function optionsResponse({ request: { headers } }: Call, methods: readonly string[]): HttpResponse {
  const requestedHeaders = headers["access-control-request-headers"];
  const Allow = methods.join(", ");
  return {
    status: 204,
    headers: {
      Allow,
      ...(headers["access-control-request-method"] && { "Access-Control-Allow-Methods": Allow }),
      ...(requestedHeaders && { "Access-Control-Allow-Headers": requestedHeaders, "Access-Control-Max-Age": "600" }),
    },
    body: "",
  };
}
