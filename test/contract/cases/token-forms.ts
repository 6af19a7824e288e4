import type { CaseContext } from "../case.ts";

/** Valid parameters of `createToken`. */
export const client = ({ credentials }: CaseContext) => ({
  client_id: credentials.clientId,
  client_secret: credentials.clientSecret,
});
export const grant = (context: CaseContext) => ({
  ...client(context),
  grant_type: "authorization_code",
  code: context.issueGrant(),
});
export const ofRefreshToken = (context: CaseContext) => ({
  ...client(context),
  grant_type: "refresh_token",
  refresh_token: context.credentials.refreshToken,
});

/** Valid parameters of `revokeRefreshToken`. */
export const toRevoke = ({ credentials }: CaseContext) => ({ token: credentials.refreshToken });
