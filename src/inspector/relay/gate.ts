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
  "Cache-Control": "no-store",
};

/** The secret of a start, for the address that the command prints. No response has it. */
export function newSecret(): string {
  return randomBytes(24).toString("base64url");
}

/** Accepts only requests of the inspector's own page. */
export class Gate {
  /** @param secret that requests must have; undefined with the mock, which any program of this machine may call */
  constructor(private readonly secret: string | undefined) {}

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
    return this.secretRefusal(headers);
  }

  /**
   * Checks that whoever sends a request has seen the address that the command printed: not another user of this machine.
   * @returns why the request is refused; undefined if it is accepted
   */
  secretRefusal(headers: IncomingHttpHeaders): string | undefined {
    if (this.secret === undefined) return undefined;
    const [given, secret] = [Buffer.from(String(headers[secretHeader.toLowerCase()])), Buffer.from(this.secret)];
    if (given.length === secret.length && timingSafeEqual(given, secret)) return undefined;
    return "Open the address of the inspector that the command has printed. Each start has another one.";
  }
}
