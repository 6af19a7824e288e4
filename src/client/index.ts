/** A client of the service's REST API, with tokens, accounts, versions, retries and errors. */
export type { AnyResult, Client, RequestOptions } from "./client.ts";
export type { Clock } from "./clock.ts";
export { createClient, version } from "./create-client.ts";
export { type DataCenterCode, dataCenterUrls, type ServiceUrls } from "./data-centers.ts";
export { optionsFromEnvironment } from "./environment.ts";
export * from "./errors.ts";
export { type LocationProfileChoice, resolveLocationProfile } from "./location-profile.ts";
export type { CallEvent, ClientOptions, Credentials, Hooks, TokenEvent } from "./options.ts";
export type { RetrySettings } from "./retry.ts";
export { formatTimestamp, parseTimestamp } from "./timestamps.ts";
export { type AuthServer, type ClientCredentials, exchangeGrant, refresh, revoke } from "./tokens/oauth.ts";
export { MemoryTokenStore, type TokenState, type TokenStore } from "./tokens/store.ts";
export { type Payload, unwrap } from "./unwrap.ts";
