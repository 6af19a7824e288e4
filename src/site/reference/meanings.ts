import type { Document } from "../../contract/document.ts";

/** What Markdown reads as its own. */
const markup = /[\\`*_[\]<>#|~&+-]/g;

/** Has the meanings of constants shown as they are, though Redoc reads them as Markdown, where `>` is a quotation. In place. */
export function escapeMeanings({ components }: Document): void {
  const visit = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    const schema = node as Record<string, unknown>;
    // The same, for generators. Redoc would take these first.
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
