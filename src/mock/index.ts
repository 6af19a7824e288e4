/** A mock of the service that fails where the service would fail. */
export type { Clock } from "./clock.ts";
export type { Fault } from "./control/faults.ts";
export type { SeenRequest } from "./control/journal.ts";
export { credentials, type Mock, type MockControls, type MockOptions, startMock } from "./mock.ts";
