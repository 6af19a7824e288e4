import type { Operation } from "../contract/operations.ts";
import type { HttpRequest } from "../server/message.ts";
import { cookieValues } from "../validation/request/check-request.ts";
import { describeViolation, type Violation } from "../validation/violation.ts";
import type { TokenAuthority } from "./authority/authority.ts";
import { permits } from "./authority/roles.ts";
import { Refusal } from "./refusal.ts";
import { type Records, scopeName } from "./state/records.ts";

/**
 * The scopes of a request's access token (specification, Credentials and token flow, Scopes).
 * @throws Refusal if the token is not valid, lacks the operation's scope, or its user's role does not permit it
 */
export function grantedScopes(
  { headers: { authorization } }: Pick<HttpRequest, "headers">,
  operation: Operation,
  violations: readonly Violation[],
  authority: TokenAuthority,
  records: Records,
): ReadonlySet<string> {
  const { scope, needsToken } = operation;
  if (!needsToken) return new Set();
  const wrong = violations.find(({ at }) => at === "Authorization");
  if (wrong) throw new Refusal("Unauthorized", describeViolation(wrong));
  const access = authority.access(authorization?.split(/ +/)[1] ?? "");
  if (!access) throw new Refusal("Unauthorized", "the access token is unknown, expired or revoked");
  const { scopes, role } = access;
  if (scope !== undefined && !scopes.has(scope) && !scopes.has(`${scopeName(scope)}.All`)) {
    // The lists of accounts are the specification's MSP and portal operations, which have their own message.
    throw records.listsAccounts(operation)
      ? new Refusal("NotAuthorizedForOperation")
      : new Refusal("Forbidden", `the access token needs the scope ${scope}`);
  }
  const method = operation.method.toUpperCase();
  if (!permits(role, method)) throw new Refusal("Forbidden", `the role ${role} does not permit ${method}`);
  return scopes;
}

/** The account that the cookie of a request names, which need not exist; undefined for the token's own. */
export function zaaidOf(cookies: string | undefined): string | undefined {
  return cookieValues(cookies ?? "", "zaaid")[0] || undefined;
}

/**
 * The account that a request acts on (specification, MSP and business-unit accounts); undefined for the token's own.
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
