import type { Header } from "../common/messages.ts";

/** Replaces the access token in a text, such as in a response that repeats it. */
export function masked(text: string, token: string): string {
  return token === "" ? text : text.replaceAll(token, "***");
}

/** Headers without the access token and without the values of `Set-Cookie`. */
export function maskedHeaders(headers: Headers, token: string): Header[] {
  return [...headers].map(([name, value]) => [
    name,
    name === "set-cookie" ? value.replace(/=[^;]*/, "=***") : masked(value, token),
  ]);
}
