/** Every constant of the contract, as an object and as a type, and functions for all of them. */
export * from "../../generated/constants.ts";
export { type Constant, type IdOf, isValueOf, nameOf, type OpenValue, parse, valuesOf } from "./values.ts";
