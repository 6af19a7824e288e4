/** The path of {base_url}, below which all operations are, except those of the auth server. */
export const basePath = "/api";
