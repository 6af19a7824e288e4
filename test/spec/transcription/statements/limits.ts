// "Limits" of the specification.

import { stated } from "../helpers.ts";
import type { Location } from "../locations.ts";
import type { Statement } from "../types.ts";

/** A limit is data of the security scheme, and a row of the guide in the specification's words. */
function limit(name: string, value: object, row: string): { all: Location[] } {
  return {
    all: [
      { at: `securitySchemes/OAuth2/x-limits/${name}`, value },
      { guide: "limits", words: [`| ${row}`] },
    ],
  };
}

export const limitStatements: readonly Statement[] = stated("Limits", [
  {
    says: "Grant token validity | 3 to 10 minutes",
    ...limit(
      "grantTokenValidity",
      { minimumMinutes: 3, maximumMinutes: 10 },
      "Grant token validity | 3 to 10 minutes |",
    ),
  },
  {
    says: "Access token lifetime | expires_in seconds in the response; 3600 usually",
    ...limit(
      "accessTokenLifetime",
      { usualSeconds: 3600 },
      "Access token lifetime | expires_in seconds in the response; 3600 usually |",
    ),
  },
  {
    says: "Refresh tokens per user | 20; when exceeded the oldest is deleted …",
    ...limit(
      "refreshTokensPerUser",
      { maximum: 20 },
      "Refresh tokens per user | 20; when exceeded the oldest is deleted ",
    ),
  },
  { says: "… the oldest is deleted automatically, even if in use", guide: "limits" },
  {
    says: "Refresh tokens generated per client ID | 20 per 10 minutes",
    ...limit(
      "refreshTokensPerClient",
      { maximum: 20, perMinutes: 10 },
      "Refresh tokens generated per client ID | 20 per 10 minutes |",
    ),
  },
  {
    says: "… access tokens per refresh token | 10; the 11th created deletes the first",
    ...limit(
      "activeAccessTokens",
      { maximum: 10 },
      "Active (non-expired) access tokens per refresh token | 10; the 11th created deletes the first |",
    ),
  },
  {
    says: "Access tokens generated from a refresh token | 10 per 10 minutes",
    ...limit(
      "accessTokensPerRefreshToken",
      { maximum: 10, perMinutes: 10 },
      "Access tokens generated from a refresh token | 10 per 10 minutes |",
    ),
  },
  { says: "A new refresh token is generated each time a re-consent page is accepted.", guide: "limits" },
  {
    says: "Rate limits on ordinary API calls and size limits of payloads: not shown.",
    all: [{ guide: "limits" }, { guide: "not-documented" }],
  },
]);
