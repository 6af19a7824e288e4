import { escapeRegExp } from "./text.ts";

/** What is shown of a secret. */
export const mask = "***";

const shortest = 4;

/** A secret as a server may repeat it: as it is, as in a URL or a form, and as in JSON. */
function formsOf(secret: string): string[] {
  const inForm = new URLSearchParams({ "": secret }).toString().slice(1);
  // This is the result of `encodeURIComponent`, which would throw for half of a surrogate pair.
  const inUrl = inForm.replaceAll("+", "%20").replace(/%(21|27|28|29|7E)/g, decodeURIComponent);
  return [secret, inForm, inUrl, JSON.stringify(secret).slice(1, -1)];
}

/**
 * A text from somebody else, such as the message of a server, without the secrets that the program knows.
 * @param secrets replaced wherever the text has them. Upper and lower case are ignored, because the host in a URL is in lower
 * case. Secrets of less than four characters are not replaced: they are not real ones, and occur in many words.
 */
export function withoutSecrets(text: string, secrets: readonly string[]): string {
  const forms = [...new Set(secrets.filter((secret) => secret.length >= shortest).flatMap(formsOf))];
  if (forms.length === 0) return text;
  // Longer secrets come first, because a secret may begin with another one.
  const sorted = forms.sort((one, other) => other.length - one.length).map(escapeRegExp);
  return text.replace(new RegExp(sorted.join("|"), "gi"), mask);
}

const scheme = /^(Svc-oauthtoken|Bearer|Basic) +/i;

/** A header without its secret. The scheme of `Authorization` stays, which tells nothing about the token. */
export function maskedHeader(name: string, value: string): string {
  if (value === "") return "";
  if (/^cookie$/i.test(name)) return mask;
  if (!/^(proxy-)?authorization$/i.test(name)) return value;
  const [known = ""] = scheme.exec(value) ?? [];
  return known + mask;
}

/** A query or a form without the values of these names, however they are encoded. */
export function maskedForm(text: string, names: readonly string[]): string {
  const pairs = text.split("&").map((pair) => {
    const [[name, value] = ["", ""]] = new URLSearchParams(pair);
    if (names.includes(name.toLowerCase())) return `${name}=${mask}`;
    // A whole JSON text may stand where a name is expected, and a value may be a form itself.
    return /^[\w.-]*$/.test(name) && !hasSecret(value, names) ? pair : mask;
  });
  return pairs.join("&");
}

/** JSON without the values of these names. */
export function maskedJson(text: string, names: readonly string[]): string {
  // Most JSON has no secret, and is shown as it was sent.
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
