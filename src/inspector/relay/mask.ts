import type { Header } from "../common/messages.ts";

/** A text without the token, also where a service repeats it. */
export function masked(text: string, token: string): string {
  return token === "" ? text : text.replaceAll(token, "***");
}

/** Headers without their secrets: the token, and the values of cookies that the service sets. */
export function maskedHeaders(headers: Headers, token: string): Header[] {
  return [...headers].map(([name, value]) => [
    name,
    name === "set-cookie" ? value.replace(/=[^;]*/, "=***") : masked(value, token),
  ]);
}
