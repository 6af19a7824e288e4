import type { IncomingHttpHeaders } from "node:http";
import type { HttpResponse } from "../server/message.ts";

/** The response headers that a page of another origin may read. */
const exposed = "Allow, X-Mock-Operation, X-Mock-Version, X-Mock-Zaaid";

/** The headers that let a page of another origin read a response, also to a request with cookies. */
export function corsHeaders(origin: string): Record<string, string> {
  return {
    "Access-Control-Allow-Origin": origin,
    "Access-Control-Allow-Credentials": "true",
    "Access-Control-Expose-Headers": exposed,
    Vary: "Origin",
  };
}

/** The response to an OPTIONS request, which may be a browser's preflight request. */
export function preflight(headers: IncomingHttpHeaders, allowed: string): HttpResponse {
  const requestedHeaders = headers["access-control-request-headers"];
  return {
    status: 204,
    headers: {
      Allow: allowed,
      ...(headers["access-control-request-method"] && { "Access-Control-Allow-Methods": allowed }),
      ...(requestedHeaders && { "Access-Control-Allow-Headers": requestedHeaders, "Access-Control-Max-Age": "600" }),
    },
    body: "",
  };
}
