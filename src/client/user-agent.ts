import { packageVersion } from "../../generated/version.ts";

/**
 * The `User-Agent` header. In a browser it is empty: the header is the browser's own there, and a service may refuse a
 * call of another origin that sets it.
 */
export function userAgent(): Record<string, string> {
  const isBrowser = globalThis.navigator?.userAgent?.startsWith("Mozilla/");
  return isBrowser ? {} : { "User-Agent": `svc-monitoring-api/${packageVersion}` };
}
