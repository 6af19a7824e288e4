import { accessTokenLifetime } from "../../generated/limits.ts";
import { UserRole } from "../constants/index.ts";
import type { Operation } from "../contract/operations.ts";
import { type HttpRequest, type HttpResponse, json } from "../server/message.ts";
import { cookieValues } from "../validation/request/check-request.ts";
import { describeViolation, type Violation } from "../validation/violation.ts";
import type { Rights, TokenAuthority } from "./authority/authority.ts";
import { Refusal } from "./refusal.ts";
import { type Records, scopeName } from "./state/records.ts";

/**
 * What a request's access token allows (specification, Credentials and token flow).
 * @param violations of the request
 * @throws Refusal if the token is not valid
 */
export function accessOf(
  authorization: string | undefined,
  violations: readonly Violation[],
  authority: TokenAuthority,
): Rights {
  const wrong = violations.find(({ at }) => at === "Authorization");
  if (wrong) throw new Refusal("Unauthorized", describeViolation(wrong));
  const [, token = ""] = /^Svc-oauthtoken +(\S+)$/i.exec(authorization ?? "") ?? [];
  const access = authority.access(token);
  if (!access) throw new Refusal("Unauthorized", "the access token is unknown, expired or revoked");
  return access;
}

/** @throws Refusal if the token lacks the operation's scope (specification, Scopes) */
export function assertScope({ scopes }: Rights, operation: Operation, records: Records): void {
  const { scope } = operation;
  if (scope !== undefined && !scopes.has(scope) && !scopes.has(`${scopeName(scope)}.All`)) {
    // The lists of accounts are the specification's MSP and portal operations, which have their own message.
    throw records.listsAccounts(operation)
      ? new Refusal("NotAuthorizedForOperation")
      : new Refusal("Forbidden", `the access token needs the scope ${scope}`);
  }
}

/** @throws Refusal if the role of the token's user does not permit a method */
export function assertRole({ role }: Rights, method: string): void {
  if (!permittedMethods[role].includes(method))
    throw new Refusal("Forbidden", `the role ${role} does not permit ${method}`);
}

/** The account that the cookie of a request names, which need not exist; undefined for the token's own. */
export function zaaidOf(cookies: string | undefined): string | undefined {
  return cookieValues(cookies, "zaaid")[0] || undefined;
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

export const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"];

/**
 * The methods that each role may use for the operations of the contract. Only Super Admins and Administrators may issue POST
 * and PUT (specification, API inspector): of what the specification lets other roles change, such as schedule maintenance and
 * billing, the contract has no operation.
 */
export const permittedMethods: Readonly<Record<UserRole, readonly string[]>> = {
  [UserRole.SuperAdmin]: methods,
  [UserRole.Administrator]: methods,
  [UserRole.Operator]: ["GET"],
  [UserRole.ReadOnly]: ["GET"],
  [UserRole.BillingContact]: [],
  [UserRole.SpokesPerson]: ["GET"],
  [UserRole.HostingProvider]: [],
  [UserRole.NoAccess]: [],
};

// The specification does not document the error bodies of the OAuth operations, so the contract accepts any body. The names are
// those of services of this kind.
const refused = (error: string) => new Refusal({ status: 400, body: { error } });

/** Checks the client of a `createToken`, and returns what issues tokens. @throws Refusal if the client is unknown */
export function tokenRequest(
  authority: TokenAuthority,
  { query, body }: HttpRequest,
  apiDomain: string,
): () => HttpResponse {
  // Each parameter is in the query or in the form.
  const parameters = new URLSearchParams(`${query}&${body}`);
  const parameter = (name: string) => parameters.get(name) ?? "";
  if (!authority.isClient(parameter("client_id"), parameter("client_secret"))) throw refused("invalid_client");
  return () => {
    const isGrant = parameter("grant_type") === "authorization_code";
    const issued = isGrant ? authority.exchange(parameter("code")) : authority.refresh(parameter("refresh_token"));
    if (!issued) throw refused("invalid_code");
    return json(200, {
      access_token: issued.accessToken,
      ...(isGrant && { refresh_token: issued.refreshToken }),
      expires_in: accessTokenLifetime.usualSeconds,
      api_domain: apiDomain,
      token_type: "Bearer",
    });
  };
}

/** Revokes the token of a valid request to `revokeRefreshToken`. @throws Refusal if it is unknown */
export function revokeToken(authority: TokenAuthority, { query }: HttpRequest): HttpResponse {
  if (!authority.revoke(new URLSearchParams(query).get("token") ?? "")) throw refused("invalid_code");
  return json(200, { status: "success" });
}
