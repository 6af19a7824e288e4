import type { operations } from "../../generated/types.ts";

/** The identifier of an operation, such as `getMonitor`. */
export type OperationId = keyof operations;
