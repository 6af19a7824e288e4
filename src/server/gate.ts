/**
 * Decides whether a request may use what is only for the user of this machine. It checks the host name that the request
 * addresses, and the page that sends it. With DNS rebinding, the host name of another site points to this machine, and that
 * site's pages could read the responses; a page of another site can also send a form to this machine.
 */
import type { IncomingHttpHeaders } from "node:http";
import { isIP } from "node:net";
import { hostname } from "node:os";

export interface GateOptions {
  /** The address on which the server listens (default: 127.0.0.1). */
  host: string | undefined;
  /** Other host names that a request may address. */
  allowedHosts: readonly string[];
}

/** The names of this machine that no other site can have. */
const loopbackNames = ["127.0.0.1", "localhost", "[::1]"];

/** Whether only this machine can reach an address on which a server listens (default: 127.0.0.1). */
export function isLoopback(host = "127.0.0.1"): boolean {
  return host === "localhost" || host === "::1" || /^127\./.test(host);
}

/** The host names that a request to the control path may address. */
export function controlHosts({ host, allowedHosts }: GateOptions): string[] {
  const own = isLoopback(host) ? [] : [hostname(), ...(host && !isIP(host) ? [host] : [])];
  return [...loopbackNames, ...own, ...allowedHosts].map((name) => name.toLowerCase());
}

/** Explains why a request to the control path, which only programs use, is refused; undefined if it is accepted. */
export function programRefusal(headers: IncomingHttpHeaders, options: GateOptions): string | undefined {
  const { origin, "sec-fetch-site": site = "none" } = headers;
  if (origin !== undefined || (site !== "none" && site !== "same-origin"))
    return "The control path accepts requests of programs only, not of web pages.";
  const name = addressedName(headers);
  const names = controlHosts(options);
  if (names.includes(name)) return undefined;
  // DNS rebinding needs a name, so an address in digits is safe.
  if (!isLoopback(options.host) && isIP(name.replace(/^\[(.*)\]$/, "$1")) !== 0) return undefined;
  return `The control path responds only to the host names ${names.join(", ")}. The option allowedHosts (--allowed-host) adds others.`;
}

/** Explains why a request does not come from a page of this server on this machine; undefined if it does. */
export function ownPageRefusal(headers: IncomingHttpHeaders): string | undefined {
  const { host, origin, "sec-fetch-site": site = "same-origin" } = headers;
  if (!loopbackNames.includes(addressedName(headers)))
    return `The inspector responds only to the host names ${loopbackNames.join(", ")}.`;
  if (origin === `http://${host}` && site === "same-origin") return undefined;
  return "Only the inspector's own page gets a token.";
}

function addressedName({ host = "" }: IncomingHttpHeaders): string {
  return host.replace(/:\d+$/, "").toLowerCase();
}
