import type { Document } from "../../src/contract/document.ts";
import { operationsOf } from "../../src/contract/operations.ts";
import { sampleOf } from "../../src/contract/sample.ts";
import { docComment, header, key } from "../typescript-text.ts";

/** Generates `examples.ts`: the examples of the bodies of each operation's responses, by status, and a sample of each success that has none. */
export function generateExamples(document: Document): string {
  const names = new Map<string, string>();
  const nameOf = (value: unknown) => {
    const json = JSON.stringify(value);
    const name = names.get(json) ?? `example${names.size + 1}`;
    names.set(json, name);
    return name;
  };
  const operations = operationsOf(document).map(({ id, responses }) => {
    const rows = [...responses].map(([status, { examples, schema }]) => {
      const needsSample = examples.length === 0 && schema && status.startsWith("2");
      const bodies = needsSample ? [sampleOf(document, schema)] : examples.map(({ value }) => value);
      return bodies.length > 0 ? `    ${key(status)}: [${bodies.map(nameOf).join(", ")}],\n` : "";
    });
    return `  ${id}: {\n${rows.join("")}  },\n`;
  });
  const values = [...names].map(([json, name]) => `const ${name} = ${json};\n`);
  const comment = docComment(["The examples of each operation's responses, by status."]);
  const type = "Readonly<Record<string, Readonly<Record<string, readonly unknown[]>>>>";
  return `${header}\n${values.join("")}\n${comment}export const examples: ${type} = {\n${operations.join("")}};\n`;
}
