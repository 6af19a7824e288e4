/** A mock of the service, with the service's authentication, limits and errors. */
export type { Clock } from "./clock.ts";
export type { Fault } from "./control/faults.ts";
export type { SeenRequest } from "./control/journal.ts";
export { credentials, type MockControls } from "./controls.ts";
export { type Mock, type MockOptions, startMock } from "./mock.ts";
