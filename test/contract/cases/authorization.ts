import { exchangeGrant, revoke } from "../../../src/client/index.ts";
import { bundle } from "../../support/bundle.ts";
import { documentedOperations as operations } from "../../support/documented.ts";
import { anyToken, type Case, type CaseContext, type CaseRequest, tokenFor } from "../case.ts";
import { successOf } from "./documented-responses.ts";
import { type Target, validRequest } from "./valid-request.ts";

const anyTokenPasses = "it accepts any Authorization";
const scopes = Object.keys(bundle.components.securitySchemes.OAuth2.flows.authorizationCode.scopes);
const hour = 3_600_000;
const notAuthorizedMessage = "You are not authorized to perform this operation";
export const notAuthorized = { status: 401, body: { code: 401, message: notAuthorizedMessage } };

/** Access tokens and scopes. */
export const authorizationCases: Case[] = [
  ...operations.filter(({ isOAuth }) => !isOAuth).flatMap(casesOf),
  refused("an unknown token", { token: () => "unknown-token" }),
  refused("an expired token", { token: tokenAged(hour) }),
  refused("a token whose refresh token is revoked", { token: revokedToken }),
  refused("the scheme Bearer", { authorization: (context) => `Bearer ${anyToken(context)}` }),
  {
    name: "a token in the query is ignored",
    ...listed({ query: (context) => ({ access_token: anyToken(context) }) }),
    expected: { status: 401, mock: { message: /^Unauthorized: .*Svc-oauthtoken/ } },
  },
  {
    name: "a token is valid for an hour",
    ...listed({ token: tokenAged(hour - 60_000) }),
    expected: { status: 200 },
  },
];

/** Requests without a token, with too few scopes, and with exactly one sufficient scope. */
function casesOf(target: Target): Case[] {
  const { name: operation, scope = "", takesAccount } = target;
  const { token: _, ...anonymous } = validRequest(target);
  const allScope = `${scope.slice(0, scope.lastIndexOf("."))}.All`;
  const { status } = successOf(target);
  return [
    {
      name: `${operation} without Authorization is unauthorized`,
      operation,
      request: anonymous,
      expected: { status: 401, mock: { message: /^Unauthorized: .*Authorization/ } },
    },
    {
      name: `${operation} with every scope but ${scope} and ${allScope} is refused`,
      operation,
      request: { ...anonymous, token: tokenFor(...scopes.filter((other) => other !== scope && other !== allScope)) },
      expected: takesAccount
        ? { status: 403, mock: { message: new RegExp(`^Forbidden URL: the access token needs the scope ${scope}$`) } }
        : notAuthorized,
      stockPrism: anyTokenPasses,
    },
    ...[scope, allScope].map(
      (sufficient): Case => ({
        name: `${operation} needs only the scope ${sufficient}`,
        operation,
        request: { ...anonymous, token: tokenFor(sufficient) },
        expected: { status },
      }),
    ),
  ];
}

function refused(what: string, part: Pick<CaseRequest, "token" | "authorization">): Case {
  // For a wrong header, the message shows the correct one.
  const message = part.token
    ? /^Unauthorized: .*token is unknown, expired or revoked/
    : /^Unauthorized: .*Svc-oauthtoken /;
  return {
    name: `${what} is unauthorized`,
    ...listed(part),
    expected: { status: 401, mock: { message } },
    stockPrism: anyTokenPasses,
  };
}

function listed(part: Partial<CaseRequest>) {
  return { operation: "listMonitors", request: { method: "GET", path: "/monitors", ...part } };
}

/** Makes a token that is so many milliseconds old. */
function tokenAged(milliseconds: number) {
  return ({ issueAccessToken, advance }: CaseContext) => {
    const token = issueAccessToken();
    advance(milliseconds);
    return token;
  };
}

async function revokedToken({ authUrl, credentials, issueGrant }: CaseContext): Promise<string> {
  const { access_token, refresh_token } = await exchangeGrant(issueGrant(), { authUrl, credentials });
  await revoke(refresh_token, { authUrl });
  return access_token;
}
