import type { PageHead } from "../components/layout.tsx";
import { firstSentence } from "../markdown.ts";
import type { Site } from "../model/site.ts";
import { twinOf } from "../urls.ts";
import { otherFiles } from "./list.ts";

/**
 * `llms.txt` (llmstxt.org): first what every call needs, so that a program that reads no further can make one, then every
 * page as Markdown with a sentence about it.
 */
export function llmsText(
  site: Pick<Site, "name" | "document" | "dataCenters">,
  kinds: Map<string, PageHead[]>,
): string {
  const { name, document } = site;
  const sections = [...kinds].map(([kind, pages]) => {
    const lines = pages.map(
      ({ url, title, summary }) => `- [${title}](${twinOf(url)}): ${firstSentence(oneLine(summary))}`,
    );
    return `## ${kind}\n\n${lines.join("\n")}`;
  });
  return [
    `# ${name}`,
    `> ${oneLine(document.info.description.split("\n\n")[0] ?? "")}`,
    `## What every call needs\n\n${factsOf(site)
      .map((fact) => `- ${oneLine(fact)}`)
      .join("\n")}`,
    `## Files\n\n${otherFiles.map(({ url, text }) => `- [${url}](${url}): ${text}`).join("\n")}`,
    ...sections,
  ]
    .join("\n\n")
    .concat("\n");
}

/** Hosts, header, envelope and limits, in the contract's own words. */
function factsOf({ document, dataCenters }: Pick<Site, "document" | "dataCenters">): string[] {
  const { OAuth2, SvcOauthToken } = document.components.securitySchemes;
  const limits = Object.values(OAuth2["x-limits"]);
  return [
    ...dataCenters.map(({ name, baseUrl, authUrl }) => `${name}: ${baseUrl}; tokens are from ${authUrl}.`),
    `Authorization: ${SvcOauthToken.description}`,
    `The response is JSON: \`{"code":0,"message":"success","data":…}\`, or an error with \`code\` and \`message\`.`,
    ...limits.map(({ title, text }) => `${title}: ${text}.`),
  ];
}

/** `llms-full.txt`: the Markdown twins of all pages, one after the other. */
export function llmsFullText(twins: readonly string[]): string {
  return twins.join("\n---\n\n");
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
