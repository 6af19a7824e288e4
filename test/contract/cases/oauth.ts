import { exchangeGrant, refresh, revoke } from "../../../src/client/index.ts";
import type { Case, CaseRequest, Made, Place, Values } from "../case.ts";

const issuesNothing = "differs: it takes any code, any token and any client";

/** The forms of `createToken`, as the mock's client sends them. */
const client = ({ credentials }: Place) => ({
  client_id: credentials.clientId,
  client_secret: credentials.clientSecret,
});
const grant = (place: Place) => ({ ...client(place), grant_type: "authorization_code", code: place.issueGrant() });
const ofRefreshToken = (place: Place) => ({
  ...client(place),
  grant_type: "refresh_token",
  refresh_token: place.credentials.refreshToken,
});

/** Tokens that are made. Nothing here needs an Authorization header. */
const made: Case[] = ["form", "query"].flatMap((where) => [
  {
    name: `a grant in the ${where} is exchanged for a refresh token and an access token`,
    ...tokenRequest({ [where]: grant }),
    expected: { status: 200, schema: "GrantExchangeResponse" },
    stockPrism: "agrees",
  },
  {
    name: `a refresh token in the ${where} gives an access token and no refresh token`,
    ...tokenRequest({ [where]: ofRefreshToken }),
    expected: { status: 200, schema: "AccessTokenResponse" },
    stockPrism: "differs: it gives the first example, which has a refresh token",
  },
]);

/** What the source does not document, and src/mock/README.md does: a refusal has status 400 and a field `error`. */
const refused: Case[] = [
  withError("an unknown client", "invalid_client", (place) => ({ ...ofRefreshToken(place), client_id: "nobody" })),
  withError("a wrong secret", "invalid_client", (place) => ({ ...grant(place), client_secret: "wrong" })),
  withError("an unknown code", "invalid_code", (place) => ({ ...grant(place), code: "nobody-issued-this" })),
  withError("a code that was exchanged already", "invalid_code", async (place) => {
    const form = grant(place);
    await exchangeGrant(place, place.credentials, form.code);
    return form;
  }),
  withError("a code whose minutes are over", "invalid_code", (place) => {
    const form = grant(place);
    place.advance(10 * 60_000);
    return form;
  }),
  withError("an unknown refresh token", "invalid_code", (place) => ({ ...ofRefreshToken(place), refresh_token: "no" })),
  withError("a refresh token that is revoked", "invalid_code", async (place) => {
    await revoke(place, place.credentials.refreshToken);
    return ofRefreshToken(place);
  }),
];

/** The limits, whose answer is in src/mock/README.md as well. */
const limited: Case[] = [
  tooMany("an eleventh access token of a refresh token", async (place) => {
    const { credentials } = place;
    for (let count = 0; count < 10; count += 1) await refresh(place, credentials, credentials.refreshToken);
    return ofRefreshToken(place);
  }),
  tooMany("a refresh token after twenty others", async (place) => {
    for (let count = 0; count < 20; count += 1) await exchangeGrant(place, place.credentials, place.issueGrant());
    return grant(place);
  }),
];

const wrong: Case[] = [
  {
    name: "a token request without parameters is a bad request",
    ...tokenRequest({}),
    expected: badRequest("grant_type"),
    stockPrism: "differs: OpenAPI cannot ask for parameters in one of two places, so they are optional in both",
  },
  {
    name: "a token request with a parameter twice is a bad request",
    ...tokenRequest({ query: (place) => ({ ...ofRefreshToken(place), client_id: ["a", "b"] }) }),
    expected: badRequest("client_id"),
    stockPrism: "agrees",
  },
  {
    name: "a token request in JSON is a bad request",
    ...tokenRequest({ json: { grant_type: "refresh_token" } }),
    expected: badRequest("grant_type"),
    stockPrism: "agrees",
  },
];

const revoked: Case[] = [
  {
    name: "a refresh token is revoked",
    ...revocation(({ credentials }) => ({ token: credentials.refreshToken })),
    expected: { status: 200, body: { status: "success" } },
    stockPrism: "agrees",
  },
  {
    name: "an unknown refresh token cannot be revoked",
    ...revocation({ token: "nobody-issued-this" }),
    expected: { status: 400, body: { error: "invalid_code" } },
    stockPrism: issuesNothing,
  },
];

export const oauthCases: Case[] = [...made, ...refused, ...limited, ...wrong, ...revoked];

function tokenRequest(parts: Partial<CaseRequest>) {
  return { operation: "createToken", request: { method: "POST", path: "/oauth/v2/token", ...parts } };
}

function revocation(query: Made<Values>) {
  return { operation: "revokeRefreshToken", request: { method: "POST", path: "/oauth/v2/token/revoke", query } };
}

function withError(what: string, error: string, form: Made<Values>): Case {
  return {
    name: `${what} is refused with ${error}`,
    ...tokenRequest({ form }),
    expected: { status: 400, body: { error } },
    stockPrism: issuesNothing,
  };
}

function tooMany(what: string, form: Made<Values>): Case {
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
