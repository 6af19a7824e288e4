/** A client of the service's REST API, with tokens, accounts, versions, retries and errors. */
export type { FetchOptions, FetchResponse, ParseAs } from "openapi-fetch";
export type { Methods, ServicePaths } from "./call-types.ts";
export { type Client, type CreateClientOptions, createClient } from "./create-client.ts";
export {
  BadRequestError,
  ConnectionError,
  ForbiddenError,
  InvalidResponseError,
  MethodNotAllowedError,
  NotFoundError,
  RateLimitError,
  ServerError,
  ServiceError,
  type ServiceErrorInfo,
  StorageError,
  TimeoutError,
  TokenBudgetError,
  TokenError,
  TransportError,
  UnauthorizedError,
} from "./errors.ts";
export type {
  ClientOptions,
  Credentials,
  DataCenterCode,
  FetchFunction,
  RetryEvent,
  RetrySettings,
  ServiceInit,
} from "./options.ts";
export { createServiceFetch, type ServiceFetch } from "./service-fetch.ts";
export { optionsFromEnvironment } from "./settings.ts";
export { formatTimestamp, parseTimestamp } from "./timestamps.ts";
export { exchangeGrant, refresh, revoke } from "./tokens/auth-server.ts";
export { MemoryTokenStore, type TokenStore } from "./tokens/token-store.ts";
export { createTokens, type Tokens } from "./tokens/tokens.ts";
export { type Payload, unwrap } from "./unwrap.ts";
