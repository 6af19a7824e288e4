/** What it means if the auth server does not send what was requested. */
import { withoutSecrets } from "../../shared/secrets.ts";
import { TokenError, TransportError } from "../errors.ts";
import { retryAfter } from "../time.ts";
import { pauses } from "./times.ts";

export interface AuthRequest {
  /** Below {auth_url}. */
  path: string;
  form?: Record<string, string>;
  /** What no message may show, in case the auth server repeats it. */
  secrets: string[];
  /** What may be wrong if the auth server refuses, as a sentence. */
  hint: string;
}

/** A refusal that may be over at `retryAt`: the auth server is not available for now, or received too many requests. */
export class TemporaryTokenError extends TokenError {
  constructor(
    message: string,
    retryAt: Date,
    /** Whether a token may have been created although the response says otherwise, as behind a gateway. */
    readonly mayHaveCreated: boolean,
  ) {
    super(message, undefined, retryAt);
  }
}

const tooMany = "Too many tokens were requested.";
/** What an error code looks like. Any other text is not shown, because it may contain a secret. */
const errorCode = /^[a-z][a-z_]{2,39}$/;

/**
 * The error of a refusal. The specification does not show these responses. Reported in the field: a status of 400, or of 200 with
 * a field `error`; and, after too many requests, "Access Denied".
 */
export function refusalOf(
  operation: string,
  { status, headers }: Response,
  body: unknown,
  request: AuthRequest,
): Error {
  const { error, error_description } = Object(body) as Record<string, unknown>;
  const requested = retryAfter(headers);
  // If a gateway sends a `Retry-After` of a year, it must not stop all processes for that long. So the pause is limited.
  const from = (otherwise: number) => new Date(Date.now() + Math.min(requested ?? otherwise, pauses.throttled));
  const isThrottled = /access.denied|too.many/i.test(`${error} ${error_description}`);
  if (status === 429) return new TemporaryTokenError(`${operation} refused (status 429). ${tooMany}`, from(0), false);
  if (status >= 500) return new TemporaryTokenError(`${operation} is not available (status ${status}).`, from(0), true);
  if (Object(body) !== body && !isThrottled) return foreignResponse(operation, status, headers);
  const isCode = typeof error === "string" && errorCode.test(error) && withoutSecrets(error, request.secrets) === error;
  const reason = isCode ? error : undefined;
  const detail = reason ?? (error === undefined || isThrottled ? "" : "with an error code that is not shown");
  const hint = reason?.includes("client")
    ? "Check the client id, the client secret and the data center."
    : request.hint;
  const why = isThrottled ? tooMany : hint;
  const message = `${operation} refused (status ${status}${detail && `, ${detail}`}). ${why}`;
  return new TokenError(message, reason, from(isThrottled ? pauses.throttled : pauses.refused));
}

/**
 * The error of a response that is not the auth server's, such as the login page of a network. A page has created no token. Another
 * success, such as JSON that was cut off, may have created one.
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
