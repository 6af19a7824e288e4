import { escapeRegExp } from "./text.ts";

/** What is shown of a secret. */
export const mask = "***";

const shortest = 4;

/** A secret as a server may repeat it: as it is, as in a URL or a form, and as in JSON. */
function formsOf(secret: string): string[] {
  const inForm = new URLSearchParams({ "": secret }).toString().slice(1);
  // What `encodeURIComponent` gives, which throws for half a character.
  const inUrl = inForm.replaceAll("+", "%20").replace(/%(21|27|28|29|7E)/g, decodeURIComponent);
  return [secret, inForm, inUrl, JSON.stringify(secret).slice(1, -1)];
}

/**
 * A text of somebody else, such as the message of a server, without the secrets that the program knows.
 * @param secrets replaced wherever the text has them, in any case: a URL has its host in lower case. Those of less than four
 * characters stay: they are no real secrets, and are in every other word.
 */
export function withoutSecrets(text: string, secrets: readonly string[]): string {
  const forms = [...new Set(secrets.filter((secret) => secret.length >= shortest).flatMap(formsOf))];
  if (forms.length === 0) return text;
  // The longest first, because one may begin with another.
  const sorted = forms.sort((one, other) => other.length - one.length).map(escapeRegExp);
  return text.replace(new RegExp(sorted.join("|"), "gi"), mask);
}
