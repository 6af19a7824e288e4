/** The errors of calls. Printed with all that they refer to, they show no secret, header or body of a request. */

import { withoutSecrets } from "../shared/secrets.ts";
import { printable } from "../shared/text.ts";
import { networkCode, retryAfter } from "./retry.ts";

/** An error whose message appears in `JSON.stringify`, and has no characters that control a terminal. */
class ReportedError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(printable(message), options);
  }

  toJSON(): Record<string, unknown> {
    const { name, message, cause } = this;
    return { ...(this as object), name, message, cause };
  }
}

/** The same in every copy of this package. */
const brand = Symbol.for("svc-monitoring-api.ServiceError");

/** Whether a response says that the account may not do this (specification, MSP and business-unit accounts): its token is valid. */
export function isAboutAccount(text: string): boolean {
  return text.includes("You are not authorized to perform this operation");
}

export interface ServiceErrorInfo {
  status: number;
  code: number | undefined;
  message: string;
  operation: string;
  requestId: string | undefined;
  headers: Headers;
  body: unknown;
}

/**
 * The service responded with an error: a status of 400 or more, or an envelope whose code is not 0. Its message has the
 * operation, the service's message without secrets, and after a 401 or a 403 the scope that is needed.
 */
export class ServiceError extends ReportedError {
  override name = "ServiceError";
  readonly status: number;
  /** The error code; undefined if the body contains no error code. */
  readonly code: number | undefined;
  /** Method and path, such as `GET /monitors/1`. */
  readonly operation: string;
  /** The header `x-request-id` of the response, if present. */
  readonly requestId: string | undefined;
  // Private, so that a log of the error does not contain them: a server may repeat secrets.
  readonly #headers: Headers;
  readonly #body: unknown;

  constructor({ status, code, message, operation, requestId, headers, body }: ServiceErrorInfo) {
    super(message);
    this.status = status;
    this.code = code;
    this.operation = operation;
    this.requestId = requestId;
    this.#headers = headers;
    this.#body = body;
  }

  /** The headers of the response. A printed error does not show them. */
  get headers(): Headers {
    return this.#headers;
  }

  /** The parsed body of the response; its text if it is not valid JSON. A printed error does not show it. */
  get body(): unknown {
    return this.#body;
  }

  /** @internal */
  get [brand](): true {
    return true;
  }

  /** Whether this is the documented response to an unauthorized MSP or business-units-portal operation. */
  get isUnauthorizedAccount(): boolean {
    return isAboutAccount(this.message);
  }
}

/** Whether this is a `ServiceError`, also one of another copy of this package, of which it is no instance. */
export function isServiceError(error: unknown): error is ServiceError {
  return typeof error === "object" && error !== null && brand in error;
}

/** Status 400. */
export class BadRequestError extends ServiceError {
  override name = "BadRequestError";
}
/** Status 401. */
export class UnauthorizedError extends ServiceError {
  override name = "UnauthorizedError";
}
/** Status 403. */
export class ForbiddenError extends ServiceError {
  override name = "ForbiddenError";
}
/** Status 404. */
export class NotFoundError extends ServiceError {
  override name = "NotFoundError";
}
/** Status 405. */
export class MethodNotAllowedError extends ServiceError {
  override name = "MethodNotAllowedError";
}
/** Status 429, after the retries. */
export class RateLimitError extends ServiceError {
  override name = "RateLimitError";
  /** Milliseconds after which the service accepts calls again, from the header `Retry-After`; undefined if it gives none. */
  readonly retryAfter: number | undefined;

  constructor(info: ServiceErrorInfo) {
    super(info);
    this.retryAfter = retryAfter(info.headers.get("Retry-After"), Date.now());
  }
}
/** A status of 500 or more. */
export class ServerError extends ServiceError {
  override name = "ServerError";
}

const classes: Record<number, typeof ServiceError> = {
  400: BadRequestError,
  401: UnauthorizedError,
  403: ForbiddenError,
  404: NotFoundError,
  405: MethodNotAllowedError,
  429: RateLimitError,
};

export function serviceError(info: ServiceErrorInfo): ServiceError {
  return new (classes[info.status] ?? (info.status >= 500 ? ServerError : ServiceError))(info);
}

/** There is no usable response: the connection failed, the body is not valid JSON, or a redirect was refused. */
export class TransportError extends ReportedError {
  override name = "TransportError";
}

/** The connection could not be opened, or was lost. `cause` is the error code of the network, such as ECONNREFUSED. */
export class ConnectionError extends TransportError {
  override name = "ConnectionError";

  /** @param error what `fetch` threw. Only its code is kept: its message may contain a URL with a token. */
  constructor(message: string, error: unknown, secrets: readonly string[] = []) {
    const found = networkCode(error);
    const code = found && withoutSecrets(found, secrets);
    super(`${message}${code ? ` (${code})` : ""}.`, { cause: code });
  }
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** An attempt, or the whole call, exceeded its time limit. */
export class TimeoutError extends TransportError {
  override name = "TimeoutError";
}

/** The auth server did not issue a token. Until `retryAt`, further calls fail with this error and send no request. */
export class TokenError extends ReportedError {
  override name = "TokenError";

  constructor(
    message: string,
    /** The error code of the auth server, such as `invalid_client`; undefined if it may contain a secret of the request. */
    readonly reason: string | undefined,
    readonly retryAt: Date,
  ) {
    super(message);
  }
}

/** A refusal that is known from before: no request was sent, and none is until `retryAt`. */
export function repeated({ message, reason, retryAt }: TokenError): TokenError {
  return new TokenError(`${message} No request is sent until ${retryAt.toISOString()}.`, reason, retryAt);
}

/** Another access token would exceed the documented limits. The next one can be created at `retryAt`. */
export class TokenBudgetError extends ReportedError {
  override name = "TokenBudgetError";

  constructor(readonly retryAt: Date) {
    super(
      `The refresh token has reached its limit of access tokens. The next one can be created at ${retryAt.toISOString()}.`,
    );
  }
}
