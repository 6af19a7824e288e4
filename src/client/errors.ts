/** What the service or the way to it can do wrong. No error carries a token, a secret or a request's headers or body. */

export interface ServiceErrorInfo {
  /** HTTP status. */
  status: number;
  /** Service error code of the body; undefined if the body has none. */
  code: number | undefined;
  message: string;
  /** Method and path, such as `GET /monitors/1`. */
  operation: string;
  /** The response's `x-request-id`, if it has one. */
  requestId: string | undefined;
}

/** The service answered with an error: a status of 400 or more, or an envelope whose code is not 0. */
export class ServiceError extends Error {
  override name = "ServiceError";
  readonly status: number;
  readonly code: number | undefined;
  readonly operation: string;
  readonly requestId: string | undefined;

  constructor(info: ServiceErrorInfo) {
    super(info.message);
    this.status = info.status;
    this.code = info.code;
    this.operation = info.operation;
    this.requestId = info.requestId;
  }

  /** Whether this is the documented answer to an unauthorized MSP or business-units-portal operation. */
  get isUnauthorizedAccount(): boolean {
    return this.message.startsWith("You are not authorized to perform this operation");
  }
}

export class BadRequestError extends ServiceError {
  override name = "BadRequestError";
}
export class UnauthorizedError extends ServiceError {
  override name = "UnauthorizedError";
}
export class ForbiddenError extends ServiceError {
  override name = "ForbiddenError";
}
export class NotFoundError extends ServiceError {
  override name = "NotFoundError";
}
export class MethodNotAllowedError extends ServiceError {
  override name = "MethodNotAllowedError";
}
/** Any status of 500 or more. */
export class ServerError extends ServiceError {
  override name = "ServerError";
}

const classes: Record<number, typeof ServiceError> = {
  400: BadRequestError,
  401: UnauthorizedError,
  403: ForbiddenError,
  404: NotFoundError,
  405: MethodNotAllowedError,
};

/** The error of the class that belongs to the status. */
export function serviceError(info: ServiceErrorInfo): ServiceError {
  return new (classes[info.status] ?? (info.status >= 500 ? ServerError : ServiceError))(info);
}

/** No usable answer: the connection failed, the body is no JSON, or a redirect was refused. */
export class TransportError extends Error {
  override name = "TransportError";
}

/** The connection could not be made, or broke off. `cause` is the network's own code, such as ECONNREFUSED. */
export class ConnectionError extends TransportError {
  override name = "ConnectionError";

  /** @param error what `fetch` threw. Of it only the code is kept: its message may hold a URL with a token. */
  constructor(message: string, error: unknown) {
    const { cause, code, name } = error as { cause?: { code?: string }; code?: string; name?: string };
    super(message, { cause: cause?.code ?? code ?? name });
  }
}

/** An attempt or the whole call took longer than it may. */
export class TimeoutError extends TransportError {
  override name = "TimeoutError";
}

/** The auth server gave no token. Until `retryAt`, further calls fail with this error instead of asking again. */
export class TokenError extends Error {
  override name = "TokenError";

  constructor(
    message: string,
    /** The auth server's own word, such as `invalid_client`. */
    readonly reason: string | undefined,
    readonly retryAt: Date,
  ) {
    super(message);
  }
}

/** Another access token would exceed the documented limits. `retryAt` says when the next one may be made. */
export class TokenBudgetError extends Error {
  override name = "TokenBudgetError";

  constructor(readonly retryAt: Date) {
    super(
      `The refresh token has made as many access tokens as it may. The next may be made at ${retryAt.toISOString()}.`,
    );
  }
}
