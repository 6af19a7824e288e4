import type { OperationDescription } from "../../validation/description.ts";
import { describeViolation, type Violation } from "../../validation/violation.ts";
import type { Call } from "../call.ts";
import type { Rights, TokenAuthority } from "../oauth/token-authority.ts";
import { Refusal } from "../refusal.ts";
import { permittedMethods } from "../role-methods.ts";
import { type Records, scopeName } from "../state/records.ts";

/** The account that a request acts for. */
export interface Access {
  /** The id of the customer account or business unit; undefined for the token's own account. */
  zaaid: string | undefined;
  /** The records of the account. */
  records: Records;
}

/**
 * Step 4: checks the token, the scope, the role and the account of a request (specification, Credentials and token flow). If the
 * request breaks the contract, it is refused only after these checks, so that a caller without access does not learn what is
 * wrong with it.
 * @param method of the operation; if the operation is undocumented, of the override
 * @param own the records of the token's own account
 * @throws Refusal if the caller may not do this, or the request breaks the contract
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
  // An undocumented operation takes an account, as most documented ones do.
  const takesAccount = operation?.takesAccount ?? true;
  const zaaid = takesAccount ? accountOf(account, own, rights?.scopes ?? new Set()) : undefined;
  if (violations.length > 0) throw new Refusal("BadRequest", violations.map(describeViolation).join("; "));
  return { zaaid, records: zaaid === undefined ? own : own.of(zaaid) };
}

/** @throws Refusal if the access token is not valid */
function rightsOf(header: string | undefined, violations: readonly Violation[], authority: TokenAuthority): Rights {
  const wrong = violations.find(({ at }) => at === "Authorization");
  if (wrong) throw new Refusal("Unauthorized", describeViolation(wrong));
  const [, token = ""] = /^Svc-oauthtoken +(\S+)$/i.exec(header ?? "") ?? [];
  const rights = authority.access(token);
  if (!rights) throw new Refusal("Unauthorized", "the access token is unknown, expired or revoked");
  return rights;
}

/** @throws Refusal if the token lacks the operation's scope (specification, Scopes) */
function assertScope({ scopes }: Rights, operation: OperationDescription, records: Records): void {
  const { scope } = operation;
  if (scope === undefined || scopes.has(scope) || scopes.has(`${scopeName(scope)}.All`)) return;
  // The specification has its own message for the operations that list the accounts of an MSP or of a portal.
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
  // The specification has one message for both cases, but no status for it; the contract uses 401.
  throw new Refusal("NotAuthorizedForOperation");
}
