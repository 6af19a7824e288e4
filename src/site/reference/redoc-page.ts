import { createHash } from "node:crypto";
import { optimizePage } from "./optimize-page.ts";
import { inspectorFromDocs } from "./requirements.ts";

/** On a page opened from disk, the links to the inspector lead to the address where `npm start` serves it. */
const inspectorFromDisk = `if (location.protocol === "file:") addEventListener("click", ({ target }) => {
  const link = target instanceof Element && target.closest('a[href^="${inspectorFromDocs}"]');
  if (link) link.href = "http://127.0.0.1:4010/inspector/" + link.hash;
}, true);`;

/** The logo, a pulse, in a color that is visible on light and on dark backgrounds. */
const logo = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#3b7de0" stroke-width="2.5"><path d="M1 13h5l3-9 5 16 4-11 2 4h3"/></svg>',
)}`;

/** Replacements in Redoc's page, and how often each pattern occurs; undefined if that depends on the contract. */
const replacements: Array<[pattern: RegExp, times: number | undefined, replacement: string]> = [
  // Redoc loads its logo from a CDN, in two sizes, with a link to its site.
  [/https:\/\/cdn\.redoc\.ly\/redoc\/[\w.-]+/g, 2, logo],
  [/https:\/\/redocly\.com\/redoc\//g, 2, "coverage.html"],
  [/API docs by/g, 2, "Coverage"],
  [/redocly logo/g, 1, "of the specification"],
  // Gives the navigation its ARIA role, in the prerendered HTML and in the script.
  [/ menu-content">/g, 1, ' menu-content" role="navigation">'],
  [/className:e,\$collapsedSidebar:/g, 1, "role:`navigation`,$&"],
  // Accessible names must contain the visible label, and heading levels must not be skipped.
  [/(type:`button`,"aria-label":)r(,children:)/g, 1, "$1r+': '+i?.label$2"],
  [/"data-component-name":`Typography\/H4`,className:e/g, 1, '$&,"aria-level":3'],
  [/\bL\.h5`/g, 2, 'L.h5.attrs({"aria-level":4})`'],
  // The prerendered links lack the hash, so that they would not work in a new tab.
  [/ href="\//g, undefined, ' href="#/'],
];

/**
 * Converts Redoc's page to one that loads nothing from other hosts, and adds our style and policy.
 * @throws Error if the page does not contain what it replaces
 */
export function finishPage(html: string, style: string): string {
  const replaced = replacements.reduce((page, replacement) => replace(page, ...replacement), html);
  const page = optimizePage(replaced)
    .replace("</head>", `  <style>${style}</style>\n</head>`)
    .replace(endOfPage, `  <script>${inspectorFromDisk}</script>\n$&`);
  const policy = `<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy(page)}">`;
  const links = `<link rel="icon" href="${logo}">\n  ${renderWhenComplete}`;
  return page.replace("<head>", `<head>\n  ${policy}\n  ${links}`);
}

function replace(html: string, pattern: RegExp, times: number | undefined, replacement: string): string {
  const found = html.match(pattern)?.length ?? 0;
  if (found > 0 && (times === undefined || times === found)) return html.replace(pattern, replacement);
  throw new Error(
    `Redoc's page must contain ${pattern.source} ${times ?? "one or more"} times; found ${found}. See what changed in Redoc, and fix src/site/reference/redoc-page.ts.`,
  );
}

/** Rendering the prerendered content in steps would delay the complete page. */
const renderWhenComplete = '<link rel="expect" href="#redoc" blocking="render">';

/** At the end only: Redoc's script contains `</body>` too. */
const endOfPage = /<\/body>\s*<\/html>\s*$/;
const scripts = /<script\b(?! type="application\/json")[^>]*>([\s\S]*?)<\/script>/g;

/** Allows only the scripts of the page, and no requests, because the page contains everything that it needs. */
function contentSecurityPolicy(html: string): string {
  const hashes = [...html.matchAll(scripts)].map(([, script = ""]) => `'sha256-${sha256(script)}'`);
  const policy = {
    "default-src": "'none'",
    "script-src": hashes.join(" "),
    // Redoc sets styles on single elements.
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
