import type { IncomingHttpHeaders } from "node:http";
import { isIP } from "node:net";
import { hostname } from "node:os";
import { addressedName, isLoopback, isOfOtherPage, loopbackNames } from "../server/host-names.ts";

export interface GateOptions {
  /** The address on which the mock listens (default: 127.0.0.1). */
  host: string | undefined;
  allowedHosts: readonly string[];
}

/** If other machines can reach the mock, it also responds to addresses in digits, which DNS rebinding cannot use. */
export function controlHosts({ host, allowedHosts }: GateOptions): string[] {
  const own = isLoopback(host) ? [] : [hostname(), ...(host && !isIP(host) ? [host] : [])];
  return [...loopbackNames, ...own, ...allowedHosts].map((name) => name.toLowerCase());
}

/** Why a request to the control path is refused; undefined if it is accepted. */
export function refusalOf(headers: IncomingHttpHeaders, options: GateOptions): string | undefined {
  if (headers.origin !== undefined || isOfOtherPage(headers))
    return "The control path accepts requests of programs only, not of web pages.";
  const name = addressedName(headers);
  const names = controlHosts(options);
  if (names.includes(name)) return undefined;
  if (!isLoopback(options.host) && isIP(name.replace(/^\[(.*)\]$/, "$1")) !== 0) return undefined;
  return `The control path responds only to the host names ${names.join(", ")}. The option allowedHosts (--allowed-host) adds others.`;
}
