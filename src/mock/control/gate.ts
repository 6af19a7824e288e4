import type { IncomingHttpHeaders } from "node:http";
import { isIP } from "node:net";
import { hostname } from "node:os";

export interface GateOptions {
  /** The address on which the mock listens; 127.0.0.1 if left out. */
  host: string | undefined;
  allowedHosts: readonly string[];
}

/** Whether only this machine can reach an address on which a server listens. */
export function isLoopback(host = "127.0.0.1"): boolean {
  return host === "localhost" || host === "::1" || /^127\./.test(host);
}

/**
 * The host names to which the control path responds. Any other name may belong to a web page that attacks this machine
 * (DNS rebinding); an address in digits cannot.
 */
export function controlHosts({ host, allowedHosts }: GateOptions): string[] {
  const loopback = ["127.0.0.1", "localhost", "[::1]"];
  const own = isLoopback(host) ? [] : [hostname(), ...(host && !isIP(host) ? [host] : [])];
  return [...loopback, ...own, ...allowedHosts].map((name) => name.toLowerCase());
}

/** Why a request to the control path is refused; undefined if it is accepted. */
export function refusalOf({ origin, host = "" }: IncomingHttpHeaders, options: GateOptions): string | undefined {
  if (origin !== undefined) return "The control path accepts requests of programs only, not of web pages.";
  const name = host.replace(/:\d+$/, "").toLowerCase();
  const names = controlHosts(options);
  if (names.includes(name)) return undefined;
  if (!isLoopback(options.host) && isIP(name.replace(/^\[(.*)\]$/, "$1")) !== 0) return undefined;
  return `The control path responds only to the host names ${names.join(", ")}. The option allowedHosts (--allowed-host) adds others.`;
}
