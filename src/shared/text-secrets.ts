import { issuedIn } from "./issued.ts";
import { isSecret, isSecretParameter, isState, mask } from "./secret-names.ts";
import { formDecoded } from "./text.ts";
import { unescaped } from "./unescaped.ts";

export type Hide = (secret: string) => string;

const privateKey = /(-----BEGIN [A-Z ]{0,30}PRIVATE KEY(?: BLOCK)?-----)([\s\S]*?)(?=-----END|$)/g;
/** A scheme of the header Authorization and what follows it, unless it has no digit. */
const credentials = /(?<!\/)\b(Basic|Bearer|Digest|Token|[\w-]{0,20}oauthtoken)( +)(?=\S*\d)([^\s"'\\<>,;]{6,})/gi;
const userInfo = /\/\/[^/@\s]+@/g;

/** A name and what stands between it and its value: in a form, JSON, YAML, XML, a header, a program, a path or a sentence. */
const assignment =
  /(?<![\p{L}\p{M}\w.%+~[\]-])([\p{L}\p{M}\w.%+~[\]-]+)((?:\\*["'])?\s{0,9}(?:=>|:=|[:=])(?:\s{0,9}(?!\s*[\p{L}\w.-]{1,60}\s?[:=])|[ \t]{0,9})|[>/(]|["'],\s?(?=["'])|[ \t]{1,9}(?:(?:is|was):?\s{1,9})?)/gu;
const quoted = /((?:\\*["']){3}|\\*["'])([\s\S]*?)(?:(?<!\\)\1|$)/y;
/** A type between a name and its value, as in `password: String = "…"`. */
const typed = /\s*[A-Za-z&*][\w<>[\]!?.|&*' ]{0,60}?\s*=\s*(?=\\*["'`])/y;
const cdata = /<!\[CDATA\[|\]\]>/g;
/** Where a value without quotes ends at the latest: at a quote that closes, an escaped line break, or the next name and value. */
const stop = String.raw`(?!(?<!\\)\\+["'rn]|["'](?:[\s,;:)}\]]|$)|[&;,\s]\s{0,9}["'\\]*[\p{L}\w.-]+["'\\]*\s?[:=](?!=|//))`;
const values = {
  /** Of a name at the start of its line: a file of settings. */
  line: new RegExp(`(?:${stop}[^\\r\\n])*`, "uy"),
  word: new RegExp(`(?:${stop}(?![,;)}\\]](?:\\s|$)|</)[^\\s"])*`, "uy"),
  header: /[^\r\n"\\]*/y,
  element: /[^<]*/y,
  list: /[^\]]*/y,
  block: /[|>][+-]?\r?\n(?:[ \t]+[^\r\n]+(?:\r?\n|$))+/y,
  argument: /[^\s"'\\-][^\s"'\\]*/y,
  withDigit: /(?=\S*\d)[^\s"'\\<>,;:=]{4,}/y,
  segment: /(?=[^/?#\s"']*\d)(?=[^/?#\s"']*[a-z])[^/?#\s"'\\]{6,}/iy,
};
/** What stands on a line before a name that has the rest of it as its value. */
const lineStart = /(?:^|[\r\n]|\\[rn])[ \t]*(?:- |export |set |\$env:|\/\/[^\s/]*\/:)?["']?$/i;
/** What stands before a name whose value follows after a space, such as in .netrc. */
const telling = /\b(?:(?:login|user(?:name)?)\s+\S+|ENV|setx?)\s+$/i;
const previous = /\b(?!(?:the|this|an?|your|my|each|any|of)\b)\p{L}+ $/iu;

/** A user with a password, and a short option. */
const user =
  /((?<![\w-])(?:-u|-a|--user|--auth|--proxy-user)[\s=]{0,9}["']?(?!\d+:\d+\b)[^\s:"']{1,200}:)([^\s"'\\]+)/g;
const short =
  /((?<![\w-])-p\s?["']?)(?=[^\s"'\\/]{0,99}\d)(?![\d:.]{1,99}(?!\S))([^\s"'\\/-][^\s"'\\/]{3,199})(?![^\s"'])/g;

/** An element of XML or HTML whose attribute, or whose neighbor, names the value. */
const element =
  /(\b(?:name|key|id|type)=["']([\p{L}\w.:-]{1,60})["'](?:[^<>]{0,200}?\bvalue=["']|[^<>]{0,200}>)|<\w{1,60}>([\p{L}\w.:-]{1,60})<\/\w{1,60}>\s{0,9}<\w{1,60}>)([^<"']+)/giu;
/** The same in YAML: an entry whose name stands on the line before its value. */
const entry =
  /(\b(?:name|key):[ \t]{0,9}["']?([\p{L}\w.:-]{1,60})["']?[ \t]{0,9}\r?\n[ \t]{0,99}value:[ \t]{0,9}["']?)([^\n"'\r]+)/giu;
/** One that names its value itself, with attributes. */
const tagged = /(<([\p{L}\w.:-]{1,60})\s[^<>]{1,200}>)([^<"']+)/gu;
/** The elements within another, before their text. */
const inner = /(?:\s{0,99}<[^<>/!][^<>]{0,100}>){1,9}/y;
const oracle = /\b(jdbc:[\w:]{1,40}:[^/\s:@]{1,60}\/)([^@\s"']{1,199})(?=@)/g;

/** How often what a text has within escapes is read as a text of its own. */
const mostLevels = 3;

/** Masks what a text says to be a secret, and calls `hide` with what looks issued. It reads the text once for each rule. */
export function maskInText(text: string, hide: Hide, isIdentifier = false, level = 0): string {
  const readInside = (inner: string) => level < mostLevels && maskInText(inner, hide, false, level + 1);
  // Escapes are read, so that none is torn. What is found is replaced where all known secrets are.
  const readable = /[%\\&]/.test(text) ? unescaped(text.replace(/(?<!\\)\\+[nrtbf]/g, " ")).bytes : text;
  for (const secret of issuedIn(readable, isIdentifier)) {
    hide(secret);
    const decoded = decodedText(secret);
    if (decoded !== undefined) readInside(decoded);
  }
  // What is escaped twice has names and values, too.
  if (/%(?:25)*(?:3[ad]|26)/i.test(text)) readInside(formDecoded(text));
  if (/&(?:lt|#60|#x3c);|\\u003c/i.test(text)) readInside(asElements(text));
  if (text.includes("<![CDATA[")) readInside(text.replace(cdata, ""));
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
    .replace(short, (_, before, value) => before + hide(value))
    .replace(oracle, (_, before, value) => before + hide(value))
    .replace(element, (all, before, name, key, value) => (isSecret(name ?? key) ? before + hide(value) : all))
    .replace(entry, (all, before, name, value) => (isSecret(name) ? before + hide(value.trim()) : all))
    .replace(tagged, (all, before, name, value) => (isSecret(name) ? before + hide(value) : all));
  return maskAssignments(maskColumns(known, hide), hide);
}

/** Elements that are written with entities or in JSON. */
const asElements = (text: string) =>
  text.replace(/&(lt|#60|#x3c);|\\u003c/gi, "<").replace(/&(gt|#62|#x3e);|\\u003e/gi, ">");

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

/** How many lines may stand above the heads of a table: a title, or the separator that Excel is told. */
const mostAbove = 5;

/** The columns of a table as CSV whose heads are names of secrets. */
function maskColumns(text: string, hide: Hide): string {
  const lines = text.split("\n");
  const isHead = (line: string) =>
    line.split(/[,;|\t]/).length > 1 &&
    (line.split(/[,;|\t]/).some((one) => isSecret(one.trim())) || isPair(line.trim().split(/[,;|\t]/)));
  const at = Math.max(0, lines.slice(0, mostAbove).findIndex(isHead));
  const above = lines.slice(0, at).map((line) => `${line}\n`);
  return above.join("") + maskTable(lines.slice(at), text.slice(above.join("").length), hide);
}

function maskTable([heads = "", ...rows]: string[], text: string, hide: Hide): string {
  const separator = /^\|?[\p{L}\w" .-]+([,;|\t])/u.exec(heads)?.[1];
  if (separator === undefined || rows.length === 0) return text;
  const cell = new RegExp(`("(?:[^"]|"")*"|[^\\r${separator}]*)([${separator}\\r]|$)`, "g");
  const names = [...heads.matchAll(cell)].map(([, name = ""]) => name.replaceAll('"', "").trim());
  if (!names.every((name) => /^[\p{L}\w .-]{0,64}$/u.test(name)) || !(names.some(isSecret) || isPair(names)))
    return text;
  const masked = rows.map((row) => {
    const [first = ""] = row.split(separator);
    let column = -1;
    return row.replace(cell, (all, value: string, end: string) => {
      column += 1;
      const name = isPair(names) && column === 1 ? first.replaceAll('"', "").trim() : (names[column] ?? "");
      const bare = value.trim().replace(/^"(.*)"$/s, "$1");
      return /[\p{L}\d]/u.test(bare) && isSecret(name) ? value.replace(bare, () => hide(bare)) + end : all;
    });
  });
  return [heads, ...masked].join("\n");
}

/** Whether each row of a table is a name and its value. */
function isPair([name = "", value = ""]: readonly string[]): boolean {
  return /^(name|key|variable)$/i.test(name) && /^value$/i.test(value);
}

function maskAssignments(text: string, hide: Hide): string {
  let result = "";
  let end = 0;
  assignment.lastIndex = 0;
  for (let found = assignment.exec(text); found; found = assignment.exec(text)) {
    const [, name = "", between = ""] = found;
    const separator = /[=:>/(,]/.exec(between)?.[0] ?? " ";
    const isOne = separator === "=" ? isSecretParameter : isSecret;
    const before = text.slice(Math.max(0, found.index - 60), found.index);
    let itsName = formDecoded(name);
    if (/^(code|key|password)$/i.test(name) && /[ :]/.test(separator))
      itsName = `${previous.exec(before)?.[0] ?? ""}${name}`;
    // The value of another may have names and values, such as the query of a URL.
    if (!isOne(itsName)) continue;
    const skipped = { ":": typed, ">": inner }[separator];
    if (skipped) skipped.lastIndex = assignment.lastIndex;
    const from = skipped?.test(text) ? skipped.lastIndex : assignment.lastIndex;
    const [start, stop] = valueAt(text, from, name, separator, before);
    const value = text.slice(start, stop);
    if (!isOne(itsName, value) || value === "" || value === mask || isState(itsName, value)) continue;
    // Its part, if that is the value, and the rest is something else.
    hide(/^[^&;,\s"'<>{}[\]]*/.exec(value)?.[0] ?? "");
    result += text.slice(end, start) + hide(value);
    end = stop;
    assignment.lastIndex = stop;
  }
  return result + text.slice(end);
}

/** Where a value starts and ends: within quotes, of which those of JSON in JSON have backslashes, or up to a separator. */
function valueAt(text: string, from: number, name: string, separator: string, before: string): [number, number] {
  quoted.lastIndex = from;
  const [, opening = "", value = ""] = /[>/]/.test(separator) ? [] : (quoted.exec(text) ?? []);
  const isCall = separator !== "," || /\(["']$/.test(before);
  if (opening && isCall) return [from + opening.length, from + opening.length + value.length];
  const kind = kindOf(name, separator, before, text[from]);
  if (kind === undefined) return [from, from];
  values[kind].lastIndex = from;
  values[kind].exec(text);
  return [from, Math.max(values[kind].lastIndex, from)];
}

function kindOf(name: string, separator: string, before: string, first = ""): keyof typeof values | undefined {
  if (separator === " " && before.endsWith("/")) return undefined;
  if (separator === " ") return name.startsWith("-") || telling.test(before) ? "argument" : "withDigit";
  if (separator === ">") return "element";
  if (separator === "/") return before.endsWith("/") ? "segment" : undefined;
  if (!/[:=]/.test(separator)) return undefined;
  if (first === "[") return "list";
  if (/[|>]/.test(first)) return "block";
  if (separator === ":" && /authorization$|cookie$/i.test(name)) return "header";
  return lineStart.test(before) ? "line" : "word";
}
