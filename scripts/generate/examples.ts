import type { Document } from "../../src/contract/document.ts";
import { type OperationBody, operationsOf } from "../../src/contract/operations.ts";
import { sampleOf } from "../../src/contract/sample.ts";
import { docComment, header, key } from "../typescript-text.ts";

/**
 * Generates `examples.ts`: the bodies of each operation's responses, by status and name. Where the contract has no example, one
 * is made from the schema.
 */
export function generateExamples(document: Document): string {
  const constants = new Map<string, string>();
  const constantOf = (value: unknown) => {
    const json = JSON.stringify(value);
    const name = constants.get(json) ?? `example${constants.size + 1}`;
    constants.set(json, name);
    return name;
  };
  const operations = operationsOf(document).map(({ id, responses }) => {
    const rows = [...responses].map(([status, body]) => {
      const bodies = bodiesOf(document, body).map(({ name, value }) => `${key(name)}: ${constantOf(value)}`);
      return bodies.length > 0 ? `    ${key(status)}: { ${bodies.join(", ")} },\n` : "";
    });
    return `  ${id}: {\n${rows.join("")}  },\n`;
  });
  const values = [...constants].map(([json, name]) => `const ${name} = ${json};\n`);
  const comment = docComment(["The examples of each operation's responses, by status and name."]);
  const type = "Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, unknown>>>>>>";
  return `${header}\n${values.join("")}\n${comment}export const examples: ${type} = {\n${operations.join("")}};\n`;
}

function bodiesOf(document: Document, { examples, schema = {} }: OperationBody) {
  if (examples.length > 0) return examples;
  return Object.keys(schema).length > 0 ? [{ name: "sample", value: sampleOf(document, schema) }] : [];
}
