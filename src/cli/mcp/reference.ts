import type { Document } from "../../contract/document.ts";
import { operationsOf } from "../../contract/operations.ts";
import { slug } from "../../shared/words.js";
import type { ReferenceTexts } from "../../site/index.ts";
import { bestOf } from "../../site/search/sentence.ts";
import { partOf } from "./budget.ts";

/** Of sixty questions as people type them, 58 have their answer among the first three. */
const maxResults = 3;

/** The reference for an agent: its search, and its pages by section. */
export class ReferenceTools {
  #texts: Promise<ReferenceTexts> | undefined;

  /** @param budget of a result, in tokens */
  constructor(
    private readonly document: Document,
    private readonly budget: number,
  ) {}

  /**
   * The page of a name, such as `guides/limits`, or the section of it that is named after `#` by a heading, an id or words. Of
   * other words, the pages that have them, one a line, with the line that answers.
   * @throws TypeError if nothing is found
   */
  async find(query: string, start?: number): Promise<string> {
    // As errors name a page for a person: `constants Period`.
    const [name = "", part] = query
      .trim()
      .replace(/^(constants|guides|operations|records) (?=\S+$)/, "$1/")
      .split("#");
    const texts = await this.#read();
    const url = `${name.replace(/\.(html|md)$/, "")}.html`;
    const page = texts.twin(url);
    if (page !== undefined) {
      const section = part ? sectionOf(page, part, texts.title(`${url}#${part}`)) : page.split("\n");
      if (section) return partOf(section, this.budget, start);
      if (/^constants\//.test(name) && /^id-/.test(part ?? ""))
        throw new TypeError(`${name} has no id ${part?.slice("id-".length)}.`);
      const headings = page.split("\n").flatMap((line) => /^##+ (.*)/.exec(line)?.[1] ?? []);
      throw new TypeError(
        `${name} has no section ${JSON.stringify(part)}. ${headings.length > 0 ? `It has: ${headings.join("; ")}.` : "Read the page."}`,
      );
    }
    if (/^(constants|guides|operations|records)\/\w/.test(name))
      throw new TypeError(`No page is named ${JSON.stringify(name)}. Search with words.`);
    const scopes = new Map(operationsOf(this.document).map(({ id, scope }) => [id, scope]));
    const found = new Map(texts.search(query).map((result) => [result.url, result]));
    if (found.size === 0)
      throw new TypeError(
        "Nothing is found. Try fewer words; if nothing has them either, the specification does not document it.",
      );
    const lines = [...found.values()].slice(0, maxResults).map(({ url, kind, title, within, names }) => {
      const scope = kind === "Operation" && scopes.get(names[0] ?? "");
      const known = names.filter((name) => name !== title).slice(0, 2);
      const [file = "", section] = url.split("#");
      const page = texts.twin(file) ?? "";
      const lines = (section ? sectionOf(page, section, title) : undefined) ?? page.split("\n");
      // A heading says what the title says.
      const answer = bestOf(
        lines.filter((line) => !line.startsWith("#") && line !== ""),
        query,
      );
      const what = `${url.replace(".html", "")} ${kind}: ${title}${within ? ` (${within})` : ""}`;
      return [what, ...known, scope && `scope ${scope}`, answer.replace(/^\| | \|$/g, "")].filter(Boolean).join(" | ");
    });
    return partOf(lines, this.budget, start);
  }

  #read(): Promise<ReferenceTexts> {
    this.#texts ??= import("../../site/index.ts").then(({ referenceTexts }) => referenceTexts(this.document));
    return this.#texts;
  }
}

/**
 * The section with a heading, the rows of an id, or the lines with all words; undefined if none has them.
 * @param title of the section, if its address has another name
 */
function sectionOf(page: string, wanted: string, title = wanted): string[] | undefined {
  const lines = page.split("\n");
  const headings = [wanted, title].map(slug);
  const isHeading = (line: string, has: (name: string) => boolean) =>
    /^##+ /.test(line) && has(slug(line.replace(/^#+ /, "")));
  const exact = lines.findIndex((line) => isHeading(line, (name) => headings.includes(name)));
  // Such as `4` for "4. Use the access token".
  const isStart = (name: string) => name.startsWith(`${slug(wanted)}-`);
  const first = exact >= 0 ? exact : lines.findIndex((line) => isHeading(line, isStart));
  if (first >= 0) {
    const level = lines[first]?.indexOf(" ") ?? 0;
    const end = lines.findIndex((line, index) => index > first && /^#+ /.test(line) && line.indexOf(" ") <= level);
    return lines.slice(first, end < 0 ? undefined : end);
  }
  const rows = lines.filter((line) => line.startsWith(`| \`${wanted.replace(/^(id|field)-/, "")}\``));
  const words = wanted.toLowerCase().split(/\s+/);
  const having =
    rows.length > 0 ? rows : lines.filter((line) => words.every((word) => line.toLowerCase().includes(word)));
  return having.length > 0 ? having : undefined;
}
