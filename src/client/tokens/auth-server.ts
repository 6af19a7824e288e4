/** The three requests of the auth server (specification, Credentials and token flow). Omitted options are read from their variables. */
import { grantTokenValidity } from "../../../generated/limits.ts";
import type { AccessTokenResponse, GrantExchangeResponse } from "../../../generated/types.ts";
import { InvalidResponseError, TokenError } from "../errors.ts";
import { isSecret, requireSecret, secretText } from "../option-checks.ts";
import type { ClientOptions } from "../options.ts";
import { requireAddress, requireCredentials, type Settings, settingsOf } from "../settings.ts";
import { attempt } from "../transport.ts";
import { type AuthRequest, refusalOf } from "./auth-refusal.ts";

const { minimumMinutes, maximumMinutes } = grantTokenValidity;

/**
 * Exchanges a grant token for a refresh token and a first access token. The request is sent once.
 * @param code the grant token
 * @param options the address, `clientId` and `clientSecret`
 * @throws TypeError that names a missing or invalid option; TokenError if the auth server refuses; TransportError if it cannot
 * be reached
 */
export async function exchangeGrant(code: string, options: ClientOptions = {}): Promise<GrantExchangeResponse> {
  requireSecret("code", code);
  const settings = settingsOf(options);
  const { clientId, clientSecret } = requireCredentials(settings, "clientId", "clientSecret");
  const request = {
    path: "/oauth/v2/token",
    form: { grant_type: "authorization_code", client_id: clientId, client_secret: clientSecret, code },
    secrets: [clientId, clientSecret, code],
    hint: `The grant token may be used already, older than its validity (${minimumMinutes} to ${maximumMinutes} minutes), of another client, or of another data center.`,
  };
  const body = await askAuthServer(settings, request, callEnd(settings));
  // With the access token only, a program could go on for an hour and then have nothing.
  if (isSecret(body.refresh_token)) return body as unknown as GrantExchangeResponse;
  throw new TokenError(
    "The auth server sent no refresh token that can be used. Generate another grant token.",
    undefined,
    new Date(),
  );
}

/**
 * Creates an access token. The request is sent once, and counts towards the limits of the refresh token (specification, Limits).
 * @param options the address and `credentials`
 * @throws like `exchangeGrant`
 */
export async function refresh(options: ClientOptions = {}): Promise<AccessTokenResponse> {
  const settings = settingsOf(options);
  return createAccessToken(settings, callEnd(settings));
}

/**
 * The request of `refresh`.
 * @param deadline as `performance.now()`; the request also ends after `attemptTimeout`
 */
export async function createAccessToken(settings: Settings, deadline: number): Promise<AccessTokenResponse> {
  const { clientId, clientSecret, refreshToken } = requireCredentials(
    settings,
    ...(["clientId", "clientSecret", "refreshToken"] as const),
  );
  const client = { client_id: clientId, client_secret: clientSecret };
  const request = {
    path: "/oauth/v2/token",
    form: { grant_type: "refresh_token", ...client, refresh_token: refreshToken },
    secrets: [clientId, clientSecret, refreshToken],
    hint: "The refresh token may be revoked, of another client, or of another data center.",
  };
  const body = await askAuthServer(settings, request, deadline);
  return body as unknown as AccessTokenResponse;
}

/**
 * Revokes a refresh token. The service requires it in the query, so proxies may log it.
 * @param options the address
 * @throws like `exchangeGrant`
 */
export async function revoke(refreshToken: string, options: ClientOptions = {}): Promise<void> {
  requireSecret("refreshToken", refreshToken);
  const settings = settingsOf(options);
  const request = {
    path: `/oauth/v2/token/revoke?${new URLSearchParams({ token: refreshToken })}`,
    secrets: [refreshToken],
    hint: "The refresh token may be revoked already, or of another data center.",
  };
  await askAuthServer(settings, request, callEnd(settings));
}

/** When a call that begins now must end, as `performance.now()`. */
function callEnd({ callTimeout }: Settings): number {
  return performance.now() + callTimeout;
}

/** Sends a request, once. @throws TokenError if the auth server refuses; TransportError without a usable response */
async function askAuthServer(
  settings: Settings,
  request: AuthRequest,
  deadline: number,
): Promise<Record<string, unknown>> {
  requireAddress("authUrl", settings);
  const { authUrl } = settings;
  const { path, form, secrets } = request;
  const operation = `The auth server ${new URL(authUrl).host}`;
  const init = {
    // Behind a proxy, the token request needs the client's dispatcher, too.
    ...settings.init,
    ...uncached(),
    method: "POST",
    headers: new Headers(),
    ...(form && { body: new URLSearchParams(form) }),
  };
  const outgoing = {
    operation,
    connection: "the connection",
    url: authUrl + path,
    init,
    signal: undefined,
    deadline,
    secrets,
    attempts: 0,
  };
  const response = await attempt(outgoing, settings);
  const body: unknown = await response.json().catch(() => undefined);
  const { error, access_token, status } = Object(body) as Record<string, unknown>;
  const hasResult = form ? typeof access_token === "string" : status === "success";
  if (!response.ok || error || !hasResult) throw refusalOf(operation, response, body, request);
  if (form && !isSecret(access_token))
    throw new InvalidResponseError(`${operation} sent an access token that is not ${secretText}.`);
  return body as Record<string, unknown>;
}

/**
 * Frameworks may keep what `fetch` returns, also on disk. Next.js may cache a response in spite of `no-store` if a page asks for
 * it; its option `internal` keeps a request away from its cache. Workers with an old compatibility date reject the option
 * `cache`.
 */
function uncached(): RequestInit {
  const option = { cache: "no-store", next: { internal: true } } as RequestInit;
  try {
    return new Request("https://localhost/", option) && option;
  } catch {
    return {};
  }
}
