/** A mock of the service, with the service's authentication, limits and errors. */
export type { MockControls } from "./controls.ts";
export { type Mock, startMock } from "./mock.ts";
export { credentials } from "./oauth/credentials.ts";
export type { AccessOptions, GrantOptions } from "./oauth/token-authority.ts";
export type { MockOptions } from "./options.ts";
export type { OverriddenCall, Override } from "./overrides/override.ts";
export type { SeenRequest } from "./state/journal.ts";
export type { AccountRecords, SeedRecords } from "./state/seed-records.ts";
