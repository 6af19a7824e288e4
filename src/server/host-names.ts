/** Which machines reach a server, and by which host names. */
import type { IncomingHttpHeaders } from "node:http";

/** Whether only this machine can reach an address on which a server listens. */
export function isLoopback(host = "127.0.0.1"): boolean {
  return host === "localhost" || host === "::1" || /^127\./.test(host);
}

/** The names of this machine that no other site can have. */
export const loopbackNames = ["127.0.0.1", "localhost", "[::1]"];

/**
 * The host name to which a request is addressed, in lower case and without a port. A server must know it: with DNS
 * rebinding, the host name of another site points to this machine, and that site's pages could read the responses.
 */
export function addressedName({ host = "" }: IncomingHttpHeaders): string {
  return host.replace(/:\d+$/, "").toLowerCase();
}

/** Whether a page of another site, or of another port of this machine, sent a request. Programs send neither header. */
export function isOfOtherPage({ host, origin, "sec-fetch-site": site = "none" }: IncomingHttpHeaders): boolean {
  return (origin !== undefined && origin !== `http://${host}`) || (site !== "none" && site !== "same-origin");
}
