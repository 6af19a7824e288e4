import { randomBytes, timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { addressedName, loopbackNames } from "../../server/host-names.ts";
import { secretHeader } from "../common/messages.ts";

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
  // The secret is valid until the server is restarted.
  "Cache-Control": "no-store",
};

/** Accepts only requests of the inspector's own page. */
export class Gate {
  /** Generated at each start, and sent with the contract for the page. Pages of other origins cannot read it there. */
  readonly secret = randomBytes(24).toString("base64url");

  /**
   * Checks that a request names this machine.
   * @returns why the request is refused; undefined if it is accepted
   */
  readRefusal(headers: IncomingHttpHeaders): string | undefined {
    if (loopbackNames.includes(addressedName(headers))) return undefined;
    return `The inspector responds only to the host names ${loopbackNames.join(", ")}.`;
  }

  /**
   * Checks that a request to the relay comes from the inspector's own page.
   * @returns why the request is refused; undefined if it is accepted
   */
  sendRefusal(headers: IncomingHttpHeaders): string | undefined {
    const { host, origin, "sec-fetch-site": site = "same-origin", "content-type": type = "" } = headers;
    if (origin !== `http://${host}` || site !== "same-origin")
      return "Only the inspector's own page may send requests.";
    if (!/^application\/json *(;|$)/i.test(type)) return "The header Content-Type must be application/json.";
    const [given, secret] = [Buffer.from(String(headers[secretHeader.toLowerCase()])), Buffer.from(this.secret)];
    if (given.length === secret.length && timingSafeEqual(given, secret)) return undefined;
    return "The server was restarted. Reload the page.";
  }
}
