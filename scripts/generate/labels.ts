import type { Constant, Member } from "../../src/contract/constants.ts";
import { docComment, header, key, literal } from "../typescript-text.ts";

/**
 * Generates `labels.ts`: each constant again, with the meanings of its ids. It is another module than `constants.ts`, so
 * that a program that needs only ids does not contain the meanings.
 */
export function generateLabels(constants: Constant[]): string {
  return [header, preamble, ...constants.map(labelledSource)].join("\n");
}

/** The calls are marked as pure, so that a bundle contains only the constants that it imports. */
const preamble = `import * as ids from "./constants.ts";

/** The key of a constant's meanings, which \`Object.keys\`, \`Object.values\` and JSON omit. To read one, call \`labelOf\`. */
export const meanings: unique symbol = /* @__PURE__ */ Symbol("meanings");

type Labels<Id extends number | string> = { readonly [Key in \`\${Id}\`]: string };

/**
 * A constant with its meanings. If TypeScript reports that it cannot name \`[meanings]\` in your exported types, import this
 * type from \`svc-monitoring-api/constants/labels\`.
 */
export type Labelled<Table, Id extends number | string> = Table & { readonly [meanings]: Labels<Id> };

export function labelled<Table, Id extends number | string>(table: Table, labels: Labels<Id>): Labelled<Table, Id> {
  return { ...table, [meanings]: labels };
}
`;

function labelledSource({ name, title, members }: Constant): string {
  const withMeaning = members.filter((member) => member.meaning !== undefined);
  const labels = withMeaning.map(({ id, meaning = "" }) => `  ${key(id)}: ${literal(meaning)},\n`);
  const table = labels.length > 0 ? `{\n${labels.join("")}}` : "{}";
  return [
    docComment([`${title}, with the meanings of its ids.`]),
    `export const ${name}: Labelled<typeof ids.${name}, ${idsType(name, members, withMeaning)}> = `,
    `/* @__PURE__ */ labelled(ids.${name}, ${table});\n`,
    `export type ${name} = ids.${name};\n`,
  ].join("");
}

function idsType(name: string, members: Member[], withMeaning: Member[]): string {
  if (withMeaning.length === members.length) return `ids.${name}`;
  return withMeaning.map(({ id }) => literal(id)).join(" | ") || "never";
}
