import type { Operation } from "../../contract/operations.ts";
import type { HttpRequest } from "../../server/message.ts";
import type { TokenAuthority } from "../authority/authority.ts";
import { Refusal } from "../refusal.ts";
import { scopeName } from "../state/records.ts";

/** The scheme word has no case (RFC 9110). */
const credentials = /^svc-oauthtoken +(.*)$/is;

/**
 * The scopes of a request's access token (specification, Credentials and token flow, Scopes).
 * @throws Refusal if the token is missing, sent twice, unknown or expired, or has neither the operation's scope nor its `All` scope
 */
export function grantedScopes(
  { headers: { authorization }, rawHeaders }: Pick<HttpRequest, "headers" | "rawHeaders">,
  { scope, takesAccount }: Operation,
  authority: TokenAuthority,
): ReadonlySet<string> {
  if (rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === "authorization").length > 1)
    throw new Refusal("BadRequest", "the header Authorization occurs more than once");
  const token = authorization === undefined ? undefined : credentials.exec(authorization)?.[1];
  if (token === undefined)
    throw new Refusal("Unauthorized", 'the header Authorization must be "Svc-oauthtoken <ACCESS_TOKEN>"');
  const access = authority.access(token);
  if (!access) throw new Refusal("Unauthorized", "the access token is unknown, expired or revoked");
  const { scopes } = access;
  if (scope === undefined || scopes.has(scope) || scopes.has(`${scopeName(scope)}.All`)) return scopes;
  // The lists of accounts are the specification's MSP and portal operations, which have their own message.
  throw takesAccount
    ? new Refusal("Forbidden", `the access token needs the scope ${scope}`)
    : new Refusal("NotAuthorizedForOperation");
}
