import { allowHeader } from "../../responses/early-response.ts";
import type { HttpResponse, NoResponse } from "../../server/http-message.ts";
import { selectedVersion } from "../../validation/request/check-request.ts";
import type { Call } from "../call.ts";
import type { Access } from "./authorize.ts";

/**
 * Step 5: adds the headers that say what the mock did, `Allow`, and those of CORS, also for requests with cookies.
 * @param access undefined for a refused request
 */
export function addHeaders(
  response: HttpResponse | NoResponse,
  { request, route, methods }: Call,
  access?: Access,
): HttpResponse | NoResponse {
  if (typeof response === "string") return response;
  const { method, headers } = request;
  const operation = access && route?.operation;
  const allow = allowHeader(method, response.status, methods);
  const own = {
    ...(operation &&
      !operation.isOAuth && {
        // The name of an operation may have letters that a header cannot have.
        "X-Mock-Operation": encodeURIComponent(operation.id),
        "X-Mock-Version": selectedVersion(headers.accept) ?? operation.version,
        ...(access.zaaid && { "X-Mock-Zaaid": access.zaaid }),
      }),
    ...allow,
    ...response.headers,
    ...(method === "OPTIONS" && preflightHeaders(headers, allow.Allow)),
  };
  if (headers.origin === undefined) return { ...response, headers: own };
  return {
    ...response,
    headers: {
      ...own,
      "Access-Control-Allow-Origin": headers.origin,
      "Access-Control-Allow-Credentials": "true",
      "Access-Control-Expose-Headers": Object.keys(own).join(", "),
      Vary: "Origin",
    },
  };
}

/** What a browser needs to know before it sends some requests of a page of another origin. */
function preflightHeaders(headers: Call["request"]["headers"], allow: string | undefined): Record<string, string> {
  if (allow === undefined) return {};
  const requestedHeaders = headers["access-control-request-headers"];
  return {
    ...(headers["access-control-request-method"] && { "Access-Control-Allow-Methods": allow }),
    ...(requestedHeaders && { "Access-Control-Allow-Headers": requestedHeaders, "Access-Control-Max-Age": "600" }),
  };
}
