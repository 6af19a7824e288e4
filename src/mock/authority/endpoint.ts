import { accessTokenLifetime } from "../../../generated/limits.ts";
import { type HttpRequest, type HttpResponse, json } from "../../server/message.ts";
import { Refusal } from "../refusal.ts";
import { Throttled, type TokenAuthority } from "./authority.ts";

// The specification does not document the error bodies of the OAuth operations, so the contract accepts any body. The names are
// those of services of this kind, which use "Access Denied" for too many requests.
const refused = (error: string) => json(400, { error });
const throttled = json(400, {
  error: "Access Denied",
  error_description: "You have made too many requests continuously. Please try again after some time.",
});

/** A valid request for tokens: everything that it needs is there, and it comes from the client. */
export interface TokenRequest {
  grantType: "authorization_code" | "refresh_token";
  /** The code or the refresh token. */
  secret: string;
}

/**
 * Reads a request to `createToken`, and authenticates its client (specification, Credentials and token flow).
 * @returns the response if the client is refused
 * @throws Refusal if a parameter is missing or wrong
 */
export function tokenRequestOf(authority: TokenAuthority, request: HttpRequest): TokenRequest | HttpResponse {
  const parameter = parametersOf(request);
  const grantType = parameter("grant_type");
  const isClient = authority.isClient(parameter("client_id"), parameter("client_secret"));
  if (grantType !== "authorization_code" && grantType !== "refresh_token")
    throw new Refusal("BadRequest", "grant_type must be authorization_code or refresh_token");
  const secret = parameter(grantType === "refresh_token" ? "refresh_token" : "code");
  return isClient ? { grantType, secret } : refused("invalid_client");
}

/**
 * Exchanges a grant code or a refresh token.
 * @param apiDomain the `api_domain` of the response
 */
export function issueTokens(
  authority: TokenAuthority,
  { grantType, secret }: TokenRequest,
  apiDomain: string,
): HttpResponse {
  const tokens = (accessToken: string, refreshToken?: string) =>
    json(200, {
      access_token: accessToken,
      ...(refreshToken && { refresh_token: refreshToken }),
      expires_in: accessTokenLifetime.usualSeconds,
      api_domain: apiDomain,
      token_type: "Bearer",
    });
  try {
    if (grantType === "refresh_token") {
      const accessToken = authority.refresh(secret);
      return accessToken ? tokens(accessToken) : refused("invalid_code");
    }
    const issued = authority.exchange(secret);
    return issued ? tokens(issued.accessToken, issued.refreshToken) : refused("invalid_code");
  } catch (error) {
    if (error instanceof Throttled) return throttled;
    throw error;
  }
}

/** The token of a request to `revokeRefreshToken`, which must be in the query. @throws Refusal if it is missing */
export function tokenToRevoke({ query }: HttpRequest): string {
  return parameterOf(new URLSearchParams(query), "token");
}

export function revokeToken(authority: TokenAuthority, token: string): HttpResponse {
  return authority.revoke(token) ? json(200, { status: "success" }) : refused("invalid_code");
}

const tokenParameters = ["client_id", "client_secret", "code", "grant_type", "refresh_token"];

/**
 * Reads the parameters of a token request.
 * @throws Refusal if some are in the query and some in the form
 */
function parametersOf({ query, headers, body }: HttpRequest): (name: string) => string {
  const isForm = /^application\/x-www-form-urlencoded\b/i.test(headers["content-type"] ?? "");
  const sources = [query, isForm ? body.toString("utf8") : ""].map((text) => new URLSearchParams(text));
  const [used = new URLSearchParams(), ...more] = sources.filter((source) =>
    tokenParameters.some((name) => source.has(name)),
  );
  if (more.length > 0) throw new Refusal("BadRequest", "the parameters must be all in the query or all in the form");
  return (name) => parameterOf(used, name);
}

/** @throws Refusal if the parameter is missing or repeated; its value may be secret and is not shown */
function parameterOf(parameters: URLSearchParams, name: string): string {
  const [value, ...more] = parameters.getAll(name);
  if (value === undefined) throw new Refusal("BadRequest", `the parameter ${name} is missing`);
  if (more.length > 0) throw new Refusal("BadRequest", `the parameter ${name} occurs more than once`);
  return value;
}
