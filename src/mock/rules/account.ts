import { Refusal } from "../refusal.ts";
import type { SeededRecords } from "../seeded-records.ts";

const zaaidCookie = /(?:^|;)\s*zaaid=([^;]*)/;

/**
 * The account that a request acts on (source: MSP and business-unit accounts).
 * @param granted the scopes of the access token
 * @returns undefined for the token's own account
 * @throws Refusal if the account does not exist, or the token lacks the scope that lists it
 */
export function accountOf(
  cookies: string | undefined,
  { accounts }: SeededRecords,
  granted: ReadonlySet<string>,
): string | undefined {
  const zaaid = cookies && zaaidCookie.exec(cookies)?.[1]?.trim();
  if (zaaid === undefined || zaaid === "") return undefined;
  const scope = accounts.get(zaaid);
  if (scope && [...granted].some((one) => one.startsWith(`${scope}.`))) return zaaid;
  // The source documents one message for both, without a status; the contract uses 401.
  throw new Refusal("NotAuthorizedForOperation");
}
