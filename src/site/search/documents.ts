import { fieldsOf } from "../model/fields.ts";
import type { Guide } from "../model/parts.ts";
import type { Site } from "../model/site.ts";
import { guideUrl, memberUrl, operationUrl, schemaUrl } from "../urls.ts";
import type { SearchDocument } from "./engine.ts";

/** Everything that the search finds. */
export function searchDocuments(site: Site): SearchDocument[] {
  return [
    ...site.guides.flatMap(guideDocuments),
    ...operationDocuments(site),
    ...constantDocuments(site),
    ...site.rules.map(({ name, title, description }) => ({
      url: schemaUrl("rules", name),
      title,
      kind: "Rule",
      names: [name],
      text: plain(description),
    })),
    ...recordDocuments(site),
  ];
}

/** A guide, and each of its sections. */
function guideDocuments(guide: Guide): SearchDocument[] {
  const [start = "", ...sections] = guide.text.split(/^## /m);
  return [
    { url: guideUrl(guide), title: guide.name, kind: "Guide", names: [guide.name], text: plain(start) },
    ...sections.map((section) => {
      const end = section.indexOf("\n");
      const heading = plain(section.slice(0, end < 0 ? undefined : end));
      const text = end < 0 ? "" : plain(section.slice(end));
      return { url: guideUrl(guide, heading), title: heading, kind: "Guide", within: guide.name, names: [], text };
    }),
  ];
}

function operationDocuments({ operations }: Site): SearchDocument[] {
  return operations.map(({ id, method, path, summary, object }) => ({
    url: operationUrl(id),
    title: summary,
    kind: "Operation",
    names: [id, `${method.toUpperCase()} ${path}`, path],
    text: plain(object.description),
  }));
}

/**
 * A constant, and each of its ids. The ids of a subset are found in the whole constant. Constants that something uses
 * come first, because of two results that match a query equally well, the first one is shown first.
 */
function constantDocuments({ constants, uses }: Site): SearchDocument[] {
  const [used, others] = [true, false].map((isUsed) => constants.filter(({ name }) => uses.has(name) === isUsed));
  return [...(used ?? []), ...(others ?? [])].flatMap(({ name, title, description, subsetOf, members }) => [
    { url: schemaUrl("constants", name), title, kind: "Constant", names: [name], text: plain(description) },
    ...(subsetOf ? [] : members).map(({ id, name: member, meaning }) => ({
      url: memberUrl(name, id),
      title: meaning ?? member,
      kind: "Id",
      within: title,
      names: [String(id), member],
      text: "",
    })),
  ]);
}

/** A record, and each of its own fields. */
function recordDocuments({ document, records }: Site): SearchDocument[] {
  return records.flatMap(({ name, title, schema }) => [
    {
      url: schemaUrl("records", name),
      title,
      kind: "Record",
      names: [name],
      text: plain(schema.description ?? ""),
    },
    ...fieldsOf(document, schema)
      .filter(({ path }) => !path.includes("."))
      .map(({ path, schema: field }) => ({
        url: `${schemaUrl("records", name)}#field-${path}`,
        title: path,
        kind: "Field",
        within: title,
        names: [],
        text: plain(field.description ?? ""),
      })),
  ]);
}

/** A text without Markdown. */
function plain(text: string): string {
  return text
    .replace(/[`*|#]|-{3,}/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}
