/** Pieces of TypeScript that the generated modules have in common. */

export const header = "// Written by `npm run build` from openapi/. Do not edit.\n";

export const literal = (value: string | number): string => JSON.stringify(value);

/** An object key, quoted only if necessary. */
export function key(value: string | number): string {
  return /^([A-Za-z_$][\w$]*|0|[1-9]\d*)$/.test(String(value)) ? String(value) : JSON.stringify(String(value));
}

/** Writes a JSDoc comment. A text that would end the comment is escaped. */
export function docComment(lines: string[], indent = ""): string {
  const safe = lines.map((line) => line.replaceAll("*/", "*\\/"));
  if (safe.length === 1) return `${indent}/** ${safe[0]} */\n`;
  return `${indent}/**\n${safe.map((line) => `${indent} * ${line}`.trimEnd()).join("\n")}\n${indent} */\n`;
}
