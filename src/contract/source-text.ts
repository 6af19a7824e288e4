/** Pieces of TypeScript and HTML that the generated modules and the pages have in common. */
import type { Constant } from "./constants.ts";

export const header = "// Written by `npm run build` from openapi/. Do not edit.\n";

export function literal(value: string | number): string {
  return typeof value === "number" ? String(value) : JSON.stringify(value);
}

/** An object key, quoted only if necessary. */
export function key(value: string | number): string {
  return /^([A-Za-z_$][\w$]*|0|[1-9]\d*)$/.test(String(value)) ? String(value) : JSON.stringify(String(value));
}

/** A JSDoc comment, on one line if it has one. */
export function docComment(lines: string[], indent = ""): string {
  const safe = lines.map((line) => line.replaceAll("*/", "*\\/"));
  if (safe.length === 1) return `${indent}/** ${safe[0]} */\n`;
  return `${indent}/**\n${safe.map((line) => `${indent} * ${line}`.trimEnd()).join("\n")}\n${indent} */\n`;
}

/** A constant as TypeScript: an `as const` object and a union type, with the meanings as JSDoc. */
export function constantSource({ name, title, description, members }: Constant): string {
  const properties = members.map((member) => {
    const comment = [member.meaning, member.note].filter((text) => text !== undefined).join(". ");
    return `${comment && docComment([comment], "  ")}  ${member.name}: ${literal(member.id)},\n`;
  });
  return [
    docComment([`${title}.`, "", description]),
    `export const ${name} = {\n${properties.join("")}} as const;\n`,
    `export type ${name} = (typeof ${name})[keyof typeof ${name}];\n`,
  ].join("");
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Escapes text for HTML content and for attributes in double quotes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}
