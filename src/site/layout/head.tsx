import { createHash } from "node:crypto";
import type { VNode } from "preact";
import { plainText } from "../markdown/parse.ts";
import type { Page } from "../model/page.ts";
import { homeUrl, markdownUrl, notFoundUrl } from "../urls.ts";

/**
 * The inline script. It sets the language and the theme that the reader chose, and marks that scripts run. It runs before the
 * first paint, so that nothing moves afterwards. A blocked storage is ignored.
 */
const early =
  '{const{dataset:d}=document.documentElement;d.language="curl";try{d.language=localStorage.getItem("language")||"curl";const t=localStorage.getItem("theme");if(t)d.theme=t}catch{}}';

/** Allows the files of the site and the inline script, and nothing else. */
const policy = [
  "default-src 'none'",
  "style-src 'self'",
  `script-src 'self' 'sha256-${createHash("sha256").update(early).digest("base64")}'`,
  "img-src 'self'",
  // A button copies the Markdown version, and the form calls the mock.
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

/** Nothing moves while a page arrives: it is shown when all of it is there, and after its scripts have run. */
const beforeShown = { blocking: "render" };

interface HeadProps {
  page: Page;
  /** The title of the site. */
  site: string;
  root: string;
  /** Whether the page has the form that calls the mock. */
  hasForm: boolean;
}

export function Head({ page, site, root, hasForm }: HeadProps): VNode {
  return (
    <head>
      <meta charset="utf-8" />
      <meta http-equiv="Content-Security-Policy" content={policy} />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <title>{page.url === homeUrl ? page.title : `${page.title} · ${site}`}</title>
      <meta name="description" content={plainText(page.summary)} />
      <link rel="icon" href={`${root}assets/icon.svg`} />
      <link rel="stylesheet" href={`${root}assets/site.css`} />
      <link rel="expect" href="#page" {...beforeShown} />
      {page.url !== notFoundUrl && <link rel="alternate" type="text/markdown" href={root + markdownUrl(page.url)} />}
      <script dangerouslySetInnerHTML={{ __html: early }} />
      <script src={`${root}assets/site.js`} defer {...beforeShown} />
      {hasForm && <link rel="stylesheet" href={`${root}assets/form.css`} />}
      {hasForm && <script src={`${root}assets/form.js`} defer {...beforeShown} />}
    </head>
  );
}
