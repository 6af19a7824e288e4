/** The files of the site for other programs. */
import { acceptOf, jsonType } from "../shared/http.ts";
import { escapeHtml } from "../shared/text.ts";
import { markdownOf } from "./blocks/block.ts";
import { changeLinks } from "./markdown/links.ts";
import { firstSentence } from "./markdown/parse.ts";
import { oneLine } from "./markdown/write.ts";
import type { Page } from "./model/page.ts";
import type { Site } from "./model/site.ts";
import { anchorStarts, clientDocumentUrl, contractUrl, markdownUrl, rootOf } from "./urls.ts";

/** These files, with the words that pages use for links to them. */
export const otherFiles: ReadonlyArray<{ url: string; text: string }> = [
  { url: contractUrl, text: "the contract, OpenAPI 3.1 (Swagger)" },
  { url: clientDocumentUrl, text: "the same for generators of clients, OpenAPI 3.0.3" },
  { url: "constants.json", text: "all constants as JSON: every id with its name and meaning" },
  { url: "llms.txt", text: "every page as Markdown, with a line about each" },
];

/**
 * A page as Markdown. Its links lead to the Markdown of other pages. A link to an id or a field is only its text, because
 * Markdown has anchors of headings only.
 */
export function pageMarkdown({ url, title, blocks, aside = [], rest = [], deprecated }: Page): string {
  const linked = changeLinks(markdownOf([...blocks, ...aside, ...rest]), url, (target, heading) => {
    if (Object.values(anchorStarts).some((start) => heading.startsWith(`#${start}`))) return undefined;
    return (target === url ? "" : rootOf(url) + markdownUrl(target)) + heading;
  });
  return `# ${title}${deprecated ? " *deprecated*" : ""}\n\n${linked}\n`;
}

/** Every constant and rule as JSON. */
export function constantsJson({ name, document, constants, rules }: Site): string {
  const data = { contract: name, version: document.info.version, constants, rules };
  return `${JSON.stringify(data, null, 2)}\n`;
}

/**
 * `llms.txt` (llmstxt.org): first what every call needs, so that a program that reads no further can make one, then every
 * page as Markdown with a sentence about it.
 */
export function llmsText(site: Site, kinds: ReadonlyMap<string, readonly Page[]>): string {
  const { name, document } = site;
  const sections = [
    `# ${name}`,
    `> ${document.info.summary}`,
    sectionOf("What every call needs", factsOf(site).map(oneLine)),
    sectionOf(
      "Files",
      otherFiles.map(({ url, text }) => `[${url}](${url}): ${text}`),
    ),
    ...[...kinds].map(([kind, pages]) => sectionOf(kind, pages.map(lineOf))),
  ];
  return `${sections.join("\n\n")}\n`;
}

function sectionOf(title: string, lines: string[]): string {
  return `## ${title}\n\n${lines.map((line) => `- ${line}`).join("\n")}`;
}

function lineOf({ url, title, summary }: Page): string {
  return `[${title}](${markdownUrl(url)}): ${firstSentence(summary)}`;
}

/** Hosts, headers, envelope and limits, in the contract's own words. */
function factsOf({ document, dataCenters }: Site): string[] {
  const { securitySchemes, parameters } = document.components;
  const { OAuth2, SvcOauthToken } = securitySchemes;
  const limits = Object.values(OAuth2["x-limits"]);
  return [
    ...dataCenters.map(({ name, baseUrl, authUrl }) => `${name}: ${baseUrl}; tokens are from ${authUrl}.`),
    `Authorization: ${SvcOauthToken.description}`,
    `Accept: \`${acceptOf(document["x-default-version"])}\` selects the version, which each operation names.`,
    `Content-Type of a POST or PUT: \`${jsonType}\`.`,
    `Account: ${parameters.ZaaidCookie?.description}`,
    `The response is JSON: \`{"code":0,"message":"success","data":…}\`, or an error with \`code\` and \`message\`.`,
    ...limits.map(({ title, text }) => `${title}: ${text}.`),
  ];
}

/**
 * `sitemap.xml`, which needs absolute addresses.
 * @param siteUrl where the site is published
 */
export function sitemap(pages: readonly Page[], siteUrl: string): string {
  const lines = pages.map(({ url }) => `<url><loc>${escapeHtml(new URL(url, siteUrl).href)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${lines.join("\n")}
</urlset>
`;
}

/**
 * The address of a site, with a slash at its end.
 * @throws TypeError if it is not an absolute http or https URL without a query
 */
export function siteUrlOf(url: string): string {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (!parsed || !/^https?:$/.test(parsed.protocol) || parsed.search || parsed.hash) {
    throw new TypeError(`The URL of the site must be like https://docs.example.com/; got ${JSON.stringify(url)}.`);
  }
  return parsed.href.replace(/\/?$/, "/");
}
