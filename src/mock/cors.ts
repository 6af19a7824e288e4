import type { IncomingHttpHeaders } from "node:http";
import type { HttpResponse } from "../server/message.ts";

/** What a page of another origin may read beside the body. */
const exposed = "Allow, X-Mock-Operation, X-Mock-Version, X-Mock-Zaaid";

/** The headers that let a browser's page read an answer, also when it sends cookies. */
export function corsHeaders(origin: string): Record<string, string> {
  return {
    "Access-Control-Allow-Origin": origin,
    "Access-Control-Allow-Credentials": "true",
    "Access-Control-Expose-Headers": exposed,
    Vary: "Origin",
  };
}

/** The answer to an OPTIONS request, which a browser also sends ahead of a request that it wants leave for. */
export function preflight(headers: IncomingHttpHeaders, allowed: string): HttpResponse {
  const wanted = headers["access-control-request-headers"];
  return {
    status: 204,
    headers: {
      Allow: allowed,
      ...(headers["access-control-request-method"] && { "Access-Control-Allow-Methods": allowed }),
      ...(wanted && { "Access-Control-Allow-Headers": wanted, "Access-Control-Max-Age": "600" }),
    },
    body: "",
  };
}
