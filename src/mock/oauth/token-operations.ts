import { accessTokenLifetime } from "../../../generated/limits.ts";
import { asAddressed, type HttpRequest, type HttpResponse, json } from "../../server/http-message.ts";
import { formOrQuery } from "../../validation/body.ts";
import { Refusal } from "../refusal.ts";
import type { TokenAuthority } from "./token-authority.ts";

/**
 * Returns a function that issues or revokes tokens, and makes the response; undefined if the operation is not one of OAuth.
 * @throws Refusal if the client is unknown
 */
export function oauthResponse(
  request: HttpRequest,
  operation: string,
  authority: TokenAuthority,
): (() => HttpResponse) | undefined {
  if (operation === "revokeRefreshToken") return () => revokeToken(authority, request);
  return operation === "createToken" ? tokenRequest(authority, request) : undefined;
}

// The specification does not document the error bodies of the OAuth operations, so the contract accepts any body. The names of
// the errors are those of similar services.
const refused = (error: string) => new Refusal({ status: 400, body: { error } });

function tokenRequest(authority: TokenAuthority, { headers, query, body }: HttpRequest): () => HttpResponse {
  const parameters = formOrQuery(query, body);
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
      api_domain: asAddressed("http://127.0.0.1", headers),
      token_type: "Bearer",
    });
  };
}

function revokeToken(authority: TokenAuthority, { query }: HttpRequest): HttpResponse {
  if (!authority.revoke(new URLSearchParams(query).get("token") ?? "")) throw refused("invalid_code");
  return json(200, { status: "success" });
}
