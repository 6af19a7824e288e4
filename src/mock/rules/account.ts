import { Refusal } from "../refusal.ts";
import type { Records } from "../state/records.ts";

/** The value may be in double quotes (RFC 6265). */
const zaaidCookie = /(?:^|;)\s*zaaid=\s*(?:"([^";]*)"|([^;]*))/;

/** The account that the cookie of a request names, which need not exist; undefined for the token's own. */
export function zaaidOf(cookies: string | undefined): string | undefined {
  const [, quoted, plain] = (cookies && zaaidCookie.exec(cookies)) || [];
  return (quoted ?? plain)?.trim() || undefined;
}

/**
 * The account that a request acts on (specification, MSP and business-unit accounts).
 * @param granted the scopes of the access token
 * @returns undefined for the token's own account
 * @throws Refusal if the account does not exist, or the token lacks the scope that lists it
 */
export function accountOf(
  cookies: string | undefined,
  records: Records,
  granted: ReadonlySet<string>,
): string | undefined {
  const zaaid = zaaidOf(cookies);
  if (zaaid === undefined) return undefined;
  const scope = records.scopeOfAccount(zaaid);
  if (scope && [...granted].some((one) => one.startsWith(`${scope}.`))) return zaaid;
  // The specification documents one message for both, without a status; the contract uses 401.
  throw new Refusal("NotAuthorizedForOperation");
}
