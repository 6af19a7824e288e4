import { KnownSecrets } from "./known-secrets.ts";
import { isSecret, isSecretParameter, mask } from "./secrets.ts";
import { type Hide, maskInText } from "./text-secrets.ts";

/** The account, which is an identifier in a cookie. */
const account = /^zaaid$/i;
/** What holds parameters by name. */
const parameters = /query|^param|^form$|^args$/i;
/** What names a header, a parameter or a cookie in a list of them. */
const naming = ["name", "key", "field"];
const cookieAttribute = /^(path|domain|expires|max-age|samesite)$/i;

/** A text without secrets: JSON, a form, a query, a URL, or any other, such as a page or the output of a program. */
export function maskText(text: string): string {
  return maskJson(text) as string;
}

/**
 * A copy of a JSON value without secrets. Names tell which values are secret, at any depth, also in texts that contain
 * JSON or parameters. The same values are masked everywhere else in the JSON value.
 */
export function maskJson(value: unknown, name = ""): unknown {
  const found = new Set<string>();
  const hide: Hide = (secret) => {
    found.add(secret);
    return secret === "" ? "" : mask;
  };
  try {
    const masked = withoutSecrets(value, name, hide);
    const known = new KnownSecrets([...found].filter(isDistinct));
    return mapTexts(masked, (text) => known.masked(text));
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    // It is nested too deeply, so what is in it is unknown.
    return mask;
  }
}

/** Whether a secret is masked wherever it stands. Others, such as words, may be equal to something else by chance. */
export function isDistinct(secret: string): boolean {
  return /^(?=.*[^a-z]).{8,4096}$/is.test(secret);
}

/** @throws RangeError if the value is nested too deeply */
function withoutSecrets(value: unknown, name: string, hide: Hide, isHidden = isSecret(name)): unknown {
  if (typeof value === "string") return isHidden ? hidden(value, name, hide) : maskedText(value, hide);
  if (typeof value === "number" && isHidden) {
    const shown = hide(String(value));
    return shown === mask || !Number.isSafeInteger(Number(shown)) ? shown : Number(shown);
  }
  if (Array.isArray(value)) return value.map((one) => withoutSecrets(one, name, hide, isHidden));
  if (typeof value !== "object" || value === null) return value;
  const fields = value as Record<string, unknown>;
  const names = "value" in value ? naming.find((one) => typeof fields[one] === "string") : undefined;
  const members = Object.entries(value).map(([key, one]) => {
    if (key === names) return [key, one];
    const isValue = names !== undefined && key === "value";
    const itsName = isValue ? String(fields[names]) : key;
    const hides = isValue || parameters.test(name) ? isSecretParameter(itsName, one) : isSecret(itsName);
    return [key, withoutSecrets(one, itsName, hide, hides || (isHidden && !account.test(itsName)))];
  });
  return Object.fromEntries(members);
}

/** A secret, of which a reader still sees what helps: the scheme of `Authorization`, and the names of cookies. */
export function hidden(text: string, name: string, hide: Hide): string {
  if (/authorization$/i.test(name))
    return text.replace(/^([a-z-]+\s+)?(.*)$/is, (_, scheme = "", rest) => scheme + hide(rest));
  if (!/cookies?$/i.test(name) || !text.includes("=")) return hide(text);
  return text.replace(/([^=;,\s]+)=([^;]*)/g, (pair, cookie, rest) =>
    account.test(cookie) || cookieAttribute.test(cookie) ? pair : `${cookie}=${hide(rest)}`,
  );
}

/** A text that may contain secrets, and JSON. */
export function maskedText(text: string, hide: Hide): string {
  return (/^\s*[[{]/.test(text) ? maskedJsonText(text, hide) : undefined) ?? maskInText(text, hide);
}

/** A text of JSON without secrets. @returns undefined if it is not valid JSON, is truncated, or is nested too deeply */
export function maskedJsonText(text: string, hide: Hide): string | undefined {
  try {
    const json: unknown = JSON.parse(text);
    const masked = JSON.stringify(withoutSecrets(json, "", hide, false));
    // The text as it is has the digits of large numbers, which parsing loses.
    return masked === JSON.stringify(json) ? text : masked;
  } catch {
    return undefined;
  }
}

/** A copy of a JSON value with other texts and names. */
export function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === "string") return change(value);
  if (Array.isArray(value)) return value.map((one) => mapTexts(one, change));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [change(key), mapTexts(one, change)]));
}
