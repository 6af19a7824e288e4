import { exchangeGrant, revoke } from "../../../src/client/index.ts";
import { bundle, operations } from "../../support/bundle.ts";
import { type Case, type CaseRequest, type Place, tokenFor } from "../case.ts";
import { successOf } from "./documented-answers.ts";
import { isOAuth, scopeOf, type Target, takesAccount, validRequest } from "./valid-request.ts";

const anyTokenPasses = "differs: any Authorization passes";
const scopes = Object.keys(bundle.components.securitySchemes.OAuth2.flows.authorizationCode.scopes);
const hour = 3_600_000;

/** Who may call what. */
export const authorizationCases: Case[] = [
  ...operations.filter((target) => !isOAuth(target)).flatMap(casesOf),
  refused("a token that nobody issued", { token: () => "nobody-issued-this" }),
  refused("an expired token", {
    token: ({ issueAccessToken, advance }) => {
      const token = issueAccessToken();
      advance(hour);
      return token;
    },
  }),
  refused("a token whose refresh token is revoked", { token: revokedToken }),
  refused("the scheme Bearer", { authorization: ({ issueAccessToken }) => `Bearer ${issueAccessToken()}` }),
  refused("a scheme of the same length", {
    authorization: ({ issueAccessToken }) => `Abc-oauthtoken ${issueAccessToken()}`,
  }),
  refused("a token without a scheme", { authorization: ({ issueAccessToken }) => issueAccessToken() }),
  refused("the scheme without a token", { authorization: "Svc-oauthtoken" }),
  {
    name: "a token in the query is none, because access tokens are not accepted as request parameters",
    operation: "listMonitors",
    request: {
      method: "GET",
      path: "/monitors",
      query: ({ issueAccessToken }) => ({ access_token: issueAccessToken() }),
    },
    expected: { status: 401, mock: { message: /^Unauthorized: .*Svc-oauthtoken/ } },
    stockPrism: "agrees",
  },
  {
    name: "a token serves until its hour is over",
    operation: "listMonitors",
    request: {
      method: "GET",
      path: "/monitors",
      token: ({ issueAccessToken, advance }) => {
        const token = issueAccessToken();
        advance(hour - 60_000);
        return token;
      },
    },
    expected: { status: 200 },
    stockPrism: "agrees",
  },
];

/** What each operation does without a token, and with tokens that have too few scopes or just enough. */
function casesOf(target: Target): Case[] {
  const { name: operation } = target;
  const { token: _, ...anonymous } = validRequest(target);
  const scope = scopeOf(target);
  const every = `${scope.slice(0, scope.lastIndexOf("."))}.All`;
  const { status } = successOf(target);
  return [
    {
      name: `${operation} without Authorization is unauthorized`,
      operation,
      request: anonymous,
      expected: { status: 401, mock: { message: /^Unauthorized: .*Authorization/ } },
      stockPrism: "agrees",
      ...(target.method === "get" && !target.path.includes("{") && { live: [401] }),
    },
    {
      name: `${operation} with every scope but ${scope} and ${every} is refused`,
      operation,
      request: { ...anonymous, token: tokenFor(...scopes.filter((one) => one !== scope && one !== every)) },
      expected: takesAccount(target)
        ? { status: 403, mock: { message: new RegExp(`^Forbidden URL: .*${scope}`) } }
        : { status: 401, body: { code: 401, message: "You are not authorized to perform this operation" } },
      stockPrism: anyTokenPasses,
    },
    ...[scope, every].map(
      (enough): Case => ({
        name: `${operation} needs no scope beside ${enough}`,
        operation,
        request: { ...anonymous, token: tokenFor(enough) },
        expected: { status },
        stockPrism: "agrees",
      }),
    ),
  ];
}

function refused(what: string, part: Pick<CaseRequest, "token" | "authorization">): Case {
  // Whoever sends another header is told how it is written.
  const message = part.token
    ? /^Unauthorized: .*token is unknown, expired or revoked/
    : /^Unauthorized: .*"Svc-oauthtoken /;
  return {
    name: `${what} is unauthorized`,
    operation: "listMonitors",
    request: { method: "GET", path: "/monitors", ...part },
    expected: { status: 401, mock: { message } },
    stockPrism: anyTokenPasses,
  };
}

async function revokedToken(place: Place): Promise<string> {
  const { access_token, refresh_token } = await exchangeGrant(place, place.credentials, place.issueGrant());
  await revoke(place, refresh_token);
  return access_token;
}
