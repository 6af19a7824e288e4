import type { Page } from "../components/layout.tsx";
import type { Site } from "../model/site.ts";
import { twinOf } from "../urls.ts";

/** `llms.txt`: every page as Markdown, with a line about each (llmstxt.org). */
export function llmsText({ name, document }: Site, pages: Page[]): string {
  const sections: Array<[title: string, prefix: string]> = [
    ["Guides", "guides/"],
    ["Operations", "operations/"],
    ["Constants", "constants/"],
    ["Rules between constants", "rules/"],
    ["Records", "records/"],
  ];
  const lines = (prefix: string) =>
    pages
      .filter(({ url }) => url.startsWith(prefix))
      .map(({ url, title, summary }) => `- [${title}](${twinOf(url)}): ${oneLine(summary)}`);
  return [
    `# ${name}`,
    `> ${oneLine(document.info.description.split("\n\n")[0] ?? "")}`,
    "The whole contract is [openapi.json](openapi.json); every id with its name and meaning is in [constants.csv](constants.csv) and [constants.json](constants.json).",
    ...sections.map(([title, prefix]) => `## ${title}\n\n${lines(prefix).join("\n")}`),
  ]
    .join("\n\n")
    .concat("\n");
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
