import { type Clock, withTimeout } from "../../shared/clock.ts";
import { withoutSecrets } from "../../shared/secrets.ts";
import { TimeoutError, TokenError, TransportError } from "../errors.ts";
import { fetchFailed, readWhole, requireResponse } from "../exchange.ts";
import { userAgent } from "../request.ts";
import { retryAfter } from "../retry.ts";

import type { Settings } from "../settings.ts";
import { coolDown } from "./policy.ts";

export interface AuthRequest {
  /** Below {auth_url}. */
  path: string;
  form?: Record<string, string>;
  /** What no message may show, in case the auth server repeats it. */
  secrets: readonly string[];
  /** What may be wrong if the auth server refuses, in sentences. */
  hint: string;
}

/** The body of a response without an error. */
export interface AuthBody {
  access_token?: unknown;
  status?: unknown;
  error?: unknown;
  error_description?: unknown;
}

/**
 * A refusal that may be over at `retryAt`: the auth server, or a gateway in front of it, is not available for now, or it
 * said itself when to come back. It did not create a token.
 */
export class TemporaryTokenError extends TokenError {}

/** Another server responded, such as the login page of a network. It did not create a token. */
export class ForeignResponseError extends TransportError {
  /** @param mayPass whether another attempt may reach the auth server */
  constructor(
    message: string,
    readonly mayPass: boolean,
  ) {
    super(message);
  }
}

/** The characters of a token that a header can have. `Headers` would show another token in its error. */
export const usableToken = /^[\x21-\x7e]+$/;

/**
 * Frameworks keep what `fetch` returns, on disk, too. Next.js caches also what is `no-store` if a page asks for it, and renders a
 * page no more that sends such a request; `internal` is its name for requests that its cache does not see, and nothing to others.
 * Workers of an earlier compatibility date refuse the option.
 */
function uncached(): RequestInit {
  const option = { cache: "no-store", next: { internal: true } } as RequestInit;
  try {
    return new Request("https://localhost/", option) && option;
  } catch {
    return {};
  }
}

/** Sends a request, once. @throws TokenError if it is refused; TransportError without a usable response */
export async function askAuthServer(
  { authUrl, fetch, attemptTimeout, maxResponseBytes }: Settings,
  clock: Clock,
  request: AuthRequest,
  ...signals: AbortSignal[]
): Promise<AuthBody> {
  const { path, form, secrets } = request;
  const who = `The auth server ${new URL(authUrl).host}`;
  const timeoutError = () => new TimeoutError(`${who} sent no response within ${attemptTimeout} ms.`);
  const run = async ({ signal }: AbortController) => {
    try {
      // Following a redirect would send the secrets elsewhere. Workers do not support `redirect: "error"`.
      const sent: Response = await fetch(authUrl + path, {
        method: "POST",
        redirect: "manual",
        ...uncached(),
        headers: userAgent(),
        signal,
        ...(form && { body: new URLSearchParams(form) }),
      });
      const response = requireResponse(sent, who);
      return { response, text: new TextDecoder().decode(await readWhole(response, maxResponseBytes, who)) };
    } catch (error) {
      throw fetchFailed(who, `${who} could not be reached`, error, secrets);
    }
  };
  const { response, text } = await withTimeout(clock, attemptTimeout, timeoutError, run, ...signals);
  const { status } = response;
  const body = parse(text);
  const hasResult = form ? typeof body?.access_token === "string" : body?.status === "success";
  if (!body || status >= 300 || body.error || !hasResult) throw refusal(who, response, body, request, clock.now());
  if (form && !usableToken.test(String(body.access_token)))
    throw new TransportError(
      `${who} sent an access token that is empty, or has white space or a character that is not ASCII.`,
    );
  return body;
}

// The specification does not show the errors of these operations. Observed: a status of 400, or of 200 with a field `error`;
// and, when too many tokens were requested, "Access Denied".
const throttled = /access.denied|too.many/i;

/** The form of an error code. Other texts may be anything. */
const errorCode = /^[a-z][a-z_]{2,39}$/;

function refusal(
  who: string,
  { status, headers }: Response,
  body: AuthBody | undefined,
  { secrets, hint }: AuthRequest,
  now: number,
): Error {
  const { error, error_description } = body ?? {};
  const requested = retryAfter(headers.get("Retry-After"), now);
  // A gateway that requests a year must not stop all processes for a year.
  const from = (otherwise: number) => new Date(now + Math.min(requested ?? otherwise, coolDown.throttled));
  const isThrottled = status === 429 || throttled.test(`${error} ${error_description}`);
  if (status >= 500) return new TemporaryTokenError(`${who} is not available (status ${status}).`, undefined, from(0));
  if (!body && !isThrottled) return foreignResponse(who, status, headers);
  const reason =
    typeof error === "string" && errorCode.test(error) && withoutSecrets(error, secrets) === error ? error : undefined;
  const detail = reason ?? (error === undefined || isThrottled ? "" : "with an error code that is not shown");
  const why = isThrottled
    ? "Too many tokens were requested."
    : /client/.test(reason ?? "")
      ? "Check the client id, the client secret and the data center."
      : hint;
  const ErrorClass = isThrottled && requested !== undefined ? TemporaryTokenError : TokenError;
  const message = `${who} refused (status ${status}${detail && `, ${detail}`}). ${why}`;
  return new ErrorClass(message, reason, from(isThrottled ? coolDown.throttled : coolDown.refused));
}

function foreignResponse(who: string, status: number, headers: Headers): ForeignResponseError {
  const advice = "Check its address, and whether a proxy or the login page of a network responds instead.";
  if (status >= 300 && status < 400)
    return new ForeignResponseError(`${who} redirects (status ${status}), which is not followed. ${advice}`, false);
  const [type = ""] = /^[\w.+-]+\/[\w.+-]+/.exec(headers.get("Content-Type") ?? "") ?? [];
  // Another text could be a secret of the request.
  const sent = type === "text/html" || type === "text/plain" ? ` (${type})` : "";
  return new ForeignResponseError(`${who} sent no JSON${sent}, with status ${status}. ${advice}`, true);
}

/** @returns undefined if it is not a JSON object */
function parse(text: string): AuthBody | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === "object" && value !== null) return value;
  } catch {}
  return undefined;
}
