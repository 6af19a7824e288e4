import type { Handler, HttpResponse } from "../../server/message.ts";
import { staticFiles } from "../../server/static-files.ts";
import { secretPlaceholder } from "../common/messages.ts";

/** The page needs nothing but its own files and its relay. */
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
  // The secret in the page is that of this start of the server.
  "Cache-Control": "no-store",
};

/** An answer that no other site can use. */
export function sealed(answer: HttpResponse): HttpResponse {
  return { ...answer, headers: { ...answer.headers, ...headers } };
}

/** Serves the files of the built page, with the secret in its HTML. */
export function pageFiles(path: string, folder: string, secret: string): Handler {
  const files = staticFiles(path, folder, "npm run inspector writes the page.");
  return async (request) => {
    const answer = await files(request);
    if (answer === "cut" || !answer.headers["Content-Type"]?.startsWith("text/html")) return answer;
    return { ...answer, body: String(answer.body).replace(secretPlaceholder, secret) };
  };
}
