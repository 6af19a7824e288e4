/**
 * The errors of calls. Even if an error is printed with all objects it references, no secret, header or body of a request is
 * shown.
 */
import { printable } from "../shared/text.ts";
import { retryAfter } from "./time.ts";

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

/**
 * Whether the service says that the account may not do this (specification, MSP and business-unit accounts). A new token would
 * not help.
 */
export function isAboutAccount(text: string): boolean {
  return text.includes("You are not authorized to perform this operation");
}

export interface ServiceErrorInfo {
  status: number;
  code: number | undefined;
  message: string;
  operation: string;
  headers: Headers;
  body: unknown;
}

/**
 * The service responded with an error: a status of 300 or more, or an envelope whose code is not 0. The message has the
 * operation, the service's message without secrets, and after a 401 or a 403 the scope that the operation needs.
 */
export class ServiceError extends ReportedError {
  override name = "ServiceError";
  /** The HTTP status. It is 200 or 201 if only the envelope's code says that the call failed. */
  readonly status: number;
  /** The service's error code, such as 1002; undefined if the body has no error code. */
  readonly code: number | undefined;
  /** Method and path, such as `GET /monitors/1`. */
  readonly operation: string;
  // It is private so that a printed error does not show headers and body: a server may repeat secrets in its response.
  readonly #info: ServiceErrorInfo;

  constructor(info: ServiceErrorInfo) {
    super(info.message);
    this.status = info.status;
    this.code = info.code;
    this.operation = info.operation;
    this.#info = info;
  }

  /** The headers of the response. A printed error does not show them. */
  get headers(): Headers {
    return this.#info.headers;
  }

  /** The parsed body of the response; its text if it is not valid JSON. A printed error does not show it. */
  get body(): unknown {
    return this.#info.body;
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
  /** Milliseconds after which the service accepts calls again, from the header `Retry-After`; undefined without a valid header. */
  readonly retryAfter: number | undefined;

  constructor(info: ServiceErrorInfo) {
    super(info);
    this.retryAfter = retryAfter(info.headers);
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

/**
 * The service responded with a body that the program cannot use: not what the contract says, not JSON, or too large. If the
 * status was a success, the service has processed the request, and sending it again can do it twice.
 */
export class InvalidResponseError extends ReportedError {
  override name = "InvalidResponseError";
}

/** There is no usable response: the connection failed, took too long, or another server responded. */
export class TransportError extends ReportedError {
  override name = "TransportError";

  constructor(
    message: string,
    /** Whether the server may have received and processed the request, so that sending it again can do it twice. */
    readonly mayHaveArrived = true,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** The connection could not be opened, or was lost. `cause` is the error code of the network, such as ECONNREFUSED. */
export class ConnectionError extends TransportError {
  override name = "ConnectionError";
}

/** An attempt, or the whole call, exceeded its time limit. */
export class TimeoutError extends TransportError {
  override name = "TimeoutError";
}

/**
 * The auth server did not issue a token, and no other is requested until `retryAt`. After a refusal, further calls fail at once;
 * after an error of the server, they wait.
 */
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

/** Another access token would exceed the documented limits (specification, Limits). The next one can be created at `retryAt`. */
export class TokenBudgetError extends ReportedError {
  override name = "TokenBudgetError";

  constructor(readonly retryAt: Date) {
    super(
      `The refresh token has reached its limit of access tokens. The next one can be created at ${retryAt.toISOString()}.`,
    );
  }
}

/** A token store failed. `cause` is its error code, such as EACCES or NOAUTH. */
export class StorageError extends ReportedError {
  override name = "StorageError";
  /** Whether only a person can fix it, such as missing permissions. Other failures are tried again within the call's time. */
  readonly isPermanent: boolean;

  constructor(message: string, { isPermanent = false, ...options }: ErrorOptions & { isPermanent?: boolean } = {}) {
    super(message, options);
    this.isPermanent = isPermanent;
  }
}
