/** What the client, the validators and the mock need to know of HTTP messages. */

/** The Content-Type of JSON (specification, Endpoints). */
export const jsonType = "application/json;charset=UTF-8";

/** The Accept header that requests a version of the API (specification, Versioning). */
export function acceptOf(version: string): string {
  return `application/json; version=${version}`;
}

/** Whether a Content-Type is JSON, such as `application/problem+json`, also with parameters. */
export function isJson(contentType: string): boolean {
  return /[/+]json\s*(;|$)/i.test(contentType);
}

/** Whether a value is a Request of any class: of this runtime, of a package such as undici, or of another realm. */
export function isRequest(value: unknown): value is Request {
  const { url, method, headers, clone } = Object(value);
  const hasHeaders = typeof headers === "object" && headers !== null;
  return typeof url === "string" && typeof method === "string" && hasHeaders && typeof clone === "function";
}

/** Whether a value can be in the cookie that names an account. The specification shows no other characters of a zaaid. */
export function isZaaid(value: unknown): value is string {
  return typeof value === "string" && /^\w[\w.-]*$/.test(value);
}
