import { fieldsOf, shapeOf } from "../../contract/shape.ts";
import { otherFiles } from "../files-for-programs.ts";
import { sectionsOf, withoutLinks } from "../markdown/parse.ts";
import type { Page } from "../model/page.ts";
import type { Guide } from "../model/parts.ts";
import type { Site } from "../model/site.ts";
import { anchorStarts, homeUrl, memberUrl, pageUrl, ruleUrl } from "../urls.ts";
import type { SearchDocument } from "./engine.ts";

/**
 * Everything that the search finds.
 * @param pages home, and the pages that list the others
 */
export function searchDocuments(site: Site, pages: readonly Page[]): SearchDocument[] {
  const documents: SearchDocument[] = [
    ...pages
      .filter(({ url }) => url !== homeUrl)
      .map(({ url, title, summary }) => ({ url, title, kind: "Page", names: [], text: plain(summary) })),
    ...otherFiles.map(({ url, text }) => ({ url, title: url, kind: "File", names: [], text })),
    ...site.guides.flatMap(guideDocuments),
    ...operationDocuments(site),
    ...constantDocuments(site),
    ...ruleDocuments(site),
    ...recordDocuments(site),
  ];
  for (const [target, words] of Object.entries(site.searchWords)) {
    const found = documents.find(({ title, names }) => title === target || names.includes(target));
    if (found) found.otherWords = words;
  }
  return documents;
}

/** A guide, and each of its sections. */
function guideDocuments({ name, slug, group, part, text }: Guide): SearchDocument[] {
  const url = pageUrl("guides", slug);
  const kind = part === "Guides" ? "Guide" : group === "Examples" ? "Example" : "Manual";
  const [start, ...sections] = sectionsOf(text);
  return [
    { url, title: name, kind, names: [name], text: plain(start.text) },
    ...sections.map(({ id, title, text }) => ({
      url: `${url}#${id}`,
      title: plain(title),
      kind,
      within: name,
      names: [],
      text: plain(text),
    })),
  ];
}

function operationDocuments({ operations }: Site): SearchDocument[] {
  return operations.map(({ id, method, path, summary, object, parameters, requestBody }) => ({
    url: pageUrl("operations", id),
    title: summary,
    kind: "Operation",
    names: [id, `${method} ${path}`, path],
    text: [plain(object.description), ...parameters.map(({ name }) => name), requestBody?.mediaType ?? ""].join(" "),
  }));
}

/** A constant, and each of its ids. The ids of a subset are found in the whole constant. */
export function constantDocuments({ constants }: Pick<Site, "constants">): SearchDocument[] {
  return constants.flatMap(({ name, title, description, subsetOf, members }) => [
    { url: pageUrl("constants", name), title, kind: "Constant", names: [name], text: plain(description) },
    ...(subsetOf ? [] : members).map(({ id, name: member, meaning, note }) => ({
      url: memberUrl(name, id),
      title: meaning ?? member,
      kind: "Id",
      within: title,
      names: [String(id), member],
      text: note ?? "",
    })),
  ]);
}

export function ruleDocuments({ rules }: Pick<Site, "rules">): SearchDocument[] {
  return rules.map(({ name, given, title, description }) => ({
    url: ruleUrl({ title, given }),
    title,
    kind: "Rule",
    names: [name],
    text: plain(description),
  }));
}

/** A record, and each of its own fields. */
function recordDocuments({ document, records }: Site): SearchDocument[] {
  return records.flatMap(({ name, title, schema }) => {
    const url = pageUrl("records", name);
    const all = fieldsOf(document, shapeOf(document, schema));
    const own = all.filter(({ path, variant }) => !path.includes(".") && !variant);
    const innerNames = new Set(all.filter((field) => !own.includes(field)).map((field) => field.name));
    const text = [plain(schema.description ?? ""), ...innerNames].join(" ");
    return [
      { url, title, kind: "Record", names: [name], text },
      ...own.map(({ path, shape }) => ({
        url: `${url}#${anchorStarts.field}${path}`,
        title: path,
        kind: "Field",
        within: title,
        names: [],
        text: plain(shape.schema.description ?? ""),
      })),
    ];
  });
}

/** A text without Markdown. A row of a table is a sentence. */
function plain(text: string): string {
  return (
    withoutLinks(text.replace(/^ *```\w*$/gm, ""))
      // An item of a list is a sentence.
      .replace(/([^\s.:;!?])?\s*\n+\s*[-*] /g, (_, end?: string) => (end ? `${end}. ` : " "))
      .replace(/^\|[\s|:-]+\|$/gm, "")
      .replace(/[.\s]*\|$/gm, ".")
      .replace(/[`*|#]|-{3,}/g, " ")
      .replace(/\s+/g, " ")
      // Removing code marks leaves spaces inside brackets and before punctuation.
      .replace(/(?<=[([]) | (?=[.,;:!?)\]](\s|$))/g, "")
      .trim()
  );
}
