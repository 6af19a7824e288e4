/** A mock of the service, with the service's authentication, limits and errors. */
export type { GrantOptions } from "./authority/authority.ts";
export { credentials, type MockControls, type Override, type SeedRecords, type TimeSource } from "./controls.ts";
export { type Mock, type MockOptions, startMock } from "./mock.ts";
export type { Attributes } from "./state/attributes.ts";
export type { Fault } from "./state/faults.ts";
export type { Created, SeenRequest } from "./state/journal.ts";
export type { CallMatch } from "./state/match.ts";
