import type { Document } from "../../contract/document.ts";
import { operationsOf } from "../../contract/operations.ts";
import { slug } from "../../shared/words.js";
import type { ReferenceTexts } from "../../site/index.ts";
import { sentenceOf } from "../../site/search/sentence.ts";
import { partOf } from "./budget.ts";

const maxResults = 5;

/** The reference for an agent: its search, and its pages in parts. */
export class ReferenceTools {
  #texts: Promise<ReferenceTexts> | undefined;

  /** @param budget of a result, in tokens */
  constructor(
    private readonly document: Document,
    private readonly budget: number,
  ) {}

  /** What is found, one a line: its page, what it is, and the sentence that has the words. */
  async search(query: string): Promise<string> {
    const found = (await this.#read()).search(query).slice(0, maxResults);
    if (found.length === 0) throw new TypeError("Nothing is found. Try fewer words, or the words of the service.");
    const scopes = new Map(operationsOf(this.document).map(({ id, scope }) => [id, scope]));
    const lines = found.map(({ url, kind, title, within, names, text }) => {
      const scope = kind === "Operation" && scopes.get(names[0] ?? "");
      const known = names.filter((name) => name !== title).slice(0, 2);
      const facts = [...known, scope && `scope ${scope}`, sentenceOf(text, query)].filter(Boolean);
      const what = `${url.replace(".html", "")} ${kind}: ${title}${within ? ` (${within})` : ""}`;
      return [what, ...facts].join(" | ");
    });
    return partOf(lines, this.budget).lines.join("\n");
  }

  /** A page, or the part of it that is named after `#` by a heading, an id or words. @throws TypeError if it does not exist */
  async read(page: string, start?: number): Promise<string> {
    const [name = "", part] = page.split("#");
    const text = (await this.#read()).twin(`${name.replace(/\.(html|md)$/, "")}.html`);
    if (text === undefined)
      throw new TypeError(`There is no page ${JSON.stringify(page)}. Take one that search names.`);
    const lines = part === undefined ? text.split("\n") : linesOf(text.split("\n"), decodeURIComponent(part));
    if (lines.length === 0)
      throw new TypeError(`The page ${name} does not have ${JSON.stringify(part)}. Read all of it.`);
    const { lines: shown, next } = partOf(lines, this.budget, start);
    return [...shown, ...(next === undefined ? [] : [`(more: start=${next})`])].join("\n");
  }

  #read(): Promise<ReferenceTexts> {
    this.#texts ??= import("../../site/index.ts").then(({ referenceTexts }) => referenceTexts(this.document));
    return this.#texts;
  }
}

/** The section with a heading, or the lines that have an id in the first column, or that have all words. */
function linesOf(lines: string[], wanted: string): string[] {
  const first = lines.findIndex((line) => /^#+ /.test(line) && slug(line.replace(/^#+ /, "")) === slug(wanted));
  if (first >= 0) {
    const level = lines[first]?.indexOf(" ") ?? 0;
    const end = lines.findIndex((line, index) => index > first && /^#+ /.test(line) && line.indexOf(" ") <= level);
    return lines.slice(first, end < 0 ? undefined : end);
  }
  const rows = lines.filter((line) => line.startsWith(`| \`${wanted.replace(/^id-/, "")}\``));
  if (rows.length > 0) return rows;
  const words = wanted.toLowerCase().split(/\s+/);
  return lines.filter((line) => words.every((word) => line.toLowerCase().includes(word)));
}
