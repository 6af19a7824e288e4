import { readFile } from "node:fs/promises";
import type { Document } from "../contract/document.ts";
import { anchorOf } from "./lowering/descriptions.ts";
import { eachDescription, markersOf } from "./lowering/markers.ts";
import { BuildError, locationIn } from "./problems.ts";

const link = /\]\(([^)\s]*)[)\s]/g;
const code = /```[\s\S]*?```|`[^`\n]*`/g;

/**
 * Checks what the descriptions of a bundled document refer to: a heading of the contract's description, or a web page.
 * @throws BuildError with the place of each problem in the files
 */
export async function checkDescriptions(document: Document, files: Iterable<string>): Promise<void> {
  const texts: string[] = [];
  eachDescription(structuredClone(document), (text) => {
    texts.push(text);
    return text;
  });
  const headings = [...document.info.description.matchAll(/^# (.+)$/gm)].map(([, title = ""]) => title);
  await expandTexts(texts, { document, targets: headings.map((title) => `#${anchorOf(title)}`), files });
}

/**
 * Replaces the markers of texts, and checks that their links lead to one of the targets or to a web page.
 * @param document has the data of the markers
 * @param targets the anchors of headings, or the files of guides
 * @param files that the texts are from
 * @throws BuildError with the place of each problem in the files
 */
export async function expandTexts(
  texts: string[],
  { document, targets, files }: { document: Document; targets: string[]; files: Iterable<string> },
): Promise<string[]> {
  /** Messages by the text that is wrong. */
  const problems = new Map<string, string>();
  const expanded = texts.map(markersOf(document, (marker, message) => problems.set(marker, message)));
  for (const text of expanded) {
    for (const [whole, target = ""] of text.replace(code, "").matchAll(link)) {
      if (/^https?:/.test(target) || targets.includes(target)) continue;
      const advice = `Link to a heading or a guide, such as ${targets[0] ?? "a web page"}.`;
      problems.set(whole, `The link to ${target || "nothing"} leads nowhere. ${advice}`);
    }
  }
  if (problems.size === 0) return expanded;
  const contents = await Promise.all([...files].map(async (file) => [file, await readFile(file, "utf8")] as const));
  throw new BuildError(
    [...problems].map(([wrong, message]) => {
      const [file = "openapi.yaml", content = ""] = contents.find(([, one]) => one.includes(wrong)) ?? [];
      return `${locationIn(file, content, wrong)}  ${message}`;
    }),
  );
}
