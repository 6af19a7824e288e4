/** The rules between constants, as tables and as functions. */
export * from "../../generated/rules.ts";
export { considersRawGranularity } from "./custom-period.ts";
