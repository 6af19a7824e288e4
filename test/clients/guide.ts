import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect } from "vitest";

const guide = fileURLToPath(new URL("../../docs/other-languages.md", import.meta.url));

/** A row of the guide's table: what a run found out about the client of a generator. */
export interface Row {
  language: string;
  generator: string;
  compiles: string;
  names: string;
  comments: string;
  errors: string;
  cookie: string;
  newAttribute: string;
  unknownId: string;
}

/** Writes the row into the guide. In CI it must be there already. */
export function checkRow(row: Row): void {
  const { language, generator, compiles, names, comments, errors, cookie, newAttribute, unknownId } = row;
  const cells = [language, generator, compiles, names, comments, errors, cookie, newAttribute, unknownId];
  const line = `| ${cells.join(" | ")} |`;
  const text = readFileSync(guide, "utf8");
  const found = text.split("\n").find((one) => one.startsWith(`| ${language} |`));
  if (found === line) return;
  const message = `Run \`npm run test:clients\`, and commit the guide's table.`;
  if (process.env.CI || !found) expect(found, message).toBe(line);
  else writeFileSync(guide, text.replace(found, line));
}

/** What the generated code has of the constant Report type, and of the errors. */
export function generatedCells(folder: string, typedError: RegExp): Pick<Row, "names" | "comments" | "errors"> {
  const code = textOf(folder);
  return {
    names: /Availability_?Summary\b[^\n]*\b11\b/i.test(code) ? "yes" : "no",
    comments: /^\s*[*/#"]+\s*Availability summary\s*["*/]*$/m.test(code) ? "yes" : "no",
    errors: typedError.test(code) ? "typed" : "text",
  };
}

function textOf(folder: string): string {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.map((file) => readFileSync(join(file.parentPath, file.name), "utf8")).join("\n");
}
