import type { Operation } from "../../contract/operations.ts";
import type { TokenAuthority } from "../authority/authority.ts";
import { Refusal } from "../refusal.ts";
import { scopeName } from "../seeded-records.ts";

const scheme = "Svc-oauthtoken ";

/**
 * The scopes that a request was granted (source: Credentials and token flow, Scopes).
 * @throws Refusal if its token is missing or no longer good, or lacks the operation's scope and that scope's All
 */
export function grantedScopes(
  authorization: string | undefined,
  { scope, takesAccount }: Operation,
  authority: TokenAuthority,
): ReadonlySet<string> {
  if (!authorization?.startsWith(scheme)) {
    throw new Refusal("Unauthorized", 'the header Authorization must be "Svc-oauthtoken <ACCESS_TOKEN>"');
  }
  const access = authority.access(authorization.slice(scheme.length));
  if (!access) throw new Refusal("Unauthorized", "the access token is unknown, expired or revoked");
  const { scopes } = access;
  if (scope === undefined || scopes.has(scope) || scopes.has(`${scopeName(scope)}.All`)) return scopes;
  // The lists of accounts are what the source calls MSP and portal operations, which have a message of their own.
  throw takesAccount
    ? new Refusal("Forbidden", `the scope ${scope} is needed`)
    : new Refusal("NotAuthorizedForOperation");
}
