import type { Case, CaseRequest, Expected, FromContext, Values } from "../case.ts";
import { grant, ofRefreshToken, toRevoke } from "./token-forms.ts";

const issuesNothing = "it accepts any code, any token and any client";
const firstExample = "it responds with the first example, which has a refresh token";

const exchanged = { status: 200, schema: "GrantExchangeResponse" };
const refreshed = { status: 200, schema: "AccessTokenResponse" };

/**
 * Token requests, which need no header Authorization. test/mock has what follows from time, limits and earlier requests, and
 * test/validation what breaks the contract.
 */
export const oauthCases: Case[] = [
  tokenRequest("a grant in the form is exchanged", { form: grant }, exchanged),
  tokenRequest("a grant in the query is exchanged", { query: grant }, exchanged),
  tokenRequest("a refresh token in the form gives an access token", { form: ofRefreshToken }, refreshed, firstExample),
  tokenRequest("a refresh token in the query gives one, too", { query: ofRefreshToken }, refreshed, firstExample),
  refused("an unknown client", "invalid_client", (all) => ({ ...ofRefreshToken(all), client_id: "unknown" })),
  refused("a wrong secret", "invalid_client", (all) => ({ ...grant(all), client_secret: "wrong" })),
  refused("an unknown code", "invalid_code", (all) => ({ ...grant(all), code: "unknown-code" })),
  refused("an unknown refresh token", "invalid_code", (all) => ({ ...ofRefreshToken(all), refresh_token: "no" })),
  revocation("a refresh token is revoked", toRevoke, { status: 200, body: { status: "success" } }),
  revocation(
    "an unknown refresh token cannot be revoked",
    { token: "unknown-token" },
    { status: 400, body: { error: "invalid_code" } },
    issuesNothing,
  ),
];

function tokenRequest(name: string, parts: Partial<CaseRequest>, expected: Expected, stockPrism?: string): Case {
  const request = { method: "POST", path: "/oauth/v2/token", ...parts };
  return { name, operation: "createToken", request, expected, stockPrism };
}

function revocation(name: string, query: FromContext<Values>, expected: Expected, stockPrism?: string): Case {
  const request = { method: "POST", path: "/oauth/v2/token/revoke", query };
  return { name, operation: "revokeRefreshToken", request, expected, stockPrism };
}

/** Status 400 and a field `error`. The specification does not document this; docs/mock-server.md does. */
function refused(what: string, error: string, form: FromContext<Values>): Case {
  return tokenRequest(`${what} is refused with ${error}`, { form }, { status: 400, body: { error } }, issuesNothing);
}
