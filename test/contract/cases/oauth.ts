import {
  grantTokenValidity,
  refreshTokensPerClient as ofClient,
  accessTokensPerRefreshToken as ofRefresh,
} from "../../../generated/limits.ts";
import { exchangeGrant, refresh, revoke } from "../../../src/client/index.ts";
import type { Case, CaseRequest, FromContext, Values } from "../case.ts";
import { grant, ofRefreshToken, toRevoke } from "./token-forms.ts";

const issuesNothing = "differs: it accepts any code, any token and any client";

/** Successful token requests. They need no header Authorization. */
const issued: Case[] = ["form", "query"].flatMap((where) => [
  {
    name: `a grant in the ${where} is exchanged for a refresh token and an access token`,
    ...tokenRequest({ [where]: grant }),
    expected: { status: 200, schema: "GrantExchangeResponse" },
  },
  {
    name: `a refresh token in the ${where} gives an access token and no refresh token`,
    ...tokenRequest({ [where]: ofRefreshToken }),
    expected: { status: 200, schema: "AccessTokenResponse" },
    stockPrism: "differs: it responds with the first example, which has a refresh token",
  },
]);

/** Refusals have status 400 and a field `error`. The specification does not document this; see the guide "What the mock chooses". */
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
  withError("an unknown refresh token", "invalid_code", (context) => ({
    ...ofRefreshToken(context),
    refresh_token: "no",
  })),
  withError("a refresh token that is revoked", "invalid_code", async (context) => {
    await revoke(context.credentials.refreshToken, { authUrl: context.authUrl });
    return ofRefreshToken(context);
  }),
];

/** Exceeded limits. The response is not documented either; see the guide "What the mock chooses". */
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
  {
    name: "a token request without parameters is a bad request",
    ...tokenRequest({}),
    expected: badRequest("grant_type"),
    stockPrism: "differs: OpenAPI cannot require parameters in one of two locations, so they are optional in both",
  },
  {
    name: "a token request with a duplicate parameter is a bad request",
    ...tokenRequest({ query: (context) => ({ ...ofRefreshToken(context), client_id: ["a", "b"] }) }),
    expected: badRequest("client_id"),
  },
  {
    name: "a token request in JSON is a bad request",
    ...tokenRequest({ json: { grant_type: "refresh_token" } }),
    expected: badRequest("header Content-Type"),
  },
];

const revoked: Case[] = [
  {
    name: "a refresh token is revoked",
    ...revocation(toRevoke),
    expected: { status: 200, body: { status: "success" } },
  },
  {
    name: "an empty refresh token is a missing one",
    ...revocation({ token: "" }),
    expected: badRequest("token"),
  },
  {
    name: "an unknown refresh token cannot be revoked",
    ...revocation({ token: "unknown-token" }),
    expected: { status: 400, body: { error: "invalid_code" } },
    stockPrism: issuesNothing,
  },
];

export const oauthCases: Case[] = [...issued, ...refused, ...limited, ...invalid, ...revoked];

function tokenRequest(parts: Partial<CaseRequest>) {
  return { operation: "createToken", request: { method: "POST", path: "/oauth/v2/token", ...parts } };
}

function revocation(query: FromContext<Values>) {
  return { operation: "revokeRefreshToken", request: { method: "POST", path: "/oauth/v2/token/revoke", query } };
}

function withError(what: string, error: string, form: FromContext<Values>): Case {
  return {
    name: `${what} is refused with ${error}`,
    ...tokenRequest({ form }),
    expected: { status: 400, body: { error } },
    stockPrism: issuesNothing,
  };
}

function tooMany(what: string, form: FromContext<Values>): Case {
  const error_description = "You have made too many requests continuously. Please try again after some time.";
  return {
    name: `${what} in ten minutes is denied`,
    ...tokenRequest({ form }),
    expected: { status: 400, body: { error: "Access Denied", error_description } },
    stockPrism: issuesNothing,
  };
}

function badRequest(field: string) {
  return { status: 400, mock: { message: new RegExp(`^Bad request: .*\\b${field}\\b`) } };
}
