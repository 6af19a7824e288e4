import type { Constant } from "../../../src/contract/constants.ts";
import { docComment, header, literal } from "./source-text.ts";

/** Generates `constants.ts`: an `as const` object and a union type for each constant, with the meanings as JSDoc. */
export function generateConstants(constants: Constant[]): string {
  return [header, ...constants.map(constantSource)].join("\n");
}

/** Generates the source of one constant. */
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
