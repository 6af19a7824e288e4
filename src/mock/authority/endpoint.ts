import { accessTokenLifetime } from "../../../generated/limits.ts";
import { type HttpRequest, type HttpResponse, json } from "../../server/message.ts";
import { Throttled, type TokenAuthority } from "./authority.ts";

// The specification does not document the error bodies of the OAuth operations, so the contract accepts any body. The names are
// those of services of this kind, which use "Access Denied" for too many requests.
const refused = (error: string) => json(400, { error });
const throttled = json(400, {
  error: "Access Denied",
  error_description: "You have made too many requests continuously. Please try again after some time.",
});

/**
 * Issues tokens for a valid request to `createToken` (specification, Credentials and token flow).
 * @returns what does that, or the response if the client is not the one that the mock knows
 */
export function tokenRequest(
  authority: TokenAuthority,
  { query, body }: HttpRequest,
  apiDomain: string,
): HttpResponse | (() => HttpResponse) {
  // Each parameter is in the query or in the form.
  const parameters = new URLSearchParams(`${query}&${body}`);
  const parameter = (name: string) => parameters.get(name) ?? "";
  if (!authority.isClient(parameter("client_id"), parameter("client_secret"))) return refused("invalid_client");
  const issue = () => {
    if (parameter("grant_type") === "authorization_code") return authority.exchange(parameter("code"));
    const accessToken = authority.refresh(parameter("refresh_token"));
    return accessToken === undefined ? undefined : { accessToken, refreshToken: undefined };
  };
  return () => {
    try {
      const issued = issue();
      if (!issued) return refused("invalid_code");
      return json(200, {
        access_token: issued.accessToken,
        ...(issued.refreshToken && { refresh_token: issued.refreshToken }),
        expires_in: accessTokenLifetime.usualSeconds,
        api_domain: apiDomain,
        token_type: "Bearer",
      });
    } catch (error) {
      if (error instanceof Throttled) return throttled;
      throw error;
    }
  };
}

/** Revokes the token of a valid request to `revokeRefreshToken`. */
export function revokeToken(authority: TokenAuthority, { query }: HttpRequest): HttpResponse {
  const isRevoked = authority.revoke(new URLSearchParams(query).get("token") ?? "");
  return isRevoked ? json(200, { status: "success" }) : refused("invalid_code");
}
