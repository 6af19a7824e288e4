/** What is secret and how it is masked, for every part of the project, in Node and in browsers. */
import { escapeRegExp, percentDecoded } from "./text.ts";

export const mask = "***";

/** In names of headers, parameters and attributes: lower case, without separators. */
const secretName =
  /secret|token|passw|pwd|(auth|http|user)pass$|passphrase|passcode|authorization|credential|cookie|signature$|clientassertion$|codeverifier$|jwt|(api|auth|private)key|(?<!^|idempotency|public)keys?$|(auth|grant)code$/;
/** The last word of a name that describes a secret, such as `token_type`. */
const description =
  /^(at|count|created|date|enabled|endpoint|expired|expires|expiry|ids?|in|length|lifetime|limit|method|name|policy|required|scopes?|status|ttl|type|updated|uri|url)$/;
/** Secrets as parameters only. As attributes they are the code of an error, and the public key of a DNS record. */
const secretParameter = /^(code|key)$/i;
/** The account, which is an identifier in a cookie. */
const account = /^zaaid$/i;
/** What holds parameters by name. */
const parameters = /query|^param|^form$|^args$/i;
const cookieAttribute = /^(path|domain|expires|max-age|samesite)$/i;
/** What the mock issues, the mock's own credentials, and JSON Web Tokens. */
const secretValue =
  /\bmock-(access|refresh|grant)\.[0-9a-f]+|\bmock-(secret|refresh-token)\b|\beyJ[\w-]+\.[\w-]+\.[\w-]*/g;

const parameter = /(?<![\w.%+~-])([\w.%+~-]+\]?)=(?!=)([^&;\s"<>]+)/g;
/** Of JSON within another text, or of truncated JSON. */
const attribute =
  /(?<!\\)\\*"([^"\\]+)\\*"(\s*:\s*)("(?:[^"\\]|\\.)*"?|\\+"(?:[^"\\]|\\.)*|\[[^\]]*\]?|-?\d[\d.eE+-]*)/g;

/** Whether a value of this name must not be shown. Names have any notation: `authToken`, `X-API-Key`, `api_key`. */
export function isSecret(name: string): boolean {
  const words = name.replace(/([a-z\d])([A-Z])/g, "$1_$2").toLowerCase();
  const [last = ""] = /[a-z\d]+$/.exec(words) ?? [];
  return secretName.test(words.replace(/[^a-z\d]/g, "")) && !description.test(last);
}

/** Whether a parameter of a query or a form must not be shown. A `code` of few digits is that of an error. */
export function isSecretParameter(name: string, value: unknown = ""): boolean {
  return isSecret(name) || (secretParameter.test(name) && !/^\d{1,5}$/.test(String(value)));
}

/** Masks known secrets wherever a text has them: as they are, as in JSON, as in a URL, and in base64. */
export function maskValues(text: string, secrets: Iterable<string>): string {
  const pattern = patternOf(secrets);
  return pattern ? text.replace(pattern, mask) : text;
}

/** How much of a secret is one: letters and digits in a row. */
const part = 8;

/**
 * Whether a text contains a part of a secret: in any case, escaped for a URL, JSON or HTML, in base64, or with other
 * characters in between. For a text that may be left out: `maskValues` keeps what is around a secret.
 */
