import { ExactNumber, exactText, parseExactly } from "./exact-json.ts";
import { KnownSecrets } from "./known-secrets.ts";
import { isIdentifier, isSecret, isSecretParameter, isState, mask, wordsOf } from "./secret-names.ts";
import { type Hide, maskInText } from "./text-secrets.ts";

/** The account, which is an identifier in a cookie. */
const account = /^zaaid$/i;
/** What holds parameters by name. */
const parameters = /query|^param|^form$|^args$/i;
/** What names a header, a parameter or a changed attribute in a list of them, and what its values are called. */
const naming = /^k$|(^|[_-])(name|key|field|path|header|param(eter)?|property|attribute|column|label|id|type|setting)$/;
const valued = /^(v(al(ue)?)?|content|data|text|old|new|from|to|before|after|prev(ious)?|current)([_-].*)?$|value$/;
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

/** A word, or words as an attribute's name has them. */
const words = /^(\p{Lu}+|\p{Lu}?\p{Ll}+(\p{Lu}\p{Ll}{2,}|[_.]\p{Ll}+)*)$/u;
/** A path of words. */
const route = /^(?=.*\/)\/?[a-z_-]+(\/[a-z_-]+)*\/?$/;
const mediaType = /^(application|audio|font|image|message|model|multipart|text|video)\//i;
/** The address of a host, also with a port. */
const address = /^(\w+:\/\/[\w.-]+|([a-z][\w-]*\.)+[a-z]{2,24}|(\d+\.){3}\d+|[a-z-]+(?=:\d))(:\d+)?(\/[a-z]*)?$/i;

/**
 * Whether a secret is masked wherever it stands. Other values may be equal to something else by chance, such as the address of
 * the service or a media type, which would be masked in every exchange.
 */
export function isDistinct(secret: string): boolean {
  return secret.length >= 8 && ![words, route, mediaType, address].some((form) => form.test(secret));
}

/** What tells that a value is a secret: its own name, or only that of an object around it. */
type Told = "named" | "within" | undefined;

/** @throws RangeError if the value is nested too deeply */
function withoutSecrets(value: unknown, name: string, hide: Hide, told: Told = namedIf(isSecret(name))): unknown {
  const isHidden = told === "named" || (told === "within" && !isPlain(String(value), name));
  if (typeof value === "string")
    return isHidden ? hidden(value, name, hide) : maskedText(value, hide, isIdentifier(name));
  if (typeof value === "number" || value instanceof ExactNumber) {
    if (!isHidden || isState(name, String(value))) return value;
    const shown = hide(String(value));
    return /^\d+$/.test(shown) ? new ExactNumber(shown) : shown;
  }
  if (Array.isArray(value)) return itemsWithoutSecrets(value, name, hide, told);
  if (typeof value !== "object" || value === null) return value;
  const fields = Object.entries(value);
  const names = fields.flatMap(([key, one]) => (naming.test(wordsOf(key)) && typeof one === "string" ? [one] : []));
  const named = names.find((one) => one.split("/").some(isSecret)) ?? names[0] ?? "";
  const heads: unknown[] =
    fields
      .map(([, one]) => one)
      .find((one) => Array.isArray(one) && one.some((head) => typeof head === "string" && isSecret(head))) ?? [];
  const members = fields.map(([key, one]) => {
    maskInText(key, hide);
    const isRow = (row: unknown) => Array.isArray(row) && row.length === heads.length;
    if (heads.length > 0 && Array.isArray(one) && one.every(isRow))
      return [key, one.map((row: unknown[]) => itemsWithoutSecrets(row, key, hide, told, heads))];
    const isValue = /^\S{1,100}$/.test(named) && valued.test(wordsOf(key)) && !naming.test(wordsOf(key));
    const itsName: string = isValue ? (named.split("/").findLast((part: string) => isSecret(part)) ?? named) : key;
    // A code is one by what it is of: `{ mfa: { code } }` is as `mfa_code`. Most keys are names, as of tags.
    const isPart =
      /^(code|pin|answer)$/i.test(itsName) || (/^key$/i.test(itsName) && /^(api|access|auth|private)$/i.test(name));
    const whole = isPart ? `${name}_${itsName}` : itsName;
    const hides = isValue || parameters.test(name) ? isSecretParameter(itsName, one) : isSecret(whole);
    const inside = told && !account.test(itsName) ? toldWithin(name, itsName, one) : undefined;
    return [key, withoutSecrets(one, itsName, hide, namedIf(hides) ?? inside)];
  });
  return Object.fromEntries(members);
}

/**
 * The items of a list: values, names and values in turn, or the arguments of a command.
 * @param heads if it is a row of a table: the names of the columns
 */
