/** The three requests of the auth server (specification, Credentials and token flow). Omitted options are read from their variables. */
import { grantTokenValidity } from "../../../generated/limits.ts";
import type { AccessTokenResponse, GrantExchangeResponse } from "../../../generated/types.ts";
import { withoutSecrets } from "../../shared/secrets.ts";
import { InvalidResponseError, TokenError, TransportError } from "../errors.ts";
import { type ClientOptions, isToken, requireSecret } from "../options.ts";
import { requireAddress, requireCredentials, type Settings, settingsOf } from "../settings.ts";
import { retryAfter } from "../time.ts";
import { attempt } from "../transport.ts";
import { pauses } from "./limits.ts";

const { minimumMinutes, maximumMinutes } = grantTokenValidity;

/** A refusal that may be over at `retryAt`: the auth server is not available for now, or received too many requests. */
export class TemporaryTokenError extends TokenError {
  /** Whether a token may have been created although the response says otherwise, as behind a gateway. */
  mayHaveCreated = false;
}

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
  if (isToken(body.refresh_token)) return body as unknown as GrantExchangeResponse;
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

interface AuthRequest {
  /** Below {auth_url}. */
  path: string;
  form?: Record<string, string>;
  /** What no message may show, in case the auth server repeats it. */
  secrets: string[];
  /** What may be wrong if the auth server refuses, as a sentence. */
  hint: string;
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
  if (form && !isToken(access_token))
    throw new InvalidResponseError(
      `${operation} sent an access token that is empty, or has white space or a character that is not ASCII.`,
    );
  return body as Record<string, unknown>;
}

/**
 * Frameworks keep what `fetch` returns, on disk, too. Next.js also caches what is `no-store` if a page asks for it; `internal` is
 * its name for requests that its cache does not see. Workers of an earlier compatibility date reject the option.
 */
function uncached(): RequestInit {
  const option = { cache: "no-store", next: { internal: true } } as RequestInit;
  try {
    return new Request("https://localhost/", option) && option;
  } catch {
    return {};
  }
}

/** The form of an error code. Other texts may be anything. */
const errorCode = /^[a-z][a-z_]{2,39}$/;

/**
 * The error of a refusal. The specification does not show these responses. Reported in the field: a status of 400, or of 200 with
 * a field `error`; and, after too many requests, "Access Denied".
 */
function refusalOf(operation: string, { status, headers }: Response, body: unknown, request: AuthRequest): Error {
  const { error, error_description } = Object(body) as Record<string, unknown>;
  const requested = retryAfter(headers);
  // A gateway that requests a year must not stop all processes for a year.
  const from = (otherwise: number) => new Date(Date.now() + Math.min(requested ?? otherwise, pauses.throttled));
  const isThrottled = /access.denied|too.many/i.test(`${error} ${error_description}`);
  if (status >= 500 || status === 429) {
    const why =
      status === 429 ? "refused (status 429). Too many tokens were requested." : `is not available (status ${status}).`;
    return Object.assign(new TemporaryTokenError(`${operation} ${why}`, undefined, from(0)), {
      mayHaveCreated: status >= 500,
    });
  }
  if (Object(body) !== body && !isThrottled) return foreignResponse(operation, status, headers);
  const isCode = typeof error === "string" && errorCode.test(error) && withoutSecrets(error, request.secrets) === error;
  const reason = isCode ? error : undefined;
  const detail = reason ?? (error === undefined || isThrottled ? "" : "with an error code that is not shown");
  const ofClient = "Check the client id, the client secret and the data center.";
  const why = isThrottled ? "Too many tokens were requested." : reason?.includes("client") ? ofClient : request.hint;
  const message = `${operation} refused (status ${status}${detail && `, ${detail}`}). ${why}`;
  return new TokenError(message, reason, from(isThrottled ? pauses.throttled : pauses.refused));
}

/**
 * The error of another server, such as the login page of a network, which has created no token. Of a success in another form,
 * such as JSON that was cut off, nobody knows.
 */
function foreignResponse(operation: string, status: number, headers: Headers): TransportError {
  const advice = "Check its address, and whether a proxy or the login page of a network responds instead.";
  if (status >= 300 && status < 400)
    return new TransportError(`${operation} redirects (status ${status}), which is not followed. ${advice}`, false);
  // Another type could be a secret of the request that the server repeats.
  const [type = ""] = /^text\/(html|plain)/.exec(headers.get("Content-Type") ?? "") ?? [];
  return new TransportError(
    `${operation} sent no JSON${type && ` (${type})`}, with status ${status}. ${advice}`,
    status < 300 && type !== "text/html",
  );
}
