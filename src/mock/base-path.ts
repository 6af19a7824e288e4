/** The base path of the operations that are not on the auth server. */
export const basePath = "/api";
