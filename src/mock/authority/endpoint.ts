import { accessTokenLifetime } from "../../../generated/limits.ts";
import { type HttpRequest, type HttpResponse, json } from "../../server/message.ts";
import { Refusal } from "../refusal.ts";
import type { TokenAuthority } from "./authority.ts";

// The specification does not document the error bodies of the OAuth operations, so the contract accepts any body. The names are
// those of services of this kind.
const refused = (error: string) => new Refusal({ status: 400, body: { error } });

/** Checks the client of a `createToken`, and returns what issues tokens. @throws Refusal if the client is unknown */
export function tokenRequest(
  authority: TokenAuthority,
  { query, body }: HttpRequest,
  apiDomain: string,
): () => HttpResponse {
  // Each parameter is in the query or in the form.
  const parameters = new URLSearchParams(`${query}&${body}`);
  const parameter = (name: string) => parameters.get(name) ?? "";
  if (!authority.isClient(parameter("client_id"), parameter("client_secret"))) throw refused("invalid_client");
  return () => {
    const isGrant = parameter("grant_type") === "authorization_code";
    const issued = isGrant ? authority.exchange(parameter("code")) : authority.refresh(parameter("refresh_token"));
    if (!issued) throw refused("invalid_code");
    return json(200, {
      access_token: issued.accessToken,
      ...(isGrant && { refresh_token: issued.refreshToken }),
      expires_in: accessTokenLifetime.usualSeconds,
      api_domain: apiDomain,
      token_type: "Bearer",
    });
  };
}

/** Revokes the token of a valid request to `revokeRefreshToken`. @throws Refusal if it is unknown */
export function revokeToken(authority: TokenAuthority, { query }: HttpRequest): HttpResponse {
  if (!authority.revoke(new URLSearchParams(query).get("token") ?? "")) throw refused("invalid_code");
  return json(200, { status: "success" });
}
