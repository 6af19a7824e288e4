import type { Operation } from "../../contract/operations.ts";
import type { TokenAuthority } from "../authority/authority.ts";
import { Refusal } from "../refusal.ts";
import { scopeName } from "../seeded-records.ts";

const scheme = "Svc-oauthtoken ";

/**
 * The scopes of a request's access token (source: Credentials and token flow, Scopes).
 * @throws Refusal if the token is missing, unknown or expired, or has neither the operation's scope nor its `All` scope
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
  // The lists of accounts are the source's MSP and portal operations, which have their own message.
  throw takesAccount
    ? new Refusal("Forbidden", `the access token needs the scope ${scope}`)
    : new Refusal("NotAuthorizedForOperation");
}
