import type { OperationDescription } from "../../validation/description.ts";
import { describeViolation, type Violation } from "../../validation/violation.ts";
import type { Rights, TokenAuthority } from "../authority/authority.ts";
import { permittedMethods } from "../authorization.ts";
import { Refusal } from "../refusal.ts";
import { type Records, scopeName } from "../state/records.ts";
import type { Call } from "./locate.ts";

/** Whom a request acts for. */
export interface Access {
  /** The customer account or business unit; undefined for the token's own account. */
  zaaid: string | undefined;
  /** The records of that account. */
  records: Records;
}

/**
 * Step 4: what the token, the scope, the role and the account of a request allow (specification, Credentials and token flow). A
 * request that breaks the contract is refused last: a caller without access must not learn what is wrong with it.
 * @param method of the operation, or of the override of an undocumented one
 * @throws Refusal
 */
export function authorize(
  { request, route, account }: Call,
  method: string,
  violations: readonly Violation[],
  authority: TokenAuthority,
  own: Records,
): Access {
  const operation = route?.operation;
  const { authorization } = request.headers;
  const needsToken = operation?.needsToken ?? true;
  const rights = needsToken ? rightsOf(authorization, violations, authority) : undefined;
  if (rights && operation) assertScope(rights, operation, own);
  if (rights && !permittedMethods[rights.role].includes(method))
    throw new Refusal("Forbidden", `the role ${rights.role} does not permit ${method}`);
  const takesAccount =
    !operation || operation.parameters.some(({ in: place, name }) => place === "cookie" && name === "zaaid");
  const zaaid = takesAccount ? accountOf(account, own, rights?.scopes ?? new Set()) : undefined;
  if (violations.length > 0) throw new Refusal("BadRequest", violations.map(describeViolation).join("; "));
  return { zaaid, records: zaaid === undefined ? own : own.of(zaaid) };
}

/** @throws Refusal if the access token is not valid */
function rightsOf(
  authorization: string | undefined,
  violations: readonly Violation[],
  authority: TokenAuthority,
): Rights {
  const wrong = violations.find(({ at }) => at === "Authorization");
  if (wrong) throw new Refusal("Unauthorized", describeViolation(wrong));
  const [, token = ""] = /^Svc-oauthtoken +(\S+)$/i.exec(authorization ?? "") ?? [];
  const rights = authority.access(token);
  if (!rights) throw new Refusal("Unauthorized", "the access token is unknown, expired or revoked");
  return rights;
}

/** @throws Refusal if the token lacks the operation's scope (specification, Scopes) */
function assertScope({ scopes }: Rights, operation: OperationDescription, records: Records): void {
  const { scope } = operation;
  if (scope === undefined || scopes.has(scope) || scopes.has(`${scopeName(scope)}.All`)) return;
  // The lists of accounts are the specification's MSP and portal operations, which have their own message.
  throw records.listsAccounts(operation)
    ? new Refusal("NotAuthorizedForOperation")
    : new Refusal("Forbidden", `the access token needs the scope ${scope}`);
}

/**
 * The account that a request acts on (specification, MSP and business-unit accounts); undefined for the token's own.
 * @throws Refusal if the account does not exist, or the token lacks the scope that lists it
 */
function accountOf(zaaid: string | undefined, records: Records, granted: ReadonlySet<string>): string | undefined {
  if (zaaid === undefined) return undefined;
  const scope = records.scopeOfAccount(zaaid);
  if (scope && [...granted].some((one) => one.startsWith(`${scope}.`))) return zaaid;
  // The specification documents one message for both, without a status; the contract uses 401.
  throw new Refusal("NotAuthorizedForOperation");
}
