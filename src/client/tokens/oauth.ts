import type { AccessTokenResponse, GrantExchangeResponse } from "../../../generated/types.ts";
import { ContractError } from "../../contract/contract-error.ts";
import { ConnectionError, TokenError } from "../errors.ts";
import type { ClientCredentials, FetchFunction } from "../options.ts";
import { retryAfter } from "../retry.ts";
import { userAgent } from "../user-agent.ts";
import { coolDown } from "./policy.ts";

/** The address of the auth server, and options of the request. */
export interface AuthServer {
  /** {auth_url} */
  authUrl: string;
  fetch?: FetchFunction | undefined;
  signal?: AbortSignal | undefined;
  /** Returns the time in milliseconds since 1970, for `TokenError.retryAt`. */
  now?: (() => number) | undefined;
}

/**
 * Exchanges a grant token for a refresh token and a first access token (specification, Credentials and token flow). A
 * grant token can be exchanged once.
 * @param code the grant token
 * @throws TokenError if the auth server refuses; ConnectionError if it cannot be reached
 */
export function exchangeGrant(
  server: AuthServer,
  { clientId, clientSecret }: ClientCredentials,
  code: string,
): Promise<GrantExchangeResponse> {
  return post(server, "/oauth/v2/token", {
    grant_type: "authorization_code",
    client_id: clientId,
    client_secret: clientSecret,
    code,
  }) as Promise<GrantExchangeResponse>;
}

/**
 * Creates an access token. Each call counts towards the limits of the refresh token.
 * @throws TokenError if the auth server refuses; ConnectionError if it cannot be reached
 */
export function refresh(
  server: AuthServer,
  { clientId, clientSecret }: ClientCredentials,
  refreshToken: string,
): Promise<AccessTokenResponse> {
  return post(server, "/oauth/v2/token", {
    grant_type: "refresh_token",
    client_id: clientId,
    client_secret: clientSecret,
    refresh_token: refreshToken,
  }) as Promise<AccessTokenResponse>;
}

/**
 * Revokes a refresh token. The service requires it in the query, so proxies may log it.
 * @throws TokenError if the auth server refuses; ConnectionError if it cannot be reached
 */
export async function revoke(server: AuthServer, refreshToken: string): Promise<void> {
  await post(server, `/oauth/v2/token/revoke?${new URLSearchParams({ token: refreshToken })}`);
}

// The specification does not show the errors of these operations. Observed: a status of 400, or of 200 with a field `error`;
// and, when too many tokens were requested, "Access Denied".
const throttled = /access.denied|too.many/i;

/**
 * A refusal that may be over at `retryAt`: the auth server, or a gateway in front of it, is not available for now, or it
 * said itself when to come back. It did not create a token.
 */
export class TemporaryTokenError extends TokenError {}

interface TokenBody {
  access_token?: unknown;
  status?: unknown;
  error?: unknown;
  error_description?: unknown;
}

async function post(server: AuthServer, path: string, form?: Record<string, string>): Promise<TokenBody> {
  const { authUrl, fetch = globalThis.fetch as FetchFunction, signal = null, now = Date.now } = server;
  let response: Response;
  let text: string;
  try {
    // Following a redirect would send the secrets elsewhere. Workers do not support `redirect: "error"`.
    response = await fetch(authUrl + path, {
      method: "POST",
      redirect: "manual",
      headers: userAgent(),
      signal,
      ...(form && { body: new URLSearchParams(form) }),
    });
    text = await response.text();
  } catch (error) {
    if (signal?.aborted) throw signal.reason;
    if (error instanceof ContractError) throw error;
    throw new ConnectionError("The auth server could not be reached", error);
  }
  const { status, headers } = response;
  const body = parse(text);
  const hasResult = form ? typeof body?.access_token === "string" : body?.status === "success";
  if (body && status < 300 && !body.error && hasResult) return body;
  throw refusal(status, body, now(), retryAfter(headers.get("Retry-After"), now()));
}

/**
 * The error codes that an error may show: those registered for OAuth 2.0 (RFC 6749, RFC 7009). A server could put a secret
 * of the request into any other text.
 */
const registeredCodes = new Set<unknown>(
  (
    "invalid_request invalid_client invalid_grant unauthorized_client unsupported_grant_type invalid_scope " +
    "access_denied unsupported_response_type server_error temporarily_unavailable unsupported_token_type"
  ).split(" "),
);

function refusal(status: number, body: TokenBody | undefined, now: number, requested: number | undefined): TokenError {
  const { error, error_description } = body ?? {};
  const reason = registeredCodes.has(error) ? String(error) : undefined;
  const isThrottled = status === 429 || throttled.test(`${error} ${error_description}`);
  const isUnavailable = status >= 500 || (!body && !isThrottled && (status < 300 || status >= 400));
  const wait = requested ?? (isThrottled ? coolDown.throttled : isUnavailable ? 0 : coolDown.refused);
  const ErrorClass = isUnavailable || (isThrottled && requested !== undefined) ? TemporaryTokenError : TokenError;
  const detail = reason ?? (error === undefined ? "" : "with an error code that is not registered");
  return new ErrorClass(
    `The auth server refused (status ${status}${detail && `, ${detail}`}).${isThrottled ? " Too many tokens were requested." : ""}`,
    reason,
    new Date(now + wait),
  );
}

function parse(text: string): TokenBody | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
