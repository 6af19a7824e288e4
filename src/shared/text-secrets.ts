import { issuedIn } from "./issued.ts";
import { isSecret, isSecretParameter, mask } from "./secrets.ts";
import { formDecoded } from "./text.ts";
import { unescaped } from "./unescaped.ts";

export type Hide = (secret: string) => string;

const privateKey = /(-----BEGIN [A-Z ]{0,30}PRIVATE KEY(?: BLOCK)?-----)([\s\S]*?)(?=-----END|$)/g;
/** A scheme of the header Authorization and what follows it, unless it has no digit. */
const credentials = /\b(Basic|Bearer|Digest|Token|[\w-]{0,20}oauthtoken)( +)(?=\S*\d)([^\s"'\\<>,;]{6,})/gi;
const userInfo = /\/\/[^/@\s]+@/g;

/** A name and what stands between it and its value: in a form or a URL, JSON, YAML, XML, a header or a program. */
const assignment = /(?<![\w.%+~[\]-])([\w.%+~[\]-]+)(?:\\*["'])?(\s{0,9}(?:=>|:=|[:=])\s{0,9}|>)/g;
const quoted = /(\\*["'])([\s\S]*?)(?:(?<!\\)\1|$)/y;
/** A value without quotes, after an equals sign, a colon, or the end of an XML tag. */
const bare = { "=": /[^&;\s"<>]*/y, ":": /[^\s,;"<>{}[\]]*/y, ">": /[^<]*/y };
const line = /[^\r\n"\\]*/y;
const literal = /^(true|false|null)$/;

/** A user with a password, an option with a value, and a password in a sentence or in a file such as .netrc. */
const user =
  /((?<![\w-])(?:-u|-a|--user|--auth|--proxy-user)[\s=]{0,9}["']?(?!\d+:\d+\b)[^\s:"']{1,200}:)([^\s"'\\]+)/g;
const option = /((?<![\w-])--?([a-z][\w-]{2,60})\s{1,9}["']?)([^\s"'\\-][^\s"'\\]*)/gi;
const short = /((?<![\w-])-p\s?["']?)(?=[^\s"'\\/]*\d)(?![\d:.]+(?!\S))([^\s"'\\/-][^\s"'\\/]{3,})(?![^\s"'])/g;
const sentence =
  /(\b(?:(?:password|passwd|passcode|passphrase|secret|token|key|pin)(?:\s{1,9}(?:is|was))?|(?:verification|security|confirmation|login|access|one-time)\s(?:code|password)(?::|\s(?:is|was))?)\s{1,9}["']?)((?=\S*\d)[^\s"'\\<>,;:=]{4,})/gi;

/** An element of XML or HTML whose attribute names the value. */
const element =
  /(\b(?:name|key|id|type)=["']([\w.:-]{1,60})["'](?:[^<>]{0,200}?\bvalue=["']|[^<>]{0,200}>)|<\w{1,60}>([\w.:-]{1,60})<\/\w{1,60}>\s{0,9}<\w{1,60}>|<([\w.:-]{1,60})\s[^<>]{1,200}>)([^<"']+)/gi;

/** A segment of a path below one with the name of a secret, unless it is a number. */
const segment = /(\/([\w.-]{1,60})\/)(?=[^/?#\s"']*\d)(?=[^/?#\s"']*[a-z])([^/?#\s"'\\]{6,})/gi;

/** Masks what a text says to be a secret, and calls `hide` with what looks issued. It reads the text once for each rule. */
export function maskInText(text: string, hide: Hide, isIdentifier = false): string {
  // Escapes are read, so that none is torn. What is found is replaced where all known secrets are.
  const readable = /[%\\&]/.test(text) ? unescaped(text.replace(/(?<!\\)\\+[nrtbf]/g, " ")).bytes : text;
  for (const secret of issuedIn(readable, isIdentifier)) {
    hide(secret);
    const decoded = decodedText(secret);
    if (decoded !== undefined) maskInText(decoded, hide);
  }
  // What is escaped twice has names and values, too.
  if (/%(?:25)*(?:3[ad]|26)/i.test(text)) maskInText(formDecoded(text), hide);
  const known = text
    .replace(privateKey, (_, head, key) => head + hide(key))
    .replace(credentials, (_, scheme, space, value) => {
      // Of Basic: the user and the password.
      const password = decodedText(value)?.split(":")[1];
      if (password) hide(password);
      return scheme + space + hide(value);
    })
    .replace(userInfo, (info) => {
      hide(info.slice(2, -1).split(":").at(-1) ?? "");
      return "//";
    })
    .replace(user, (_, before, value) => before + hide(value))
    .replace(option, (all, before, name, value) => (isSecret(name) ? before + hide(value) : all))
    .replace(short, (_, before, value) => before + hide(value))
    .replace(sentence, (_, before, value) => before + hide(value))
    .replace(element, (all, before, name, key, tag, value) =>
      isSecret(name ?? key ?? tag) ? before + hide(value) : all,
    )
    .replace(segment, (all, before, name, value) => (isSecret(name) ? before + hide(value) : all));
  return maskColumns(maskAssignments(known, hide), hide);
}

/** The readable text that is written in base64 or in hexadecimal. */
export function decodedText(text: string): string | undefined {
  try {
    const bytes = /^([\da-f]{2})+$/i.test(text)
      ? text.replace(/../g, (two) => String.fromCharCode(Number.parseInt(two, 16)))
      : atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    return /^[\x20-\x7e\s]{5,}$/.test(bytes) ? bytes : undefined;
  } catch {
    return undefined;
  }
}

/** The columns of a table as CSV whose heads are names of secrets. */
function maskColumns(text: string, hide: Hide): string {
  const [heads = "", ...rows] = text.split("\n");
  const separator = /^\|?[\w" .-]+([,;|\t])/.exec(heads)?.[1];
  if (separator === undefined || rows.length === 0) return text;
  const cell = new RegExp(`("(?:[^"]|"")*"|[^\\r${separator}]*)([${separator}\\r]|$)`, "g");
  const names = [...heads.matchAll(cell)].map(([, name = ""]) => name.replaceAll('"', "").trim());
  if (!names.every((name) => /^[\w .-]{0,64}$/.test(name)) || !names.some(isSecret)) return text;
  const masked = rows.map((row) => {
    let column = -1;
    return row.replace(cell, (all, value: string, end: string) => {
      column += 1;
      const bare = value.trim().replace(/^"(.*)"$/s, "$1");
      return bare !== "" && isSecret(names[column] ?? "") ? value.replace(bare, () => hide(bare)) + end : all;
    });
  });
  return [heads, ...masked].join("\n");
}

function maskAssignments(text: string, hide: Hide): string {
  let result = "";
  let end = 0;
  assignment.lastIndex = 0;
  for (let found = assignment.exec(text); found; found = assignment.exec(text)) {
    const [, name = "", between = ""] = found;
    const separator = between.trim()[0] as keyof typeof bare;
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
  quoted.lastIndex = from;
  const [, opening = "", value = ""] = separator === ">" ? [] : (quoted.exec(text) ?? []);
  if (opening) return [from + opening.length, from + opening.length + value.length];
  const isHeader = separator === ":" && /authorization$|cookie$/i.test(name);
  const end = isHeader ? line : bare[separator];
  const list = text[from] === "[" && separator === ":" ? /[^\]]*/y : end;
  list.lastIndex = from;
  list.exec(text);
  return [from, Math.max(list.lastIndex, from)];
}
