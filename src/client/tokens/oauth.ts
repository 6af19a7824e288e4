import { grantTokenValidity } from "../../../generated/limits.ts";
import type { AccessTokenResponse, GrantExchangeResponse } from "../../../generated/types.ts";
import type { Clock } from "../../shared/clock.ts";
import { ConnectionError, TimeoutError, TokenError, TransportError } from "../errors.ts";
import { requireValid } from "../option-checks.ts";
import { type ClientOptions, type Credentials, credential } from "../options.ts";
import { mayHaveArrived, mayRecover } from "../retry.ts";
import { requireCredentials, requireUrl, type Settings, settingsOf } from "../settings.ts";
import { askAuthServer, ForeignResponseError, TemporaryTokenError, usableToken } from "./auth-server.ts";

/** The OAuth operations (specification, Credentials and token flow). Omitted options are read from their variables. */

const { minimumMinutes, maximumMinutes } = grantTokenValidity;

/**
 * Exchanges a grant token for a refresh token and a first access token. A grant token can be exchanged once.
 * @param code the grant token
 * @param options the address, `clientId` and `clientSecret`
 * @throws TypeError that names a missing or invalid option; TokenError if the auth server refuses; TransportError if it cannot
 * be reached
 */
export async function exchangeGrant(code: string, options: ClientOptions = {}): Promise<GrantExchangeResponse> {
  requireValid("`code`", credential, code);
  const settings = authSettingsOf(options);
  const { clientId, clientSecret } = requireCredentials(settings, "clientId", "clientSecret");
  const body = await askAuthServer(settings, settings.clock, {
    path: "/oauth/v2/token",
    form: { grant_type: "authorization_code", client_id: clientId, client_secret: clientSecret, code },
    secrets: [clientId, clientSecret, code],
    hint: `The grant token may be used already, older than its validity (${minimumMinutes} to ${maximumMinutes} minutes), of another client, or of another data center.`,
  });
  const issued = body as GrantExchangeResponse;
  // Not only an access token, with which a program could go on for an hour.
  if (typeof issued.refresh_token !== "string" || !usableToken.test(issued.refresh_token))
    throw new TokenError(
      "The auth server sent no refresh token that can be used. Generate another grant token.",
      undefined,
      new Date(settings.clock.now()),
    );
  return issued;
}

/**
 * Creates an access token. Each call counts towards the limits of the refresh token.
 * @param options the address and `credentials`
 * @throws like `exchangeGrant`
 */
export async function refresh(options: ClientOptions = {}): Promise<AccessTokenResponse> {
  const settings = authSettingsOf(options);
  const credentials = requireCredentials(settings, "clientId", "clientSecret", "refreshToken");
  return createAccessToken(settings, settings.clock, credentials);
}

/** The request of `refresh`, once. */
export async function createAccessToken(
  settings: Settings,
  clock: Clock,
  { clientId, clientSecret, refreshToken }: Credentials,
  ...signals: AbortSignal[]
): Promise<AccessTokenResponse> {
  const client = { client_id: clientId, client_secret: clientSecret };
  const request = {
    path: "/oauth/v2/token",
    form: { grant_type: "refresh_token", ...client, refresh_token: refreshToken },
    secrets: [clientId, clientSecret, refreshToken],
    hint: "The refresh token may be revoked, of another client, or of another data center.",
  };
  return (await askAuthServer(settings, clock, request, ...signals)) as AccessTokenResponse;
}

/**
 * Revokes a refresh token. The service requires it in the query, so proxies may log it.
 * @param options the address
 * @throws like `exchangeGrant`
 */
export async function revoke(refreshToken: string, options: ClientOptions = {}): Promise<void> {
  requireValid("`refreshToken`", credential, refreshToken);
  const settings = authSettingsOf(options);
  await askAuthServer(settings, settings.clock, {
    path: `/oauth/v2/token/revoke?${new URLSearchParams({ token: refreshToken })}`,
    secrets: [refreshToken],
    hint: "The refresh token may be revoked already, or of another data center.",
  });
}

function authSettingsOf(options: ClientOptions): Settings {
  const settings = settingsOf(options);
  requireUrl("authUrl", settings);
  return settings;
}

/** Whether the auth server may have created a token, although the request failed. */
export function mayHaveCreated(error: unknown): boolean {
  return error instanceof TransportError && !(error instanceof ForeignResponseError) && mayHaveArrived(error.cause);
}

/** Whether another request may succeed. */
export function mayHelp(error: unknown): boolean {
  if (error instanceof ConnectionError || error instanceof TimeoutError) return mayRecover(error.cause);
  return error instanceof ForeignResponseError ? error.mayPass : error instanceof TemporaryTokenError;
}
