import { readFile } from "node:fs/promises";
import type { Document } from "../contract/document.ts";
import { slug } from "../shared/words.js";
import { BuildError, locationIn } from "./problems.ts";
import { eachDescription, expandMarkers } from "./redocly/expand-markers.js";

/** What a Markdown link leads to. */
const link = /\]\(([^)\s]*)/g;
const code = /```[\s\S]*?```|`[^`\n]*`/g;

/**
 * Checks what the descriptions refer to: their links lead to a guide or to a web page, and their markers are known.
 * @param document the bundled document, with the steps of workflows expanded
 * @param files those that it was bundled from
 * @throws BuildError with the place of each problem in the files
 */
export async function checkTexts(document: Document, files: Iterable<string>): Promise<void> {
  const guides = document.tags.filter((tag) => tag["x-traitTag"]).map(({ name }) => `#${slug(name)}`);
  /** Messages by the text that is wrong. */
  const problems = new Map<string, string>();
  const expanded = structuredClone(document);
  expandMarkers(expanded, (marker, message) => problems.set(marker, message));
  eachDescription(expanded, (text) => {
    for (const marker of text.match(/\{\{workflows[^}\n]*\}*/g) ?? []) {
      const message = `${marker} must be a line of its own, {{workflows.WORKFLOW.STEP}}, with the names of openapi/workflows.`;
      problems.set(marker, message);
    }
    for (const [whole, target = ""] of text.replace(code, "").matchAll(link)) {
      if (/^https?:/.test(target) || guides.includes(target)) continue;
      problems.set(
        whole,
        `The link to ${target || "nothing"} leads nowhere. Link to a guide as ${guides[0] ?? "#name"}.`,
      );
    }
    return text;
  });
  if (problems.size === 0) return;
  const texts = await Promise.all([...files].map(async (file) => [file, await readFile(file, "utf8")] as const));
  throw new BuildError(
    [...problems].map(([wrong, message]) => {
      const [file = "openapi.yaml", text = ""] = texts.find(([, text]) => text.includes(wrong)) ?? [];
      return `${locationIn(file, text, wrong)}  ${message}`;
    }),
  );
}
