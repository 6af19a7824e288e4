/** What messages and the mock's list of requests do not show: Authorization, Cookie, and what the contract marks as a password. */

export const mask = "***";

const scheme = /^(Svc-oauthtoken|Bearer|Basic) +/i;

/** A header as it may be shown. The scheme of `Authorization` tells nothing about the token. */
export function hiddenHeader(name: string, value: string): string {
  if (value === "") return "";
  if (/^cookie$/i.test(name)) return mask;
  if (!/^(proxy-)?authorization$/i.test(name)) return value;
  const [known = ""] = scheme.exec(value) ?? [];
  return known + mask;
}
