/** The errors of calls. No error contains a token, a secret, or the headers or the body of a request. */
import { networkCode } from "./network-error.ts";
import { retryAfter } from "./retry.ts";

/** An error whose message appears in `JSON.stringify`, as logs need it. */
class ReportedError extends Error {
  /** The fields of the error with its name, its message and its cause; of a ServiceError, without the headers. */
  toJSON(): Record<string, unknown> {
    const { name, message, cause } = this;
    return { ...Object.fromEntries(Object.entries(this)), name, message, cause, headers: undefined };
  }
}

/** Whether a response says that the account may not do this (specification, MSP and business-unit accounts): its token is valid. */
export function isAboutAccount(text: string): boolean {
  return text.includes("You are not authorized to perform this operation");
}

/** What a `ServiceError` is created from. */
export interface ServiceErrorInfo {
  /** HTTP status. */
  status: number;
  /** The error code; undefined if the body contains no error code. */
  code: number | undefined;
  message: string;
  /** Method and path, such as `GET /monitors/1`. */
  operation: string;
  /** The headers of the response. */
  headers: Headers;
  /** The parsed body of the response; its text if it is not valid JSON. */
  body: unknown;
}

/** The service responded with an error: a status of 400 or more, or an envelope whose code is not 0. */
export class ServiceError extends ReportedError {
  override name = "ServiceError";
  /** HTTP status. */
  readonly status: number;
  /** The error code; undefined if the body contains no error code. */
  readonly code: number | undefined;
  /** Method and path, such as `GET /monitors/1`. */
  readonly operation: string;
  /** The header `x-request-id` of the response, if present. */
  readonly requestId: string | undefined;
  /** The headers of the response. */
  readonly headers: Headers;
  /** The parsed body of the response; its text if it is not valid JSON. */
  readonly body: unknown;

  constructor(info: ServiceErrorInfo) {
    super(info.message);
    this.status = info.status;
    this.code = info.code;
    this.operation = info.operation;
    this.requestId = info.headers.get("x-request-id") ?? undefined;
    this.headers = info.headers;
    this.body = info.body;
  }

  /** Whether this is the documented response to an unauthorized MSP or business-units-portal operation. */
  get isUnauthorizedAccount(): boolean {
    return isAboutAccount(this.message);
  }
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
  /** Seconds after which the service accepts calls again, from the header `Retry-After`; undefined if it gives none. */
  readonly retryAfter: number | undefined;

  constructor(info: ServiceErrorInfo) {
    super(info);
    const milliseconds = retryAfter(info.headers.get("Retry-After"), Date.now());
    this.retryAfter = milliseconds === undefined ? undefined : milliseconds / 1000;
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

/** Creates the error, with the class for its status. */
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
  constructor(message: string, error: unknown) {
    super(message, { cause: networkCode(error) });
  }
}

/** The error of a call whose connection could not be opened, or was lost. */
export function connectionFailed(operation: string, error: unknown): ConnectionError {
  return new ConnectionError(`${operation}: the connection failed.`, error);
}

/** The error of a body that cannot be parsed. The parser's own SyntaxError shows a part of the body. */
export function notJson(operation: string): TransportError {
  return new TransportError(`${operation}: the response body is not valid JSON.`);
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
    /** The error code of the auth server, such as `invalid_client`, if it is a registered one (RFC 6749, RFC 7009). */
    readonly reason: string | undefined,
    readonly retryAt: Date,
  ) {
    super(message);
  }
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
