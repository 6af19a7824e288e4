import { type Config, lintDocument, Source } from "@redocly/openapi-core";
import { describeConstants } from "../contract/constants.ts";
import type { Document } from "../contract/document.ts";
import { lowerBooleans } from "./lowering/booleans.ts";
import { lowerConstants } from "./lowering/constants.ts";
import { describeOperations, withAnchors } from "./lowering/descriptions.ts";
import { describeInterpretations } from "./lowering/interpretations.ts";
import { expandMarkers } from "./lowering/markers.ts";
import { BuildError, failOn, formatLocation } from "./problems.ts";
import { WithinDocument } from "./within-document.ts";

/** The contract as one document, with constants as enums. */
export type Bundle = ReturnType<typeof lower>;

/**
 * Turns a document in the hand-written form into the published one.
 * @param path of its file, for messages
 * @param isOwn whether a description is the contract's own, whose markers are replaced; a text of a user stays
 */
export function lower(base: Document, path: string, isOwn: (text: string) => boolean = () => true) {
  const document = structuredClone(base);
  lowerBooleans(document);
  lowerConstants(document.components.schemas);
  expandMarkers(document, isOwn, (_marker, message) => {
    throw new BuildError([`${formatLocation(path)}  ${message}`]);
  });
  document.info.description = withAnchors(document.info.description);
  // After the markers, one of which lists the interpretations.
  describeOperations(document);
  describeInterpretations(document);
  describeConstants(document);
  return { document, json: `${JSON.stringify(document, null, 2)}\n` };
}

export async function lintBundle({ document, json }: Bundle, path: string, config: Config): Promise<void> {
  const rules = config.forAlias("bundle");
  // The text is for lines and columns; the parsed document halves the time.
  const parsed = { source: new Source(path, json), parsed: document };
  failOn(
    await lintDocument({ document: parsed, config: rules, externalRefResolver: new WithinDocument(config.resolve) }),
  );
}
