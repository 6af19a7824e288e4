import type { Oas3Decorator } from "@redocly/openapi-core";
import type { Document } from "../../../src/contract/document.ts";
import { ConstantDomain } from "../component-files.ts";
import { describeConstants, lowerConstants } from "./constants.ts";
import { addAnchors, describeOperations } from "./descriptions.ts";
import { describeInterpretations } from "./interpretations.ts";
import { expandPlaceholders } from "./placeholders.ts";

/** A decorator that changes the bundled document, in place, when all its components are there. */
const onDocument =
  (change: (document: Document) => void): Oas3Decorator =>
  () => ({ Root: { leave: (root: unknown) => change(root as Document) } });

/**
 * The decorators, in the order in which `redocly bundle` runs them. The placeholders in interpretations are replaced before the
 * interpretations are added to descriptions.
 */
export const decorators: Record<string, Oas3Decorator> = {
  "constant-domain": ConstantDomain,
  constants: onDocument(lowerConstants),
  placeholders: onDocument(expandPlaceholders),
  anchors: onDocument(addAnchors),
  operations: onDocument(describeOperations),
  interpretations: onDocument(describeInterpretations),
  "constant-descriptions": onDocument(describeConstants),
};
