import type { Document } from "../../contract/document.ts";

/** Characters with a special meaning in Markdown. */
const markup = /[\\`*_[\]<>#|~&+-]/g;

/** Escapes the meanings of constants, which Redoc renders as Markdown, where `>` would be a quotation. In place. */
export function escapeMeanings({ components }: Document): void {
  const visit = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    const schema = node as Record<string, unknown>;
    // The same meanings for generators, which Redoc would prefer.
    delete schema["x-enum-descriptions"];
    for (const [key, value] of Object.entries(schema)) {
      if (key === "x-enumDescriptions") escapeAll(value as Record<string, string>);
      else visit(value);
    }
  };
  visit(components.schemas);
}

function escapeAll(meanings: Record<string, string>): void {
  for (const [id, meaning] of Object.entries(meanings)) meanings[id] = meaning.replace(markup, "\\$&");
}
