/** Every constant of the contract, as an object and as a type, and functions for all of them. */
export * from "../../generated/constants.ts";
export { isValueOf, type OpenValue, valuesOf } from "./values.ts";
