/** The errors of calls. No error contains a token, a secret, or the headers or the body of a request. */

/** What a `ServiceError` is created from. */
export interface ServiceErrorInfo {
  /** HTTP status. */
  status: number;
  /** The error code in the body; undefined if the body does not have one. */
  code: number | undefined;
  message: string;
  /** Method and path, such as `GET /monitors/1`. */
  operation: string;
  /** The header `x-request-id` of the response, if present. */
  requestId: string | undefined;
}

/** The service responded with an error: a status of 400 or more, or an envelope whose code is not 0. */
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

  /** Whether this is the documented response to an unauthorized MSP or business-units-portal operation. */
  get isUnauthorizedAccount(): boolean {
    return this.message.startsWith("You are not authorized to perform this operation");
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
};

/** Creates the error, with the class for its status. */
export function serviceError(info: ServiceErrorInfo): ServiceError {
  return new (classes[info.status] ?? (info.status >= 500 ? ServerError : ServiceError))(info);
}

/** There is no usable response: the connection failed, the body is not valid JSON, or a redirect was refused. */
export class TransportError extends Error {
  override name = "TransportError";
}

/** The connection could not be opened, or was lost. `cause` is the error code of the network, such as ECONNREFUSED. */
export class ConnectionError extends TransportError {
  override name = "ConnectionError";

  /** @param error what `fetch` threw. Only its code is kept: its message may contain a URL with a token. */
  constructor(message: string, error: unknown) {
    const { cause, code, name } = error as { cause?: { code?: string }; code?: string; name?: string };
    super(message, { cause: cause?.code ?? code ?? name });
  }
}

/** An attempt, or the whole call, exceeded its time limit. */
export class TimeoutError extends TransportError {
  override name = "TimeoutError";
}

/** The auth server did not issue a token. Until `retryAt`, further calls fail with this error and send no request. */
export class TokenError extends Error {
  override name = "TokenError";

  constructor(
    message: string,
    /** The error code of the auth server, such as `invalid_client`. */
    readonly reason: string | undefined,
    readonly retryAt: Date,
  ) {
    super(message);
  }
}

/** Another access token would exceed the documented limits. The next one can be created at `retryAt`. */
export class TokenBudgetError extends Error {
  override name = "TokenBudgetError";

  constructor(readonly retryAt: Date) {
    super(
      `The refresh token has reached its limit of access tokens. The next one can be created at ${retryAt.toISOString()}.`,
    );
  }
}
