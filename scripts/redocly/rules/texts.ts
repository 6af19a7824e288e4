import type { Oas3Rule, UserContext } from "@redocly/openapi-core";
import type { Document } from "../../../src/contract/document.ts";
import { nearestTexts } from "../../../src/shared/nearest.ts";
import { slug } from "../../../src/shared/text.ts";
import { placeholders, textOfPlaceholder } from "../decorators/placeholders.ts";

const links = /\]\(([^)\s]*)[)\s]|^\[[^\]]+\]:\s*(\S*)/gm;
const code = /```[\s\S]*?```|`[^`\n]*`/g;

/** The anchors of the headings of a guide. */
export function anchorsOf(text: string): string[] {
  const withoutBlocks = text.replace(/```[\s\S]*?```/g, "");
  return [...withoutBlocks.matchAll(/^#+ (.+)$/gm)].map(([, title = ""]) => slug(title));
}

/**
 * Finds the unknown placeholders and the broken links of a text, each with its place in the text.
 * @param targets the headings or files that a link may lead to, besides web pages
 */
export function problemsOfText(text: string, document: Document, targets: readonly string[]) {
  const unknown = [...text.matchAll(placeholders)].filter(
    ([, name = ""]) => textOfPlaceholder(document, name) === undefined,
  );
  const prose = text.replace(code, (block) => block.replace(/[^\n]/g, " "));
  const dead = [...prose.matchAll(links)]
    .map(({ index, 1: inline, 2: listed = "" }) => ({ index, target: inline ?? listed }))
    .filter(({ target }) => !/^https?:\/\//.test(target) && !targets.includes(target));
  return [
    ...unknown.map(({ 0: placeholder, index }) => ({
      index,
      message: `The placeholder ${placeholder} is unknown. scripts/redocly/decorators/placeholders.ts lists the placeholders.`,
    })),
    ...dead.map(({ index, target }) => ({
      index,
      message: `The link to ${target || "nothing"} leads nowhere. Link to ${[...nearestTexts(targets, target), "a web address"].join(" or ")}.`,
    })),
  ];
}

/**
 * The placeholders in a description or an interpretation are known, and its links lead to headings of the contract's description
 * or to web pages. Other texts have no placeholders, because nothing would replace them.
 */
export const DescriptionTargets: Oas3Rule = () => {
  let document: Document;
  let targets: string[] = [];
  return {
    Root: {
      enter(root, { resolve }: UserContext) {
        const { components = {} } = root;
        const scheme = components.securitySchemes?.OAuth2;
        const OAuth2 = scheme && resolve(scheme).node;
        document = { ...root, components: { ...components, securitySchemes: { OAuth2 } } } as unknown as Document;
        const headings = (root.info?.description ?? "").matchAll(/^# (.+)$/gm);
        targets = [...headings].map(([, title = ""]) => `#${slug(title)}`);
      },
    },
    any: {
      enter(node: unknown, { location, report }: UserContext) {
        const textsOf = (key: string) => [Object(node)[key]].flat().filter((text) => typeof text === "string");
        for (const key of ["description", "x-interpretation"])
          for (const { message } of textsOf(key).flatMap((text) => problemsOfText(text, document, targets)))
            report({ message, location: location.child(key) });
        for (const key of ["title", "summary", "x-note"])
          for (const [placeholder] of textsOf(key).flatMap((text) => [...text.matchAll(placeholders)])) {
            const message = `Nothing replaces the placeholder ${placeholder} here. Write it in a description.`;
            report({ message, location: location.child(key) });
          }
      },
    },
  };
};
