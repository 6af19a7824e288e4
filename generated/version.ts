// Written by `npm run build` from openapi/. Do not edit.

/** The API version of every operation that does not name another (source: Versioning). */
export const defaultVersion = "2.0";
