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
    "… needs the header `Authorization: Svc-oauthtoken <ACCESS_TOKEN>` …",
    { at: "securitySchemes/SvcOauthToken", value: { type: "apiKey", in: "header", name: "Authorization" } },
    { at: "securitySchemes/SvcOauthToken", words: ["Svc-oauthtoken <ACCESS_TOKEN>"] },
    { guide: "authentication" },
  ],
  [
    "(the scheme word is the service's own OAuth token scheme name)",
    { at: "securitySchemes/SvcOauthToken", words: ["the scheme word is the service's own OAuth token scheme name"] },
    { guide: "authentication", words: ["is the service's own OAuth token scheme name"] },
  ],
  [
    "Access tokens are not accepted as request parameters.",
    { at: "securitySchemes/SvcOauthToken", words: ["access tokens are not accepted as request parameters"] },
    { guide: "authentication" },
  ],
  [
    "The service uses OAuth 2.0.",
    { at: "securitySchemes/OAuth2", value: { type: "oauth2" } },
    { guide: "authentication" },
  ],
  [
    "A client registers (self-client option of the developer console) and receives …",
    { guide: "authentication", words: ["A client registers with the self-client option of the developer console"] },
  ],
  ["receives `<CLIENT_ID>` and `<CLIENT_SECRET>`.", { guide: "authentication" }],
  ["These must not be shared.", { guide: "authentication" }],
  ["A grant token (`<GRANT_CODE>`) is generated in the console's Generate Code tab …", { guide: "authentication" }],
  ["… a scope list (comma-separated), a description and a validity of 3 to 10 minutes.", { guide: "authentication" }],
  [
    "It cannot be generated through an API call.",
    { guide: "authentication", words: ["cannot be generated through an API call"] },
  ],
  ["It is a one-time step.", { guide: "authentication" }],
  [
    "It must be exchanged for a refresh token before it expires.",
    { guide: "authentication", words: ["must be exchanged for a refresh token before it expires"] },
  ],
  [
    "Parameters (all mandatory)",
    fields("GrantExchangeRequest", exchange, "client_id", "client_secret", "code", "grant_type"),
    fields("AccessTokenRequest", renewal, "client_id", "client_secret", "refresh_token", "grant_type"),
    { operation: "revokeRefreshToken", parameter: { name: "token", in: "query", required: true, type: "string" } },
    { guide: "authentication", words: ["with these parameters, all mandatory, as query or form parameters"] },
    { guide: "authentication", words: ["with these parameters, all mandatory:"] },
    { guide: "authentication", words: ["with the mandatory query parameter token"] },
  ],
  [
    "Exchange grant token | POST {auth_url}/oauth/v2/token | …",
    {
      operation: "createToken",
      is: row("POST", "/oauth/v2/token"),
      request: { accepts: [exchange], refuses: [{ ...exchange, code: 1 }] },
      response: { accepts: [first], refuses: [{}] },
    },
  ],
  [
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
    "sent as query or form parameters",
    {
      operation: "createToken",
      query: ["client_id", "client_secret", "code", "grant_type"],
      request: { mediaType: "application/x-www-form-urlencoded", accepts: [exchange], refuses: [{}] },
    },
    { guide: "authentication", words: ["as query or form parameters"] },
  ],
  [
    "access_token string, refresh_token string, expires_in integer seconds (3600 shown), …",
    fields("GrantExchangeResponse", first, "access_token", "refresh_token", "expires_in"),
    { guide: "authentication", words: ["| access_token | string |"] },
    { guide: "authentication", words: ["| refresh_token | string |"] },
    { guide: "authentication", words: ["| expires_in | integer |", "in seconds (3600 shown)"] },
  ],
  [
    "… api_domain string URL, token_type string (Bearer)",
    fields("GrantExchangeResponse", first, "api_domain", "token_type"),
    { schema: "GrantExchangeResponse", accepts: [first], refuses: [{ ...first, api_domain: "no URL" }] },
    { guide: "authentication", words: ["| api_domain | string | a URL |"] },
    { guide: "authentication", words: ["| token_type | string | Bearer |"] },
  ],
  [
    "New access token | POST {auth_url}/oauth/v2/token | …",
    {
      operation: "createToken",
      is: row("POST", "/oauth/v2/token"),
      request: { accepts: [renewal], refuses: [{ ...renewal, refresh_token: 1 }] },
      response: { accepts: [response], refuses: [{}] },
    },
  ],
  [
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
    "access_token, expires_in, api_domain, token_type (no refresh_token)",
    fields("AccessTokenResponse", response, "access_token", "expires_in", "api_domain", "token_type"),
    { schema: "AccessTokenResponse", accepts: [response], refuses: [first] },
    { guide: "authentication", words: ["access_token, expires_in, api_domain and token_type (no refresh_token)"] },
  ],
  [
    "Revoke refresh token | POST {auth_url}/oauth/v2/token/revoke | …",
    {
      operation: "revokeRefreshToken",
      is: row("POST", "/oauth/v2/token/revoke"),
      parameter: { name: "token", in: "query", required: true, type: "string" },
    },
  ],
  [
    "`{status}` with value success",
    {
      operation: "revokeRefreshToken",
      response: { accepts: [{ status: "success" }], refuses: [{}, { status: "failure" }, { status: 1 }] },
    },
    { guide: "authentication" },
  ],
  ["A refresh token is permanent and has no expiry until revoked.", { guide: "authentication" }],
  ["An access token usually expires after one hour and has unlimited use until then.", { guide: "authentication" }],
  ["After expiry a new one is requested with the refresh token.", { guide: "authentication" }],
]);
