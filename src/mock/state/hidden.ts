import { mask } from "../../validation/mask.ts";
import { bodyText, mediaTypeOf, parseJson } from "../../validation/message.ts";

/** A query or a form as it may be shown: without the values of these names, however they are encoded. */
export function hiddenForm(text: string, names: readonly string[]): string {
  const pairs = text.split("&").map((pair) => {
    const [[name, value] = ["", ""]] = new URLSearchParams(pair);
    if (names.includes(name.toLowerCase())) return `${name}=${mask}`;
    // Another text, such as JSON, may be a name; and a value may be a form.
    return /^[\w.-]*$/.test(name) && !hasSecret(value, names) ? pair : mask;
  });
  return pairs.join("&");
}

/** A body as it may be shown: JSON or a form without the values of these names, and nothing of any other. */
export function hiddenBody(body: Uint8Array, contentType: string, names: readonly string[]): string {
  const text = bodyText(body);
  if (text === undefined || text === "") return text ?? mask;
  if (!parseJson(text).problem) return hiddenJson(text, names);
  return mediaTypeOf(contentType).type === "application/x-www-form-urlencoded" ? hiddenForm(text, names) : mask;
}

function hiddenJson(text: string, names: readonly string[]): string {
  // Most have no secret, and are shown as they were sent.
  const lower = text.toLowerCase();
  if (!lower.includes("\\u") && !names.some((name) => lower.includes(name))) return text;
  const shown = JSON.parse(text, (key, value) =>
    names.includes(key.toLowerCase()) || (typeof value === "string" && hasSecret(value, names)) ? mask : value,
  );
  return JSON.stringify(shown);
}

/** Whether a text is itself a form or JSON that has one of these names. */
function hasSecret(text: string, names: readonly string[]): boolean {
  const lower = text.toLowerCase();
  return names.some((name) => lower.includes(`${name}=`) || lower.includes(`"${name}"`));
}
