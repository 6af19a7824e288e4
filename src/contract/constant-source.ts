import { docComment, literal } from "../shared/typescript-text.ts";
import type { Constant } from "./constants.ts";

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
