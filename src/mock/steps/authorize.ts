import type { OperationDescription } from "../../validation/description.ts";
import type { Call } from "../call.ts";
import type { Rights, TokenAuthority } from "../oauth/token-authority.ts";
import { Refusal } from "../refusal.ts";
import { permittedMethods } from "../role-methods.ts";
import type { Records } from "../state/records.ts";
import type { MockState } from "../state/state.ts";

/** The account that a request acts for. */
export interface Access {
  /** The id of the customer account or business unit; undefined for the token's own account. */
  zaaid: string | undefined;
  /** The records of the account. */
  records: Records;
}

/**
 * Step 3: checks the token, the scope, the role and the account of a request (specification, Credentials and token flow).
 * @throws Refusal if the caller may not do this
 */
export function authorize({ request, route, account, pending }: Call, { authority, records }: MockState): Access {
  const operation = route?.operation;
  // An undocumented operation needs a token and takes an account, as most documented ones do.
  const { needsToken = true, takesAccount = true } = operation ?? {};
  const rights = needsToken ? rightsOf(request.headers.authorization, authority) : undefined;
  if (rights && operation) assertScope(rights, operation, records);
  const method = operation?.method ?? pending?.override.method ?? request.method;
  if (rights && !permittedMethods[rights.role].includes(method))
    throw new Refusal("Forbidden", `the role ${rights.role} does not permit ${method}`);
  const zaaid = takesAccount ? accountOf(account, records, rights?.scopes ?? new Set()) : undefined;
  return { zaaid, records: zaaid === undefined ? records : records.of(zaaid) };
}

/** @throws Refusal if the access token is not valid */
function rightsOf(header: string | undefined, authority: TokenAuthority): Rights {
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
  throw records.kinds.some(({ isAccount, lists }) => isAccount && lists.includes(operation))
    ? new Refusal("NotAuthorizedForOperation")
    : new Refusal("Forbidden", `the access token needs the scope ${scope}`);
}

/**
 * The account that a request acts on (specification, MSP and business-unit accounts); undefined for the token's own.
 * @throws Refusal if the account does not exist, or the token lacks the scope that lists it
 */
function accountOf(zaaid: string | undefined, records: Records, granted: ReadonlySet<string>): string | undefined {
  if (zaaid === undefined) return undefined;
  const [list] = records.kindOfAccount(zaaid)?.lists ?? [];
  if (list && [...granted].some((one) => scopeName(one) === scopeName(list.scope ?? ""))) return zaaid;
  // The specification has one message for both cases, but no status for it; the contract uses 401.
  throw new Refusal("NotAuthorizedForOperation");
}

/** A scope without its type: `Svc.Msp` of `Svc.Msp.Read`. */
function scopeName(scope: string): string {
  return scope.slice(0, scope.lastIndexOf("."));
}
