/** The path of {base_url}, below which all operations are, except those of the auth server. */
export const basePath = "/api";

/** Whether a path is below {auth_url}: all operations of the auth server are below `/oauth/`. */
export function isOfAuthServer(path: string): boolean {
  return path.startsWith("/oauth/");
}

/** The path of a request to a path below {base_url} or {auth_url}. */
export function requestPathOf(path: string): string {
  return isOfAuthServer(path) ? path : basePath + path;
}

/** The path below {base_url} or {auth_url} of the path of a request; the same path if it is below neither. */
export function servicePathOf(path: string): string {
  return path.startsWith(`${basePath}/`) ? path.slice(basePath.length) : path;
}
