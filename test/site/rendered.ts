import { type HTMLElement, parse } from "node-html-parser";
import type { Document } from "../../src/contract/document.ts";
import { renderSite } from "../../src/site/index.ts";
import { bundle } from "../support/bundle.ts";

/** The files of the site, rendered once in each process of a run: the files of tests share their modules. */
export const files = await renderSite(bundle as unknown as Document);

/** Every page, such as `guides/errors`. */
export const pageNames = [...files.keys()].filter((name) => name.endsWith(".html")).map((name) => name.slice(0, -5));

const parsed = new Map<string, HTMLElement>();

/** A page, parsed. */
export function page(name: string): HTMLElement {
  const found = parsed.get(name) ?? parse(file(`${name}.html`), { blockTextElements: { script: true, style: true } });
  parsed.set(name, found);
  return found;
}

/** The Markdown of a page. */
export const markdown = (name: string) => file(`${name}.md`);

/** A file of the site. */
export function file(name: string): string {
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

/** A text without links. */
export const unlinked = (text: string) => text.replace(/\[([^\]]+)\]\([^)]+\)/g, "$1");

/** The section of a Markdown text with a heading, without the heading. */
export function section(text: string, title: string): string {
  const found = text.split(/^(?=## )/m).find((one) => unlinked(one).startsWith(`## ${title}\n`));
  return found?.slice(found.indexOf("\n")).trim() ?? "";
}
