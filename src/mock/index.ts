/** A mock of the service that fails where the service would fail. */
export type { Clock } from "./clock.ts";
export type { Fault } from "./control/faults.ts";
export type { SeenRequest } from "./control/journal.ts";
export { credentials, type MockControls } from "./controls.ts";
export { type Mock, type MockOptions, startMock } from "./mock.ts";
