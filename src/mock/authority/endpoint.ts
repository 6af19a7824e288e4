import { accessTokenLifetime } from "../../../generated/limits.ts";
import { type HttpRequest, type HttpResponse, json } from "../../server/message.ts";
import { Refusal } from "../refusal.ts";
import { Throttled, type TokenAuthority } from "./authority.ts";

// The source does not document the error bodies of the OAuth operations, so the contract accepts any body. The names are
// those of services of this kind, which use "Access Denied" for too many requests.
const refused = (error: string) => json(400, { error });
const throttled = json(400, {
  error: "Access Denied",
  error_description: "You have made too many requests continuously. Please try again after some time.",
});

/** Handles `createToken`: exchanges a grant code or a refresh token (source: Credentials and token flow). */
export function createToken(authority: TokenAuthority, request: HttpRequest): HttpResponse {
  const parameter = parametersOf(request);
  const grantType = parameter("grant_type");
  const isClient = authority.isClient(parameter("client_id"), parameter("client_secret"));
  const tokens = (accessToken: string, refreshToken?: string) =>
    json(200, {
      access_token: accessToken,
      ...(refreshToken && { refresh_token: refreshToken }),
      expires_in: accessTokenLifetime.usualSeconds,
      api_domain: `http://${request.headers.host ?? "127.0.0.1"}`,
      token_type: "Bearer",
    });
  try {
    if (grantType === "authorization_code") {
      const code = parameter("code");
      if (!isClient) return refused("invalid_client");
      const issued = authority.exchange(code);
      return issued ? tokens(issued.accessToken, issued.refreshToken) : refused("invalid_code");
    }
    if (grantType === "refresh_token") {
      const refreshToken = parameter("refresh_token");
      if (!isClient) return refused("invalid_client");
      const accessToken = authority.refresh(refreshToken);
      return accessToken ? tokens(accessToken) : refused("invalid_code");
    }
  } catch (error) {
    if (error instanceof Throttled) return throttled;
    throw error;
  }
  throw new Refusal("BadRequest", "grant_type must be authorization_code or refresh_token");
}

/** Handles `revokeRefreshToken`, whose parameter must be in the query. */
export function revokeToken(authority: TokenAuthority, { query }: HttpRequest): HttpResponse {
  const token = parameterOf(new URLSearchParams(query), "token");
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

/** @throws Refusal if the parameter is missing, empty or repeated; its value may be secret and is not shown */
function parameterOf(parameters: URLSearchParams, name: string): string {
  const [value, ...more] = parameters.getAll(name);
  if (value === undefined || value === "") throw new Refusal("BadRequest", `the parameter ${name} is missing`);
  if (more.length > 0) throw new Refusal("BadRequest", `the parameter ${name} occurs more than once`);
  return value;
}
