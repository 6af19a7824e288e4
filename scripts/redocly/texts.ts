import type { Oas3Rule, UserContext } from "@redocly/openapi-core";
import type { Document } from "../../src/contract/document.ts";
import { anchorOf } from "./decorators/descriptions.ts";
import { markers, textOfMarker } from "./decorators/markers.ts";

const link = /\]\(([^)\s]*)[)\s]/g;
const code = /```[\s\S]*?```|`[^`\n]*`/g;

/**
 * What is wrong with the markers and the links of a text.
 * @param targets the headings or files that a link may lead to, besides web pages
 */
export function problemsOfText(text: string, document: Document, targets: readonly string[]) {
  const unknown = [...text.matchAll(markers)].filter(([, name = ""]) => textOfMarker(document, name) === undefined);
  const dead = [...text.replace(code, "").matchAll(link)].filter(
    ([, target = ""]) => !/^https?:/.test(target) && !targets.includes(target),
  );
  return [
    ...unknown.map(([marker]) => ({
      at: marker,
      message: `The marker ${marker} is unknown. scripts/redocly/decorators/markers.ts lists the markers.`,
    })),
    ...dead.map(([whole, target]) => ({
      at: whole,
      message: `The link to ${target || "nothing"} leads nowhere. Link to ${targets[0] ?? "a web page"}, for example.`,
    })),
  ];
}

/** The anchors of the headings in the contract's description. */
function anchorsIn(description: string): string[] {
  return [...description.matchAll(/^# (.+)$/gm)].map(([, title = ""]) => `#${anchorOf(title)}`);
}

/**
 * A marker in a description is known, and a link in it leads to a heading of the contract's description or to a web page.
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
        targets = anchorsIn(root.info?.description ?? "");
      },
    },
    any: {
      enter(node: unknown, { location, report }: UserContext) {
        const { description } = Object(node);
        if (typeof description !== "string") return;
        for (const { message } of problemsOfText(description, document, targets))
          report({ message, location: location.child("description") });
      },
    },
  };
};
