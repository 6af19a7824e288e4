/** The path of {base_url}: that of the operations that are not on the auth server. */
export const basePath = "/api";
