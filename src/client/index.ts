/** A client of the service's REST API, with tokens, accounts, versions, retries and errors. */
export type { FetchOptions, FetchResponse, ParseAs } from "openapi-fetch";
export type { Clock } from "../shared/clock.ts";
export { type Client, type CreateClientOptions, createClient } from "./create-client.ts";
export {
  BadRequestError,
  ConnectionError,
  ForbiddenError,
  isServiceError,
  MethodNotAllowedError,
  NotFoundError,
  RateLimitError,
  ServerError,
  ServiceError,
  type ServiceErrorInfo,
  TimeoutError,
  TokenBudgetError,
  TokenError,
  TransportError,
  UnauthorizedError,
} from "./errors.ts";
export type { CallEvent, Hooks, TokenEvent, TokenFailureEvent } from "./hooks.ts";
export type { Methods, ServicePaths } from "./methods.ts";
export type {
  ClientCredentials,
  ClientOptions,
  Credentials,
  DataCenterCode,
  FetchFunction,
  ServiceInit,
} from "./options.ts";
export type { RetrySettings } from "./retry.ts";
export { createServiceFetch, type ServiceFetch } from "./service-fetch.ts";
export { dataCenterUrls, optionsFromEnvironment, type ServiceUrls } from "./settings.ts";
export { formatTimestamp, parseTimestamp } from "./timestamps.ts";
export { exchangeGrant, refresh, revoke } from "./tokens/oauth.ts";
export { MemoryTokenStore, type TokenChange, type TokenState, type TokenStore } from "./tokens/store.ts";
export { type Payload, unwrap } from "./unwrap.ts";
