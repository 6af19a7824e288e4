// Written by `npm run build` from openapi/. Do not edit.

/** The default API version of operations (specification, Versioning). */
export const defaultVersion = "2.0";
