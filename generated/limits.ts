// Written by `npm run build` from openapi/. Do not edit.

/** Grant token validity: 3 to 10 minutes. */
export const grantTokenValidity = { minimumMinutes: 3, maximumMinutes: 10 } as const;

/** Access token lifetime: `expires_in` seconds in the response; 3600 usually. */
export const accessTokenLifetime = { usualSeconds: 3600 } as const;

/** Refresh tokens per user: 20; one more deletes the oldest, even one in use. */
export const refreshTokensPerUser = { maximum: 20 } as const;

/** Refresh tokens generated per client ID: 20 per 10 minutes. */
export const refreshTokensPerClient = { maximum: 20, perMinutes: 10 } as const;

/** Active (non-expired) access tokens per refresh token: 10; the 11th created deletes the first. */
export const activeAccessTokens = { maximum: 10 } as const;

/** Access tokens generated from a refresh token: 10 per 10 minutes. */
export const accessTokensPerRefreshToken = { maximum: 10, perMinutes: 10 } as const;
