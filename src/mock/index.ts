/** A mock of the service, with the service's authentication, limits and errors. */
export type { AccessOptions, GrantOptions } from "./authority/authority.ts";
export { credentials } from "./authority/credentials.ts";
export type { AccountRecords, MockControls, SeedRecords } from "./controls.ts";
export { type Mock, startMock } from "./mock.ts";
export type { MockOptions } from "./options.ts";
export type { OverriddenCall, Override } from "./override.ts";
export type { TimeSource } from "./state/clock.ts";
export type { SeenRequest } from "./state/journal.ts";