export function reveals(text: string, secrets: readonly string[]): boolean {
  const escaped = /(?:%(?:25)*|\\+[ux](?:00)?|&#x)([\da-f]{2})/gi;
  const searched = letters(text.replace(escaped, (_, code) => String.fromCharCode(Number.parseInt(code, 16))));
  const inAnyCase = secrets.flatMap((secret) => [secret, secret.toUpperCase(), secret.toLowerCase()]);
  return [...secrets, ...inAnyCase.flatMap(inBase64)].map(letters).some((secret) => {
    for (let start = 0; start <= secret.length - part; start += 1) {
      if (searched.includes(secret.slice(start, start + part))) return true;
    }
    return false;
  });
}

/** The letters and digits of a text, which no escape changes. */
const letters = (text: string) => text.toLowerCase().replace(/[^a-z\d]/g, "");

/** A text without secrets: JSON, a form, a query, a URL, or any other, such as a page or the output of a program. */
export function maskText(text: string): string {
  return maskJson(text) as string;
}

/**
 * A copy of a JSON value without secrets. Names tell which values are secret, at any depth, also in texts that contain
 * JSON or parameters. The same values are masked everywhere else in the JSON value.
 * @param name of the value
 */
export function maskJson(value: unknown, name = ""): unknown {
  const found = new Set<string>();
  try {
    const masked = withoutSecrets(value, name, isSecret(name), found);
    // Others, such as words, may be equal to something else by chance.
    const pattern = patternOf([...found].filter((secret) => /^(?=.*[^a-z]).{8,4096}$/is.test(secret)));
    return pattern ? replaced(masked, pattern) : masked;
  } catch {
    // It is nested too deeply, so what is in it is unknown.
    return mask;
  }
}

/** @param found gets the secrets */
function withoutSecrets(value: unknown, name: string, isHidden: boolean, found: Set<string>): unknown {
  if (typeof value === "string") return isHidden ? hidden(value, name, found) : textWithoutSecrets(value, found);
  if (typeof value === "number" && isHidden) return mask;
  if (Array.isArray(value)) return value.map((one) => withoutSecrets(one, name, isHidden, found));
  if (typeof value !== "object" || value === null) return value;
  const { name: named } = value as { name?: unknown };
  // A header, a parameter or a cookie in a list of them.
  const isPair = typeof named === "string" && "value" in value;
  const members = Object.entries(value).map(([key, one]) => {
    if (isPair && key === "name") return [key, one];
    const isValue = isPair && key === "value";
    const itsName = isValue ? named : key;
    const hides = isValue || parameters.test(name) ? isSecretParameter(itsName, one) : isSecret(itsName);
    return [key, withoutSecrets(one, itsName, hides || (isHidden && !account.test(itsName)), found)];
  });
  return Object.fromEntries(members);
}

/** A secret, of which a reader still sees what helps: the scheme of `Authorization`, and the names of cookies. */
function hidden(text: string, name: string, found: Set<string>): string {
  const hide = (secret: string) => {
    found.add(secret);
    return secret === "" ? "" : mask;
  };
  if (/authorization$/i.test(name))
    return text.replace(/^([a-z-]+\s+)?(.*)$/is, (_, scheme = "", rest) => scheme + hide(rest));
  if (!/cookies?$/i.test(name) || !text.includes("=")) return hide(text);
  return text.replace(/([^=;,\s]+)=([^;]*)/g, (pair, cookie, rest) =>
    account.test(cookie) || cookieAttribute.test(cookie) ? pair : `${cookie}=${hide(rest)}`,
  );
}

function textWithoutSecrets(text: string, found: Set<string>): string {
  if (/^\s*[[{]/.test(text)) {
    try {
      const json: unknown = JSON.parse(text);
      const masked = JSON.stringify(withoutSecrets(json, "", false, found));
      // The text as it is has the digits of large numbers, which parsing loses.
      return masked === JSON.stringify(json) ? text : masked;
    } catch {
      // It is not valid JSON, is truncated, or is nested too deeply.
    }
  }
  return text
    .replace(secretValue, mask)
    .replace(/\/\/[^/@\s]+@/g, "//")
    .replace(attribute, (whole, name, colon, value) => {
      if (!isSecret(name)) return whole;
      found.add(value.replace(/^\\*"|\\*"$/g, ""));
      return `"${name}"${colon}"${mask}"`;
    })
    .replace(parameter, (whole, name, value) => {
      if (!isSecretParameter(decoded(name), value)) return whole;
      found.add(decoded(value));
      return `${name}=${mask}`;
    });
}

function replaced(value: unknown, pattern: RegExp): unknown {
  if (typeof value === "string") return value.replace(pattern, mask);
  if (Array.isArray(value)) return value.map((one) => replaced(one, pattern));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, replaced(one, pattern)]));
}

function decoded(text: string): string {
  return percentDecoded(text.replaceAll("+", " ")) ?? text;
}

function patternOf(secrets: Iterable<string>): RegExp | undefined {
  // The longest first, because one may be a part of another.
  const values = [...new Set(secrets)].filter((secret) => secret !== "").sort((a, b) => b.length - a.length);
  return values.length === 0 ? undefined : new RegExp(values.flatMap(formsOf).join("|"), "g");
}

/** Patterns of the forms in which a text can contain a secret. */
function formsOf(secret: string): string[] {
  const characters = [...secret].map((character) => {
    const plain = escapeRegExp(character);
    // Nothing escapes these, of which most secrets are made.
    if (/[\w.-]/.test(character)) return plain;
    const inUrl = [...new TextEncoder().encode(character)].map((byte) => `%(?:25)*${hex(byte, 2)}`).join("");
    const inJson = `\\\\u${hex(character.charCodeAt(0), 4)}`;
    return `(?:\\\\*${plain}|${inUrl}|${inJson}${character === " " ? "|\\+" : ""})`;
  });
  return [characters.join(""), ...inBase64(secret)];
}

/** A number in hexadecimal digits of any case, as a pattern. */
function hex(number: number, length: number): string {
  const digits = number.toString(16).padStart(length, "0");
  return digits.replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`);
}

/** In base64, where a text depends on the bytes before and after it. Their characters are left out. */
function inBase64(secret: string): string[] {
  const bytes = String.fromCharCode(...new TextEncoder().encode(secret));
  return [0, 1, 2].flatMap((before) => {
    const text = btoa("0".repeat(before) + bytes);
    const inner = text.slice(Math.ceil((before * 8) / 6), Math.floor(((before + bytes.length) * 8) / 6));
    // A short one could be in any text.
    return inner.length < 8 ? [] : [inner.replace(/[+/]/g, (one) => (one === "+" ? "[-+]" : "[_/]"))];
  });
}
