import type { Constant } from "../../../src/contract/constants.ts";
import { docComment, header, key, literal } from "./source-text.ts";

/**
 * Generates `labels.ts`: the meaning of each id, in one table per constant, so that a bundle contains only the tables
 * that it imports. Members without a documented meaning are omitted.
 */
export function generateLabels(constants: Constant[]): string {
  return [header, ...constants.map(labelsSource)].filter(Boolean).join("\n");
}

function labelsSource({ name, title, members }: Constant): string {
  const labels = members.filter((member) => member.meaning !== undefined);
  if (labels.length === 0) return "";
  const properties = labels.map(({ id, meaning }) => `  ${key(id)}: ${literal(meaning ?? "")},\n`);
  return `${docComment([`${title}: the meaning of each id.`])}export const ${name}Labels = {\n${properties.join("")}} as const;\n`;
}
