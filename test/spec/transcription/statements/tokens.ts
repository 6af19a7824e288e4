// "Credentials and token flow" of the specification.

import { stated } from "../helpers.ts";
import type { SchemaLocation } from "../locations.ts";
import { row } from "../operations.ts";

const client = { client_id: "id", client_secret: "secret" };
const exchange = { ...client, code: "grant", grant_type: "authorization_code" };
const renewal = { ...client, refresh_token: "refresh", grant_type: "refresh_token" };
const response = { access_token: "a", expires_in: 3600, api_domain: "https://api.test", token_type: "Bearer" };
const first = { ...response, refresh_token: "refresh" };

/** An object is refused without one of the fields, and with one of the wrong type. */
function fields(schema: string, whole: Record<string, unknown>, ...names: [string, ...string[]]): SchemaLocation {
  const broken = names.flatMap((name) => {
    const { [name]: value, ...lacking } = whole;
    return [lacking, { ...whole, [name]: typeof value === "number" ? "3600" : 1 }];
  });
  return { schema, accepts: [whole], refuses: [{}, ...broken] };
}

export const tokenStatements = stated("Credentials and token flow", [
  [
    265,
    "Send the header `Authorization: Svc-oauthtoken <ACCESS_TOKEN>` with each call to {base_url}.",
    { at: "securitySchemes/SvcOauthToken", value: { type: "apiKey", in: "header", name: "Authorization" } },
    { at: "securitySchemes/SvcOauthToken", words: ["Svc-oauthtoken <ACCESS_TOKEN>"] },
    { guide: "authentication" },
  ],
  [
    265,
    "The word Svc-oauthtoken is the service's own name of a scheme for OAuth tokens.",
    { at: "securitySchemes/SvcOauthToken", words: ["is the service's own name of a scheme for OAuth tokens"] },
    { guide: "authentication", words: ["is the service's own name of a scheme for OAuth tokens"] },
  ],
  [
    265,
    "A request parameter with an access token is not accepted.",
    { at: "securitySchemes/SvcOauthToken", words: ["A request parameter with an access token is not accepted."] },
    { guide: "authentication" },
  ],
  [
    266,
    "The service uses OAuth 2.0.",
    { at: "securitySchemes/OAuth2", value: { type: "oauth2" } },
    { guide: "authentication" },
  ],
  [
    266,
    "A client registers (self-client option of the developer console) and receives …",
    { guide: "authentication", words: ["A client registers with the self-client option of the developer console"] },
  ],
  [266, "receives `<CLIENT_ID>` and `<CLIENT_SECRET>`.", { guide: "authentication" }],
  [266, "These must not be shared.", { guide: "authentication" }],
  [
    267,
    "Generate the grant token (`<GRANT_CODE>`) in the console, on the tab Generate Code: …",
    { guide: "authentication" },
  ],
  [
    267,
    "… a list of scopes (comma-separated), a description and a validity of 3 to 10 minutes.",
    { guide: "authentication" },
  ],
  [
    267,
    "No API call generates a grant token.",
    { guide: "authentication", words: ["No API call generates a grant token."] },
  ],
  [267, "It is a one-time step.", { guide: "authentication" }],
  [
    267,
    "Exchange the grant token for a refresh token before it expires.",
    { guide: "authentication", words: ["Exchange the grant token for a refresh token before it expires."] },
  ],
  [
    269,
    "Parameters (all mandatory)",
    fields("GrantExchangeRequest", exchange, "client_id", "client_secret", "code", "grant_type"),
    fields("AccessTokenRequest", renewal, "client_id", "client_secret", "refresh_token", "grant_type"),
    { operation: "revokeRefreshToken", parameter: { name: "token", in: "query", required: true, type: "string" } },
    { guide: "authentication", words: ["with these parameters, all mandatory, as query or form parameters"] },
    { guide: "authentication", words: ["with these parameters, all mandatory:"] },
    { guide: "authentication", words: ["with the mandatory query parameter token"] },
  ],
  [
    271,
    "Exchange grant token | POST {auth_url}/oauth/v2/token | …",
    {
      operation: "createToken",
      is: row("POST", "/oauth/v2/token"),
      request: { accepts: [exchange], refuses: [{ ...exchange, code: 1 }] },
      response: { accepts: [first], refuses: [{}] },
    },
  ],
  [
    271,
    "grant_type (must be authorization_code)",
    {
      schema: "GrantExchangeRequest",
      accepts: [exchange],
      refuses: [
        { ...exchange, grant_type: "refresh_token" },
        { ...exchange, grant_type: "password" },
      ],
    },
    { guide: "authentication", words: ["| grant_type | must be authorization_code |"] },
  ],
  [
    271,
    "sent as query or form parameters",
    {
      operation: "createToken",
      query: ["client_id", "client_secret", "code", "grant_type"],
      request: { mediaType: "application/x-www-form-urlencoded", accepts: [exchange], refuses: [{}] },
    },
    { guide: "authentication", words: ["as query or form parameters"] },
  ],
  [
    271,
    "access_token string, refresh_token string, expires_in integer seconds (3600 shown), …",
    fields("GrantExchangeResponse", first, "access_token", "refresh_token", "expires_in"),
    { guide: "authentication", words: ["| access_token | string |"] },
    { guide: "authentication", words: ["| refresh_token | string |"] },
    { guide: "authentication", words: ["| expires_in | integer |", "in seconds (3600 shown)"] },
  ],
  [
    271,
    "… api_domain string URL, token_type string (Bearer)",
    fields("GrantExchangeResponse", first, "api_domain", "token_type"),
    { schema: "GrantExchangeResponse", accepts: [first], refuses: [{ ...first, api_domain: "no URL" }] },
    { guide: "authentication", words: ["| api_domain | string | a URL |"] },
    { guide: "authentication", words: ["| token_type | string | Bearer |"] },
  ],
  [
    272,
    "New access token | POST {auth_url}/oauth/v2/token | …",
    {
      operation: "createToken",
      is: row("POST", "/oauth/v2/token"),
      request: { accepts: [renewal], refuses: [{ ...renewal, refresh_token: 1 }] },
      response: { accepts: [response], refuses: [{}] },
    },
  ],
  [
    272,
    "grant_type (must be refresh_token)",
    {
      schema: "AccessTokenRequest",
      accepts: [renewal],
      refuses: [
        { ...renewal, grant_type: "authorization_code" },
        { ...renewal, grant_type: "password" },
      ],
    },
    { guide: "authentication", words: ["| grant_type | must be refresh_token |"] },
  ],
  [
    272,
    "access_token, expires_in, api_domain, token_type (no refresh_token)",
    fields("AccessTokenResponse", response, "access_token", "expires_in", "api_domain", "token_type"),
    { schema: "AccessTokenResponse", accepts: [response], refuses: [first] },
    { guide: "authentication", words: ["access_token, expires_in, api_domain and token_type (no refresh_token)"] },
  ],
  [
    273,
    "Revoke refresh token | POST {auth_url}/oauth/v2/token/revoke | …",
    {
      operation: "revokeRefreshToken",
      is: row("POST", "/oauth/v2/token/revoke"),
      parameter: { name: "token", in: "query", required: true, type: "string" },
    },
  ],
  [
    273,
    "`{status}` with value success",
    {
      operation: "revokeRefreshToken",
      response: { accepts: [{ status: "success" }], refuses: [{}, { status: "failure" }, { status: 1 }] },
    },
    { guide: "authentication" },
  ],
  [275, "… it is permanent and does not expire unless it is revoked.", { guide: "authentication" }],
  [
    275,
    "An access token can be used without limit until it expires, usually after one hour.",
    { guide: "authentication" },
  ],
  [275, "Then the refresh token gets you a new one.", { guide: "authentication" }],
]);
