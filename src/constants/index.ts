/** Every constant of the contract, as an object and as a type, with the functions that work on any of them. */
export * from "../../generated/constants.ts";
export { isValueOf, type OpenValue, valuesOf } from "./values.ts";
