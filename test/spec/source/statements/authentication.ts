// "Authentication" of the source: token flow, scopes, MSP and business-unit accounts.

import { stated } from "../helpers.ts";
import type { Statement } from "../types.ts";

export const authenticationStatements: readonly Statement[] = [
  ...stated("Credentials and token flow", [
    {
      says: "… needs the header `Authorization: Svc-oauthtoken <ACCESS_TOKEN>` …",
      words: ["authorization: svc-oauthtoken"],
    },
    {
      says: "(the scheme word is the service's own OAuth token scheme name)",
      words: ["own oauth token scheme name"],
    },
    {
      says: "Access tokens are not accepted as request parameters.",
      words: ["not accepted as request parameters"],
    },
    {
      says: "The service uses OAuth 2.0.",
      words: ["oauth 2.0"],
    },
    {
      says: "A client registers (self-client option of the developer console) and receives …",
      words: ["self-client option", "developer console"],
    },
    {
      says: "receives `<CLIENT_ID>` and `<CLIENT_SECRET>`.",
      words: ["client_id", "client_secret"],
    },
    {
      says: "These must not be shared.",
      words: ["must not be shared"],
    },
    {
      says: "A grant token (`<GRANT_CODE>`) is generated in the console's Generate Code tab …",
      words: ["grant token", "generate code tab"],
    },
    {
      says: "… a scope list (comma-separated), a description and a validity of 3 to 10 minutes.",
      words: ["comma-separated", "a description and a validity of", "3 to 10 minutes"],
    },
    {
      says: "It cannot be generated through an API call.",
      words: ["cannot be generated through an api call"],
    },
    {
      says: "It is a one-time step.",
      words: ["one-time step"],
    },
    {
      says: "It must be exchanged for a refresh token before it expires.",
      words: ["exchanged for a refresh token", "before it expires"],
    },
    {
      says: "Parameters (all mandatory)",
      words: ["mandatory"],
    },
    {
      says: "Exchange grant token | POST {auth_url}/oauth/v2/token | …",
      words: ["exchange grant token", "/oauth/v2/token"],
    },
    {
      says: "grant_type (must be authorization_code)",
      words: ["grant_type", "authorization_code"],
    },
    {
      says: "sent as query or form parameters",
      words: ["query or form parameters"],
    },
    {
      says: "access_token string, refresh_token string, expires_in integer seconds (3600 shown), …",
      words: ["access_token", "refresh_token", "expires_in", "3600"],
    },
    {
      says: "… api_domain string URL, token_type string (Bearer)",
      words: ["api_domain", "token_type", "bearer"],
    },
    {
      says: "New access token | POST {auth_url}/oauth/v2/token | …",
      words: ["new access token"],
    },
    {
      says: "grant_type (must be refresh_token)",
      words: ["grant_type", "must be refresh_token"],
    },
    {
      says: "access_token, expires_in, api_domain, token_type (no refresh_token)",
      words: ["no refresh_token"],
    },
    {
      says: "Revoke refresh token | POST {auth_url}/oauth/v2/token/revoke | …",
      words: ["revoke refresh token", "/oauth/v2/token/revoke"],
    },
    {
      says: "`{status}` with value success",
      words: ["status", "success"],
    },
    {
      says: "A refresh token is permanent and has no expiry until revoked.",
      words: ["permanent", "no expiry until revoked"],
    },
    {
      says: "An access token usually expires after one hour and has unlimited use until then.",
      words: ["usually expires after one hour", "unlimited use until then"],
    },
    {
      says: "After expiry a new one is requested with the refresh token.",
      words: ["after expiry a new one is requested"],
    },
  ]),
  ...stated("Scopes", [
    {
      says: "Each scope has types Read, Create, Update, Delete and All, …",
      words: ["read, create, update, delete and all"],
    },
    {
      says: "written `Svc.<Scope>.<Type>` (for example Svc.Admin.Read)",
      words: ["svc.admin.read"],
    },
    {
      says: "account | users and license data",
      words: ["users and license data"],
    },
    {
      says: "admin | monitors, configuration profiles, third-party integrations and similar",
      words: ["monitors, configuration profiles", "third-party integrations and similar"],
    },
    {
      says: "reports | reports and monitor status",
      words: ["reports and monitor status"],
    },
    {
      says: "operations | IT automation, maintenance, status page announcements and similar",
      words: ["it automation, maintenance", "status page announcements and similar"],
    },
    {
      says: "msp | MSP data",
      words: ["msp data"],
    },
    {
      says: "bu | business unit data",
      words: ["business unit data"],
    },
  ]),
  ...stated("MSP and business-unit accounts", [
    {
      says: "… business-units portal account uses the standard headers for its own operations.",
      words: ["business-units portal account", "standard headers for its own operations"],
    },
    {
      says: "An unauthorized MSP or portal operation returns the message: You are not authorized …",
      words: ["unauthorized msp or portal operation"],
    },
    {
      says: "You are not authorized to perform this operation.",
      words: ["not authorized to perform this operation"],
    },
    {
      says: "To act on a customer account or business unit account, …",
      words: ["to act on a customer account"],
    },
    {
      says: "`Cookie: zaaid=<ZAAID>`",
      words: ["cookie: zaaid="],
    },
    {
      says: "where the value comes from the customer list or business unit list operations",
      words: ["customer list or business unit list"],
    },
  ]),
];
