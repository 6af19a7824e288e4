import { type HTMLElement, parse } from "node-html-parser";
import type { Document } from "../../src/contract/document.ts";
import { renderSite } from "../../src/site/index.ts";
import { bundle } from "../support/bundle.ts";

/** The files of the site, rendered once for all tests. */
export const files = new Map(await renderSite(bundle as unknown as Document));

export const pageNames = [...files.keys()].filter((name) => name.endsWith(".html") && name !== "404.html");
export const twinNames = [...files.keys()].filter((name) => name.endsWith(".md"));

const parsed = new Map<string, HTMLElement>();

/** A page, parsed. */
export function page(name: string): HTMLElement {
  const found = parsed.get(name) ?? parse(text(name), { blockTextElements: { script: true, style: true } });
  parsed.set(name, found);
  return found;
}

/** A file of the site. */
export function text(name: string): string {
  const content = files.get(name);
  if (content === undefined) throw new Error(`The site has no ${name}.`);
  return content;
}

/** What a reader sees of an element, with single spaces. */
export function seen(element: HTMLElement | null): string {
  return (element?.textContent ?? "").replace(/\s+/g, " ").trim();
}

/** The texts of the elements that a selector finds. */
export function texts(name: string, selector: string): string[] {
  return page(name)
    .querySelectorAll(selector)
    .map((element) => seen(element));
}

/** Markdown as a reader sees it: without marks, with single spaces. */
export function plainOf(markdown: string): string {
  return markdown
    .replace(/^\s*```\w*$/gm, "")
    .replace(/^\s*(?:[-*] |\d+\. |> |#+ )/gm, "")
    .replace(/^\|[\s|:-]+\|$/gm, "")
    .replace(/[`*|]/g, " ")
    .replace(/\s+/g, "");
}
