import type { IncomingHttpHeaders } from "node:http";

const mask = "***";

/** Names of secret values in queries, forms and JSON bodies. */
const secretNames = ["access_token", "refresh_token", "client_secret", "device_key", "token", "password"];
/** Secret in a query or a form of the OAuth operations; in JSON, `code` is the service's error code. */
const secretInForms = new Set([...secretNames, "code"]);
const secretInJson = new RegExp(`("(?:${secretNames.join("|")})"\\s*:\\s*)"(?:[^"\\\\]|\\\\.)*"?`, "gi");
/** A token that the mock has issued. */
const ownToken = /\bmock-(access|refresh|grant)\.[0-9a-f]+/g;
const ownCredentials = /\bmock-(secret|refresh-token)\b/g;

/** A query or a form without its secrets. */
export function maskedQuery(query: string): string {
  const pairs = query.split("&").map((pair) => {
    const end = pair.indexOf("=");
    return end >= 0 && secretInForms.has(decoded(pair.slice(0, end)).toLowerCase())
      ? pair.slice(0, end + 1) + mask
      : pair;
  });
  return maskedPath(pairs.join("&"));
}

/** A text without the mock's own tokens and secrets. */
export function maskedPath(text: string): string {
  return text.replace(ownToken, mask).replace(ownCredentials, mask);
}

/** The body of a request without its secrets. */
export function maskedBody(body: string, contentType = ""): string {
  // A form may also be sent with another type, or none.
  const isForm = /^application\/x-www-form-urlencoded\b/i.test(contentType) || /^[\w%.+~-]+=[^{["]*$/.test(body);
  return isForm ? maskedQuery(body) : maskedPath(body).replace(secretInJson, `$1"${mask}"`);
}

/** Headers without tokens and passwords. */
export function maskedHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  const isAuthorization = (name: string) => name === "authorization" || name === "proxy-authorization";
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => {
      const text = String(value);
      // The scheme word tells what is wrong with a header; without one, the whole value may be a token.
      if (isAuthorization(name)) return [name, /\s/.test(text) ? text.replace(/\s.*$/s, ` ${mask}`) : mask];
      return [name, maskedPath(text)];
    }),
  );
}

/** A JSON value without its secrets, at any depth. */
export function maskedJson(value: unknown, secrets: readonly string[] = []): unknown {
  if (typeof value === "string") return secrets.reduce((text, secret) => text.replaceAll(secret, mask), value);
  if (Array.isArray(value)) return value.map((one) => maskedJson(one, secrets));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      typeof one === "string" && secretNames.includes(name.toLowerCase()) ? mask : maskedJson(one, secrets),
    ]),
  );
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    return text;
  }
}
