/** Ajv, in a module of its own, which the package has with the library in it. */
export { _ } from "ajv";
export { Ajv2020 } from "ajv/dist/2020.js";
export { default as standalone } from "ajv/dist/standalone/index.js";
