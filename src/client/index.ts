/** A client of the service's REST API, with tokens, accounts, versions, retries and errors. */
export type { FetchOptions, FetchResponse, ParseAs } from "openapi-fetch";
export type { Clock } from "../shared/clock.ts";
export { type Client, type CreateClientOptions, createClient } from "./create-client.ts";
export { type DataCenterCode, dataCenterUrls, type ServiceUrls } from "./data-centers.ts";
export { optionsFromEnvironment } from "./environment.ts";
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
export type { Methods, OperationTable, OptionsRequired, ServicePaths, signatures } from "./methods.ts";
export type {
  CallEvent,
  ClientCredentials,
  ClientOptions,
  Credentials,
  FetchFunction,
  Hooks,
  ServiceInit,
  TokenEvent,
  TokenFailureEvent,
} from "./options.ts";
export type { RetrySettings } from "./retry.ts";
export { createServiceFetch, type ServiceFetch } from "./service-fetch.ts";
export { formatTimestamp, parseTimestamp } from "./timestamps.ts";
export { exchangeGrant, refresh, revoke } from "./tokens/oauth.ts";
export { MemoryTokenStore, type TokenChange, type TokenState, type TokenStore } from "./tokens/store.ts";
export { type Payload, unwrap } from "./unwrap.ts";
