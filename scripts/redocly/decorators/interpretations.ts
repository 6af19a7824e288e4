import type { Document } from "../../../src/contract/document.ts";
import { eachObject } from "../../../src/contract/walk.ts";

/** An interpretation of the specification (`x-interpretation`), with its place: the document, an operation or a component. */
interface Interpreted {
  /** The name of the place, in Markdown. */
  place: string;
  object: Record<string, unknown>;
  texts: string[];
}

/** The interpretations of a document, those of the whole document first, then in its order. */
export function interpretationsOf(document: Document): Interpreted[] {
  const found: Interpreted[] = [];
  eachObject(document, (object, path) => {
    const given = object["x-interpretation"] as string | string[] | undefined;
    if (given === undefined) return;
    const texts = [given].flat();
    if (texts.some((text) => typeof text !== "string"))
      throw new Error(`The x-interpretation of ${placeOf(path)} is not a text, or a list of texts. Correct it.`);
    found.push({ place: placeOf(path), object, texts });
  });
  return found;
}

/** Writes interpretations as a list, each with its place. */
export function interpretationList(document: Document): string {
  return interpretationsOf(document)
    .flatMap(({ place, texts }) => texts.map((text) => `- ${place}: ${text}`))
    .join("\n");
}

/**
 * Ends each description with the interpretations of its object, in place, because renderers show descriptions. The
 * interpretations of operations are in their lists of facts instead.
 */
export function describeInterpretations(document: Document): void {
  for (const { object, texts } of interpretationsOf(document)) {
    if ("operationId" in object) continue;
    const lines = texts.map((text) => `**Interpretation:** ${text}`);
    object.description = [object.description, ...lines].filter(Boolean).join("\n\n");
  }
}

function placeOf(path: readonly (string | number)[]): string {
  const [kind = "", name = "", third = "", ...rest] = path.map(String);
  if (kind === "info") return "The whole document";
  if (kind === "paths") return `\`${third.toUpperCase()} ${name}\``;
  const field = rest.at(-2) === "properties" ? `.${rest.at(-1)}` : "";
  return kind === "components" ? `\`${third}${field}\`` : kind;
}
