import type { IncomingHttpHeaders } from "node:http";
import { addressedName, loopbackNames } from "../server/host-names.ts";

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

/** Headers that keep other sites from reading or embedding a response. */
export const securityHeaders = {
  "Content-Security-Policy": contentSecurityPolicy,
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
  "Cache-Control": "no-store",
};

/** Why a request that does not name this machine is refused; undefined if it is accepted. */
export function readRefusal(headers: IncomingHttpHeaders): string | undefined {
  if (loopbackNames.includes(addressedName(headers))) return undefined;
  return `The inspector responds only to the host names ${loopbackNames.join(", ")}.`;
}

/** Why a request that does not come from the inspector's own page is refused; undefined if it is accepted. */
export function sendRefusal(headers: IncomingHttpHeaders): string | undefined {
  const { host, origin, "sec-fetch-site": site = "same-origin" } = headers;
  if (origin === `http://${host}` && site === "same-origin") return undefined;
  return "Only the inspector's own page gets a token.";
}
