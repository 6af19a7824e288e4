import { createHash } from "node:crypto";
import { inspectorFromDocs } from "./facts.ts";
import { lighter } from "./lighter.ts";

/** From disk there is no inspector beside the page; the links then go to where `npm start` serves it. */
const inspectorFromDisk = `if (location.protocol === "file:") addEventListener("click", ({ target }) => {
  const link = target instanceof Element && target.closest('a[href^="${inspectorFromDocs}"]');
  if (link) link.href = "http://127.0.0.1:4010/inspector/" + link.hash;
}, true);`;

/** A pulse: our logo. Its colour can be seen on light and on dark. */
const logo = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#3b7de0" stroke-width="2.5"><path d="M1 13h5l3-9 5 16 4-11 2 4h3"/></svg>',
)}`;

/** What of Redocly's page is made ours, and how often it is there: where the contract decides, at least once. */
const replacements: Array<[pattern: RegExp, times: number | undefined, ours: string]> = [
  // Its logo comes from a CDN, in two sizes, in a line that leads to its site.
  [/https:\/\/cdn\.redoc\.ly\/redoc\/[\w.-]+/g, 2, logo],
  [/https:\/\/redocly\.com\/redoc\//g, 2, "coverage.html"],
  [/API docs by/g, 2, "Coverage"],
  [/redocly logo/g, 1, "of the specification"],
  // The navigation says that it is one: as it is rendered in advance, and as the browser renders it.
  [/ menu-content">/g, 1, ' menu-content" role="navigation">'],
  [/className:e,\$collapsedSidebar:/g, 1, "role:`navigation`,$&"],
  // A choice is named as it reads, and no heading is two levels below that over it.
  [/(type:`button`,"aria-label":)r(,children:)/g, 1, "$1r+': '+i?.label$2"],
  [/"data-component-name":`Typography\/H4`,className:e/g, 1, '$&,"aria-level":3'],
  [/\bL\.h5`/g, 2, 'L.h5.attrs({"aria-level":4})`'],
  // Rendered in advance, its links name no place of this page: in a new tab they would lead nowhere.
  [/ href="\//g, undefined, ' href="#/'],
];

/**
 * Makes of Redocly's page one that loads nothing from anywhere.
 * @param style what our parts of it look like
 * @throws Error if the page is not as it was when this was written
 */
export function finishPage(html: string, style: string): string {
  const ours = replacements.reduce((page, replacement) => replaced(page, ...replacement), html);
  const page = lighter(ours)
    .replace("</head>", `  <style>${style}</style>\n</head>`)
    .replace(end, `  <script>${inspectorFromDisk}</script>\n$&`);
  const policy = `<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy(page)}">`;
  const links = `<link rel="icon" href="${logo}">\n  ${showWhenRead}`;
  return page.replace("<head>", `<head>\n  ${policy}\n  ${links}`);
}

function replaced(html: string, pattern: RegExp, times: number | undefined, ours: string): string {
  const found = html.match(pattern)?.length ?? 0;
  if (found > 0 && (times === undefined || times === found)) return html.replace(pattern, ours);
  throw new Error(
    `The page has ${pattern.source} ${found} times, not ${times ?? "many"} times as before: look at what changed in Redoc, then mend scripts/pipeline/reference/page.ts.`,
  );
}

/** What is rendered in advance is read at once; a browser that showed it bit by bit would be later with all of it. */
const showWhenRead = '<link rel="expect" href="#redoc" blocking="render">';

/** Redoc's script has these words in it too. */
const end = /<\/body>\s*<\/html>\s*$/;
const scripts = /<script\b(?! type="application\/json")[^>]*>([\s\S]*?)<\/script>/g;

/** What the page may do: everything it needs is in it, so it may load nothing, and run only the scripts that it came with. */
function contentSecurityPolicy(html: string): string {
  const hashes = [...html.matchAll(scripts)].map(([, script = ""]) => `'sha256-${sha256(script)}'`);
  const policy = {
    "default-src": "'none'",
    "script-src": hashes.join(" "),
    // Redoc styles its elements one by one.
    "style-src": "'unsafe-inline'",
    "img-src": "data:",
    "font-src": "data:",
    "worker-src": "blob:",
    "base-uri": "'none'",
    "form-action": "'none'",
  };
  return Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join("; ");
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("base64");
}
