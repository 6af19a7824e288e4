// Written by `npm run build` from openapi/. Do not edit.

/** The default API version of operations (specification, Versioning). */
export const defaultVersion = "2.0";

/** The version of this package. */
export const packageVersion = "0.1.0";
