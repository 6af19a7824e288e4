import type { Handler, HttpResponse } from "../../server/message.ts";
import { staticFiles } from "../../server/static-files.ts";
import { secretPlaceholder } from "../common/messages.ts";

/** Allows the page its own files and its own server only. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

const headers = {
  "Content-Security-Policy": contentSecurityPolicy,
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
  // The secret in the page is valid until the server is restarted.
  "Cache-Control": "no-store",
};

/** Adds headers that keep other sites from reading or embedding a response. */
export function withSecurityHeaders(response: HttpResponse): HttpResponse {
  return { ...response, headers: { ...response.headers, ...headers } };
}

/** Serves the files of the built page, with the secret in its HTML. */
export function pageFiles(path: string, folder: string, secret: string): Handler {
  const files = staticFiles(path, folder, "Run npm run inspector to build the page.");
  return async (request) => {
    const isHtml = /\/$|\.html$/.test(request.path);
    // The secret is written into the HTML, which must not be compressed before, nor be kept by the browser.
    const headers = isHtml ? { host: request.headers.host } : request.headers;
    const response = await files({ ...request, headers });
    if (typeof response === "string" || !response.headers["Content-Type"]?.startsWith("text/html")) return response;
    return { ...response, body: String(response.body).replace(secretPlaceholder, secret) };
  };
}
