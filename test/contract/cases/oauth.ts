import {
  grantTokenValidity,
  refreshTokensPerClient as ofClient,
  accessTokensPerRefreshToken as ofRefresh,
} from "../../../generated/limits.ts";
import { exchangeGrant, refresh, revoke } from "../../../src/client/index.ts";
import {
  badRequest,
  type Case,
  type CaseRequest,
  type Expected,
  type FromContext,
  type StockPrism,
  type Values,
} from "../case.ts";
import { grant, ofRefreshToken, toRevoke } from "./token-forms.ts";

const issuesNothing = "differs: it accepts any code, any token and any client";

/** Successful token requests. They need no header Authorization. */
const issued: Case[] = ["form", "query"].flatMap((where) => [
  tokenRequest(
    `a grant in the ${where} is exchanged for a refresh token and an access token`,
    { [where]: grant },
    { status: 200, schema: "GrantExchangeResponse" },
  ),
  tokenRequest(
    `a refresh token in the ${where} gives an access token and no refresh token`,
    { [where]: ofRefreshToken },
    { status: 200, schema: "AccessTokenResponse" },
    "differs: it responds with the first example, which has a refresh token",
  ),
]);

/** Refusals have status 400 and a field `error`. The specification does not document this; see the page "Mock behavior". */
const refused: Case[] = [
  withError("an unknown client", "invalid_client", (context) => ({ ...ofRefreshToken(context), client_id: "unknown" })),
  withError("a wrong secret", "invalid_client", (context) => ({ ...grant(context), client_secret: "wrong" })),
  withError("an unknown code", "invalid_code", (context) => ({ ...grant(context), code: "unknown-code" })),
  withError("a code that was already exchanged", "invalid_code", async (context) => {
    const form = grant(context);
    await exchangeGrant(form.code, { authUrl: context.authUrl, credentials: context.credentials });
    return form;
  }),
  withError("an expired code", "invalid_code", (context) => {
    const form = grant(context);
    context.advance(grantTokenValidity.maximumMinutes * 60_000);
    return form;
  }),
  withError("an unknown refresh token", "invalid_code", (all) => ({ ...ofRefreshToken(all), refresh_token: "no" })),
  withError("a refresh token that is revoked", "invalid_code", async (context) => {
    await revoke(context.credentials.refreshToken, { authUrl: context.authUrl });
    return ofRefreshToken(context);
  }),
];

/** Exceeded limits. The response is not documented either; see the page "Mock behavior". */
const limited: Case[] = [
  tooMany("one more access token of a refresh token than the limit", async (context) => {
    const { authUrl, credentials } = context;
    for (let count = 0; count < ofRefresh.maximum; count += 1) await refresh({ authUrl, credentials });
    return ofRefreshToken(context);
  }),
  tooMany("a refresh token after as many as the limit", async (context) => {
    const { authUrl, credentials } = context;
    for (let count = 0; count < ofClient.maximum; count += 1)
      await exchangeGrant(context.issueGrant(), { authUrl, credentials });
    return grant(context);
  }),
];

const invalid: Case[] = [
  tokenRequest(
    "a token request without parameters is a bad request",
    {},
    badRequest("grant_type"),
    "differs: OpenAPI cannot require parameters in one of two locations, so they are optional in both",
  ),
  tokenRequest(
    "a token request with a duplicate parameter is a bad request",
    { query: (context) => ({ ...ofRefreshToken(context), client_id: ["a", "b"] }) },
    badRequest("client_id"),
  ),
  tokenRequest(
    "a token request in JSON is a bad request",
    { json: { grant_type: "refresh_token" } },
    badRequest("header Content-Type"),
  ),
];

const revoked: Case[] = [
  revocation("a refresh token is revoked", toRevoke, { status: 200, body: { status: "success" } }),
  revocation("an empty refresh token is a missing one", { token: "" }, badRequest("token")),
  revocation(
    "an unknown refresh token cannot be revoked",
    { token: "unknown-token" },
    { status: 400, body: { error: "invalid_code" } },
    issuesNothing,
  ),
];

export const oauthCases: Case[] = [...issued, ...refused, ...limited, ...invalid, ...revoked];

function tokenRequest(name: string, parts: Partial<CaseRequest>, expected: Expected, stockPrism?: StockPrism): Case {
  const request = { method: "POST", path: "/oauth/v2/token", ...parts };
  return { name, operation: "createToken", request, expected, stockPrism };
}

function revocation(name: string, query: FromContext<Values>, expected: Expected, stockPrism?: StockPrism): Case {
  const request = { method: "POST", path: "/oauth/v2/token/revoke", query };
  return { name, operation: "revokeRefreshToken", request, expected, stockPrism };
}

function withError(what: string, error: string, form: FromContext<Values>): Case {
  return tokenRequest(`${what} is refused with ${error}`, { form }, { status: 400, body: { error } }, issuesNothing);
}

function tooMany(what: string, form: FromContext<Values>): Case {
  const error_description = "You have made too many requests continuously. Please try again after some time.";
  const expected = { status: 400, body: { error: "Access Denied", error_description } };
  return tokenRequest(`${what} in ten minutes is denied`, { form }, expected, issuesNothing);
}
