import type { Constant } from "../../../src/contract/constants.ts";
import { docComment, header, key, literal } from "./source-text.ts";

/**
 * `labels.ts`: the meaning of each id, one table a constant, so that a program carries only the tables it imports.
 * Members without a documented meaning are left out, and so are constants that have none.
 */
export function generateLabels(constants: Constant[]): string {
  return [header, ...constants.map(labelsSource)].filter(Boolean).join("\n");
}

function labelsSource({ name, title, members }: Constant): string {
  const labels = members.filter((member) => member.meaning !== undefined);
  if (labels.length === 0) return "";
  const properties = labels.map(({ id, meaning }) => `  ${key(id)}: ${literal(meaning ?? "")},\n`);
  return `${docComment([`${title}: what each id means.`])}export const ${name}Labels = {\n${properties.join("")}} as const;\n`;
}
