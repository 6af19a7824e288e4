import type { Page } from "../components/layout.tsx";
import type { Site } from "../model/site.ts";
import { twinOf } from "../urls.ts";

/** `llms.txt`: every page as Markdown, by kind, with a line about each (llmstxt.org). */
export function llmsText({ name, document }: Pick<Site, "name" | "document">, kinds: Map<string, Page[]>): string {
  const sections = [...kinds].map(([kind, pages]) => {
    const lines = pages.map(({ url, title, summary }) => `- [${title}](${twinOf(url)}): ${oneLine(summary)}`);
    return `## ${kind}\n\n${lines.join("\n")}`;
  });
  return [
    `# ${name}`,
    `> ${oneLine(document.info.description.split("\n\n")[0] ?? "")}`,
    "The whole contract is [openapi.json](openapi.json); every id with its name and meaning is in [constants.csv](constants.csv) and [constants.json](constants.json).",
    ...sections,
  ]
    .join("\n\n")
    .concat("\n");
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
