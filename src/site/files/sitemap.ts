import { escapeHtml } from "../../shared/text.ts";

/** Where `npm start` serves the site. */
export const defaultSiteUrl = "http://127.0.0.1:4010/docs/";

/**
 * `sitemap.xml`, which needs absolute addresses.
 * @param siteUrl where the site is published
 */
export function sitemap(pages: Array<{ url: string }>, siteUrl: string): string {
  const lines = pages.map(({ url }) => `<url><loc>${escapeHtml(new URL(url, siteUrl).href)}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${lines.join("")}</urlset>
`;
}

/**
 * The address of a site, with a slash at its end.
 * @throws Error if it is not an absolute http or https URL
 */
export function siteUrlOf(url: string): string {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (!parsed || !/^https?:$/.test(parsed.protocol)) {
    throw new Error(`The URL of the site must be like https://docs.example.com/; got ${JSON.stringify(url)}.`);
  }
  return parsed.href.replace(/\/?$/, "/");
}
