import { isSecret, isSecretParameter, mask } from "./secrets.ts";
import { formDecoded } from "./text.ts";

export type Hide = (secret: string) => string;

/** What the mock issues, the mock's own credentials, and JSON Web Tokens. */
const secretValue =
  /\bmock-(access|refresh|grant)\.[0-9a-f]+|\bmock-(secret|refresh-token)(\.\w+)?|(?<![\w-])eyJ[\w-]+\.[\w-]+\.[\w-]*/g;
const privateKey = /(-----BEGIN [A-Z ]{0,30}PRIVATE KEY-----)([\s\S]*?)(?=-----END|$)/g;
/** A scheme of the header Authorization and what follows it, unless it has no digit. */
const credentials = /\b(Basic|Bearer|Digest|Token|[\w-]{0,20}oauthtoken)( +)(?=\S*\d)([^\s"'\\<>,;]{6,})/gi;
const userInfo = /\/\/[^/@\s]+@/g;

/** A name and what stands between it and its value: in a form or a URL, JSON, YAML, XML, a header or a program. */
const assignment = /(?<![\w.%+~[\]-])([\w.%+~[\]-]+)(?:\\*["'])?(\s{0,9}[:=]\s{0,9}|>)/g;
const quote = /\\*["']/y;
/** A value without quotes, after an equals sign, a colon, or the end of an XML tag. */
const bare = { "=": /[^&;\s"<>]*/y, ":": /[^\s,;"<>{}[\]]*/y, ">": /[^<]*/y };
const line = /[^\r\n"\\]*/y;
const literal = /^(true|false|null)$/;

/** Masks what a text says to be a secret. It reads the text from its start to its end once for each of the rules. */
export function maskInText(text: string, hide: Hide): string {
  const known = text
    .replace(privateKey, (_, head, key) => head + hide(key))
    .replace(secretValue, (value) => hide(value))
    .replace(credentials, (_, scheme, space, value) => scheme + space + hide(value))
    .replace(userInfo, (info) => {
      hide(info.slice(2, -1).split(":").at(-1) ?? "");
      return "//";
    });
  return maskAssignments(known, hide);
}

function maskAssignments(text: string, hide: Hide): string {
  let result = "";
  let end = 0;
  assignment.lastIndex = 0;
  for (let found = assignment.exec(text); found; found = assignment.exec(text)) {
    const [, name = "", between = ""] = found;
    const separator = between.trim() as keyof typeof bare;
    const isOne = separator === "=" ? isSecretParameter : isSecret;
    const itsName = formDecoded(name);
    // The value of another may have names and values, such as the query of a URL.
    if (!isOne(itsName)) continue;
    const [start, stop] = valueAt(text, assignment.lastIndex, name, separator);
    const value = text.slice(start, stop);
    if (!isOne(itsName, value) || value === "" || value === mask || literal.test(value)) continue;
    result += text.slice(end, start) + hide(formDecoded(value));
    end = stop;
    assignment.lastIndex = stop;
  }
  return result + text.slice(end);
}

/** Where a value starts and ends: within quotes, of which those of JSON in JSON have backslashes, or up to a separator. */
function valueAt(text: string, from: number, name: string, separator: keyof typeof bare): [number, number] {
  quote.lastIndex = from;
  const [opening] = separator === ">" ? [] : (quote.exec(text) ?? []);
  if (opening) return [from + opening.length, closingAt(text, from + opening.length, opening)];
  const isHeader = separator === ":" && /authorization$|cookie$/i.test(name);
  const end = isHeader ? line : bare[separator];
  const list = text[from] === "[" && separator === ":" ? /[^\]]*/y : end;
  list.lastIndex = from;
  list.exec(text);
  return [from, Math.max(list.lastIndex, from)];
}

/** Where the quote is that closes a value: one with as many backslashes as the opening one, or fewer. */
function closingAt(text: string, from: number, opening: string): number {
  const character = opening.at(-1) as string;
  for (let at = text.indexOf(character, from); at >= 0; at = text.indexOf(character, at + 1)) {
    let start = at;
    while (start > from && text[start - 1] === "\\") start -= 1;
    const escapes = at - start;
    const own = opening.length - 1;
    if (escapes <= own || escapes % (2 * opening.length) === own) return at - Math.min(escapes, own);
  }
  return text.length;
}
