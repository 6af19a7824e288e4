import { Refusal } from "../refusal.ts";
import type { KnownRecords } from "../seeded-records.ts";

const zaaidCookie = /(?:^|;)\s*zaaid=([^;]*)/;

/**
 * The account that a request acts on (source: MSP and business-unit accounts).
 * @param granted the scopes of the access token
 * @returns undefined for the token's own account
 * @throws Refusal if there is no such account, or the token lacks the scope that lists it
 */
export function accountOf(
  cookies: string | undefined,
  { accounts }: KnownRecords,
  granted: ReadonlySet<string>,
): string | undefined {
  const zaaid = cookies && zaaidCookie.exec(cookies)?.[1]?.trim();
  if (zaaid === undefined || zaaid === "") return undefined;
  const scope = accounts.get(zaaid);
  if (scope && [...granted].some((one) => one.startsWith(`${scope}.`))) return zaaid;
  // The source has one message for both, and no status; the contract takes 401.
  throw new Refusal("NotAuthorizedForOperation");
}
