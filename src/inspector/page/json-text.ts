/** Texts of JSON. Most are not parsed, because a number of many digits would lose precision. */

/** A text of JSON as a value; undefined if it is not valid. */
// biome-ignore lint/suspicious/noExplicitAny: a body can be anything, and each use checks what it needs
export function parsed(text: string): any {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const tokens = /"(?:[^"\\]|\\.)*"|[[\]{},:]|[^\s[\]{},:"]+/g;

/** Indents a JSON text. @param text valid JSON */
export function indented(text: string): string {
  let result = "";
  let depth = 0;
  let last = "";
  const newLine = () => `\n${"  ".repeat(depth)}`;
  for (const [token] of text.matchAll(tokens)) {
    const closes = token === "}" || token === "]";
    const follows = last === "{" || last === "[";
    if (closes) depth -= 1;
    // An empty object or array stays on its line.
    if (follows !== closes || last === ",") result += newLine();
    result += token === ":" ? ": " : token;
    if (token === "{" || token === "[") depth += 1;
    last = token;
  }
  return result;
}

/** The texts of the members of an object, each with its name, or those of the items of a list. @param text valid JSON */
function partsOf(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: token, index } of text.matchAll(tokens)) {
    const opens = token === "{" || token === "[";
    const closes = token === "}" || token === "]";
    const ends = depth === 1 && (closes || token === ",");
    if (ends) parts.push(text.slice(start, index).trim());
    if (ends || (depth === 0 && opens)) start = index + 1;
    depth += opens ? 1 : closes ? -1 : 0;
  }
  return parts.filter((part) => part !== "");
}

/** The members of an object, each with the text of its value; undefined for another text. */
export function membersOf(text: string): Map<string, string> | undefined {
  const value: unknown = parsed(text);
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  return new Map(
    partsOf(text).map((part) => {
      const [, name = "", inner = ""] = /^("(?:[^"\\]|\\.)*")\s*:\s*(.*)$/s.exec(part) ?? [];
      return [JSON.parse(name), inner];
    }),
  );
}

/** The text of an object with these members. */
export function objectText(members: ReadonlyMap<string, string>): string {
  const lines = [...members].map(([name, text]) => `  ${JSON.stringify(name)}: ${text}`);
  return lines.length > 0 ? `{\n${lines.join(",\n")}\n}` : "{}";
}

/** A value as the control of a field has it: its text, or those of its items; none of `null`. */
export function shownTexts(value = "null"): string[] {
  if (value === "null") return [];
  const items = value.startsWith("[") ? partsOf(value) : [value];
  return items.map((item) => (item.startsWith('"') ? JSON.parse(item) : item));
}
