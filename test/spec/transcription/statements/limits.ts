// "Limits" of the specification.

import { type Fact, stated } from "../helpers.ts";

/** A limit is data of the security scheme, and a row of the guide in the specification's words. */
function limit(line: number, says: string, name: string, value: object, row = `${says} |`): Fact {
  return [
    line,
    says,
    { at: `securitySchemes/OAuth2/x-limits/${name}`, value },
    { guide: "limits", words: [`| ${row}`] },
  ];
}

export const limitStatements = stated("Limits", [
  limit(356, "Grant token validity | 3 to 10 minutes", "grantTokenValidity", { minimumMinutes: 3, maximumMinutes: 10 }),
  limit(357, "Access token lifetime | expires_in seconds in the response; 3600 usually", "accessTokenLifetime", {
    usualSeconds: 3600,
  }),
  limit(
    358,
    "Refresh tokens per user | 20; one more deletes the oldest …",
    "refreshTokensPerUser",
    { maximum: 20 },
    "Refresh tokens per user | 20; one more deletes the oldest",
  ),
  [358, "… the oldest, even one in use", { guide: "limits" }],
  limit(359, "Refresh tokens generated per client ID | 20 per 10 minutes", "refreshTokensPerClient", {
    maximum: 20,
    perMinutes: 10,
  }),
  limit(
    360,
    "… access tokens per refresh token | 10; the 11th created deletes the first",
    "activeAccessTokens",
    { maximum: 10 },
    "Active (non-expired) access tokens per refresh token | 10; the 11th created deletes the first |",
  ),
  limit(361, "Access tokens generated from a refresh token | 10 per 10 minutes", "accessTokensPerRefreshToken", {
    maximum: 10,
    perMinutes: 10,
  }),
  [363, "Each accepted re-consent page generates one more refresh token.", { guide: "limits" }],
  [
    364,
    "Not shown: how many ordinary API calls there may be in a time, and how large a payload.",
    { guide: "limits" },
    { guide: "not-documented" },
  ],
]);
