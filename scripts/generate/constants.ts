import type { Constant } from "../../src/contract/constants.ts";
import { docComment, header, literal } from "../typescript-text.ts";

/** Generates `constants.ts`: each constant as an object of its ids, by their names. */
export function generateConstants(constants: readonly Constant[]): string {
  return [header, ...constants.map(constantSource)].join("\n");
}

/** A constant: an `as const` object and a union type, with the meanings as JSDoc. */
function constantSource({ name, title, description, members }: Constant): string {
  const properties = members.map((member) => {
    const comment = [member.meaning, member.note].filter((text) => text !== undefined).join(". ");
    return `${comment && docComment([comment], "  ")}  ${member.name}: ${literal(member.id)},\n`;
  });
  return [
    docComment(description ? [`${title}.`, "", description] : [`${title}.`]),
    `export const ${name} = {\n${properties.join("")}} as const;\n`,
    `export type ${name} = (typeof ${name})[keyof typeof ${name}];\n`,
  ].join("");
}