function itemsWithoutSecrets(
  items: unknown[],
  name: string,
  hide: Hide,
  told: Told,
  heads: readonly unknown[] = [],
): unknown[] {
  const texts: unknown[] = items.every((one) => typeof one === "string") ? items : [];
  return items.map((one, index) => {
    const before = String(texts[index - 1] ?? "");
    const isPair = (index % 2 === 1 && !before.includes("=")) || before.startsWith("-");
    const itsName = [isPair ? before : "", String(heads[index] ?? "")].find(isSecret);
    // One of `codes` is a code, and not how many there are.
    return withoutSecrets(
      one,
      itsName ?? name.replace(/(?<!cook)ies$/i, "y").replace(/s$/i, ""),
      hide,
      itsName === undefined ? told : "named",
    );
  });
}

const namedIf = (isNamed: boolean): Told => (isNamed ? "named" : undefined);

/**
 * What the name of an object tells of a field in it. One such as `tokens` holds secrets by what they are of; one such as
 * `session` is a record, whose fields have names of their own, but for its value.
 */
function toldWithin(name: string, field: string, value: unknown): Told {
  const holds = /s$/i.test(name) && !/credentials$/i.test(name) && !isForm(String(value));
  return holds || isSecretParameter(field) || /^id$/i.test(field) || valued.test(wordsOf(field)) ? "named" : "within";
}

/** Dates, times, e-mail addresses, and addresses without a query. */
const date = /^\d{4}-\d\d(-\d\d)?([T ]\d\d:\d\d(:\d\d(\.\d+)?)?\s?(Z|UTC|[+-]\d\d:?\d\d)?)?$|^\d\d:\d\d(:\d\d)?$/;
const duration = /^P(T?\d+[A-Z])+$/;
const place = /^\w+:\/\/[^\s@?#]*$|^[^\s@:]+@[\w.-]+$/;
const isForm = (text: string) => [date, duration, place, mediaType, address].some((form) => form.test(text));
/** A word, also with a number such as `oauth2`, or a number of few digits, of a point in time or of a size. */
const readable =
  /^((\p{Lu}*\p{Ll}*\p{Lu}*|\p{Lu}?\p{Ll}+(\p{Lu}\p{Ll}+)*)\d{0,3}|\d{1,5}(x\d{1,5})?|20\d{6}|\d{10}|\d{13})?$/u;

/** Whether the text of a field is harmless although its object holds secrets: words, numbers, dates, addresses, identifiers. */
function isPlain(text: string, name: string): boolean {
  const isOfAnother = isIdentifier(name) && /[a-z][^a-z]?(id|uuid)$|fingerprint$|etag$|checksum$/.test(wordsOf(name));
  return isOfAnother || isForm(text) || text.split(/[^\p{L}\p{M}\d]+/u).every((part) => readable.test(part));
}

/** A secret, of which a reader still sees what helps: the scheme of `Authorization`, and the names of cookies. */
export function hidden(text: string, name: string, hide: Hide): string {
  if (isState(name, text)) return text;
  if (/authorization$/i.test(name))
    return text.replace(/^([a-z-]+\s+)?(.*)$/is, (_, scheme = "", rest) => {
      maskInText(text, hide);
      return scheme + hide(rest);
    });
  if (!/cookies?$/i.test(name) || !text.includes("=")) return hide(text);
  return text.replace(/([^=;,\s]+)=([^;]*)/g, (pair, cookie, rest) =>
    account.test(cookie) ? pair : `${cookie}=${cookieAttribute.test(cookie) ? maskedText(rest, hide) : hide(rest)}`,
  );
}

/** A text that may contain secrets, and JSON. */
export function maskedText(text: string, hide: Hide, isIdentifier = false): string {
  return (/^\s*[[{]/.test(text) ? maskedJsonText(text, hide) : undefined) ?? maskInText(text, hide, isIdentifier);
}

/** A text of JSON without secrets. @returns undefined if it is not valid JSON, is truncated, or is nested too deeply */
export function maskedJsonText(text: string, hide: Hide): string | undefined {
  try {
    const json = parseExactly(text);
    const masked = exactText(withoutSecrets(json, "", hide, undefined));
    return masked === exactText(json) ? text : masked;
  } catch {
    return undefined;
  }
}

/** A copy of a JSON value with other texts and names. */
export function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === "string") return change(value);
  if (Array.isArray(value)) return value.map((one) => mapTexts(one, change));
  if (typeof value !== "object" || value === null || value instanceof ExactNumber) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [change(key), mapTexts(one, change)]));
}
