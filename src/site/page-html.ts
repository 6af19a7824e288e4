import { createHash } from "node:crypto";
import { escapeHtml } from "./html.ts";
import { referenceHome } from "./reference-links.ts";

export interface Page {
  file: string;
  title: string;
  /** The name of the site, for the header and the title. */
  site: string;
  style: string;
  script?: string;
  /** Data for the script, which reads it from the element `data`. */
  data?: unknown;
  /** The HTML between header and end. */
  content: string;
}

const pages = [
  { file: referenceHome, name: "Reference" },
  { file: "constants.html", name: "Constants" },
  { file: "coverage.html", name: "Coverage" },
];

/** Renders a page as one file. Its content security policy allows only its own script and style, and loads nothing. */
export function renderPage({ file, title, site, style, script, data, content }: Page): string {
  const links = pages.map((page) => {
    const current = page.file === file ? ' aria-current="page"' : "";
    return `<a href="${page.file}"${current}>${page.name}</a>`;
  });
  const dataElement = data ? `<script type="application/json" id="data">${jsonInHtml(data)}</script>\n` : "";
  const scriptElement = script ? `<script>${script}</script>\n` : "";
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy(style, script)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(`${title} · ${site}`)}</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header class="site">
<span class="name">${escapeHtml(site)}</span>
<nav aria-label="Pages">${links.join("")}</nav>
</header>
${content}
${dataElement}${scriptElement}</body>
</html>
`;
}

function policy(style: string, script: string | undefined): string {
  return [
    "default-src 'none'",
    `style-src ${hashSource(style)}`,
    ...(script ? [`script-src ${hashSource(script)}`] : []),
    "img-src data:",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
}

function hashSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/** JSON that cannot close the `script` element around it. */
function jsonInHtml(data: unknown): string {
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}
