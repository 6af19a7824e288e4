import type { Page } from "playwright-core";
import { builtPages } from "./built-pages.ts";

export interface ReferencePage {
  /** As `npm start` serves it. */
  served: string;
  /** As opened from disk. */
  disk: string;
  /** Served, with its policy taken out. */
  unprotected: string;
}

/** The reference of the contract as it is. */
export function sharedReference(): ReferencePage {
  const pages = builtPages();
  return {
    served: pages.url(""),
    disk: pages.url("index.html", "disk"),
    unprotected: pages.url("", "http, without the policy"),
  };
}

/** Goes to a part of the page that is open, as a link would. */
export async function goTo(page: Page, link: string): Promise<void> {
  await page.evaluate(`location.hash = ${JSON.stringify(link)}`);
  await settled(page);
}

/** Redoc renders what comes into view: waits until the page has been as it is for a fifth of a second. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(`new Promise((resolve) => {
    let timer;
    const observer = new MutationObserver(wait);
    function wait() {
      clearTimeout(timer);
      timer = setTimeout(() => resolve(observer.disconnect()), 200);
    }
    observer.observe(document, { childList: true, subtree: true });
    wait();
  })`);
}

/** A link within the reference, and the heading that it leads to. */
export interface Landing {
  link: string;
  heading: string;
  /** Of a constant: each id with its meaning. */
  members?: string[][];
}

/** Runs in the page: whether a heading is where a reader looks first, or as far up as the end of the page lets it. */
export const isAtTop = `(heading) => [...document.querySelectorAll("h1, h2")].some((one) => {
  const { top } = one.getBoundingClientRect();
  const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
  return one.textContent.trim() === heading && top >= 0 && top < (isAtEnd ? innerHeight : 200);
})`;

/** Runs in the page: whether something is so within some milliseconds. */
const soon = `async (isSo, patience = 10_000) => {
  for (const end = performance.now() + patience; performance.now() < end; ) {
    if (isSo()) return true;
    await new Promise(requestAnimationFrame);
  }
  return false;
}`;

/**
 * Follows links one after the other in a page that is open.
 * @returns what is wrong where they lead: the heading is not at the top, or a constant shows other members
 */
export function astray(page: Page, landings: readonly Landing[], patience = 10_000): Promise<string[]> {
  return page.evaluate(`(async () => {
    const wrong = [];
    for (const { link, heading, members } of ${JSON.stringify(landings)}) {
      location.hash = link;
      if (!(await (${soon})(() => (${isAtTop})(heading), ${patience}))) wrong.push(link + " does not lead to " + heading);
      else if (members) {
        const shown = (${shownMembers})(link.slice("#/".length));
        if (JSON.stringify(shown.sort()) !== JSON.stringify(members.sort())) wrong.push(link + " shows " + shown);
      }
    }
    return wrong;
  })()`);
}

/** Runs in the page. Redoc has a table of the members if they have meanings, sorted by id where that is an integer, and else a list. */
const shownMembers = `(id) => {
  const constant = document.getElementById(id);
  const rows = [...constant.querySelectorAll("tbody tr")];
  if (rows.length > 0) return rows.map((row) => [...row.cells].map((cell) => cell.textContent.trim()));
  const [, ...ids] = constant.querySelectorAll("[data-testid=schema-enum-values] > span");
  return ids.map((id) => [String(JSON.parse(id.textContent)), ""]);
}`;

/** The links in the navigation while each of the places is shown, in the page that is open. */
export function navigationOf(page: Page, places: readonly Landing[]): Promise<string[]> {
  return page.evaluate(`(async () => {
    const links = new Set();
    for (const { link, heading } of ${JSON.stringify(places)}) {
      location.hash = link;
      await (${soon})(() => (${isAtTop})(heading));
      await new Promise(requestAnimationFrame);
      for (const one of document.querySelectorAll(".menu-content a[href^='#/']")) links.add(one.getAttribute("href"));
    }
    return [...links];
  })()`);
}

/** The links that do not bring what has their id to the top, in the page that is open. */
export function astrayFromIds(page: Page, links: readonly string[], patience = 10_000): Promise<string[]> {
  return page.evaluate(`(async () => {
    const wrong = [];
    for (const link of ${JSON.stringify(links)}) {
      location.hash = link;
      const id = decodeURIComponent(link.slice(2));
      const isThere = () => [...document.querySelectorAll("[id], [data-section-id]")].some(
        (one) =>
          [one.id, one.dataset.sectionId?.slice(1)].includes(id) && Math.abs(one.getBoundingClientRect().top) < 200,
      );
      if (!(await (${soon})(isThere, ${patience}))) wrong.push(link);
    }
    return wrong;
  })()`);
}
