import type { HttpResponse, NoResponse } from "../../server/message.ts";
import { selectedVersion } from "../../validation/request/check-request.ts";
import type { PendingOverrides } from "../overrides.ts";
import type { Access } from "./authorize.ts";
import type { Call } from "./locate.ts";

/** The response headers that a page of another origin may read. */
const exposed = "Allow, X-Mock-Operation, X-Mock-Version, X-Mock-Zaaid";

/**
 * Step 6: adds the headers that say what the mock did, that a 405 needs, and that let a page of another origin read the response,
 * also the response to a request with cookies.
 * @param access undefined for a request that was refused
 */
export function addHeaders(
  response: HttpResponse | NoResponse,
  call: Call,
  access: Access | undefined,
  overrides: PendingOverrides,
): HttpResponse | NoResponse {
  if (typeof response === "string") return response;
  const { request, route } = call;
  const { origin, accept } = request.headers;
  const operation = access && route?.operation;
  const Allow = response.status === 405 ? overrides.methodsOf(call).join(", ") : "";
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
      ...(Allow && { Allow }),
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

/** The response to OPTIONS, which a browser sends before some requests; undefined for another method, and for an unknown path. */
export function optionsResponse(call: Call, overrides: PendingOverrides): HttpResponse | undefined {
  const { method, headers } = call.request;
  const Allow = method === "OPTIONS" ? overrides.methodsOf(call).join(", ") : "";
  if (Allow === "") return undefined;
  const requestedHeaders = headers["access-control-request-headers"];
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
