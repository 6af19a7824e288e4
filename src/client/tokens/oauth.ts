/** The OAuth operations (specification, Credentials and token flow). Omitted options are read from their variables. */
import { grantTokenValidity } from "../../../generated/limits.ts";
import type { AccessTokenResponse, GrantExchangeResponse } from "../../../generated/types.ts";
import type { Clock } from "../../shared/clock.ts";
import type { ClientOptions, Credentials, Settings } from "../options.ts";
import { requireCredentials, requireUrl, settingsOf } from "../settings.ts";
import { askAuthServer } from "./auth-server.ts";

const { minimumMinutes, maximumMinutes } = grantTokenValidity;

/**
 * Exchanges a grant token for a refresh token and a first access token. A grant token can be exchanged once.
 * @param code the grant token
 * @param options the address, `clientId` and `clientSecret`
 * @throws TypeError that names a missing or invalid option; TokenError if the auth server refuses; TransportError if it cannot
 * be reached
 */
export async function exchangeGrant(code: string, options: ClientOptions = {}): Promise<GrantExchangeResponse> {
  const settings = authSettingsOf(options);
  const { clientId, clientSecret } = requireCredentials(settings, "clientId", "clientSecret");
  const body = await askAuthServer(settings, settings.clock, {
    path: "/oauth/v2/token",
    form: { grant_type: "authorization_code", client_id: clientId, client_secret: clientSecret, code },
    secrets: [clientId, clientSecret, code],
    hint: `The grant token may be used already, older than its validity (${minimumMinutes} to ${maximumMinutes} minutes), of another client, or of another data center.`,
  });
  return body as GrantExchangeResponse;
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
  const settings = authSettingsOf(options);
  await askAuthServer(settings, settings.clock, {
    path: `/oauth/v2/token/revoke?${new URLSearchParams({ token: refreshToken })}`,
    secrets: [refreshToken],
    hint: "The refresh token may be revoked already, or of another data center.",
  });
}

/** @throws TypeError that names a missing or invalid option */
function authSettingsOf(options: ClientOptions): Settings {
  const settings = settingsOf(options);
  requireUrl("authUrl", settings);
  return settings;
}
