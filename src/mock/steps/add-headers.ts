import type { HttpResponse, NoResponse } from "../../server/http-message.ts";
import { selectedVersion } from "../../validation/request/check-request.ts";
import type { Call } from "../call.ts";
import type { PendingOverrides } from "../overrides/pending-overrides.ts";
import type { Access } from "./authorize.ts";

/** The response headers that a page of another origin may read. */
const exposed = "Allow, X-Mock-Operation, X-Mock-Version, X-Mock-Zaaid";

/**
 * Step 6: adds three kinds of headers: those that say what the mock did, `Allow` for a 405, and those of CORS, also for requests
 * with cookies.
 * @param access undefined for a refused request
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
          // The name of an operation may have letters that a header cannot have.
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

/** The response to OPTIONS, which browsers send before some requests; undefined for other methods and unknown paths. */
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
