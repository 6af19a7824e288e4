import type { Document } from "../../../src/contract/document.ts";
import { docComment, header, literal } from "../../../src/contract/source-text.ts";

/** Generates `version.ts`: the API version. */
export function generateVersion(document: Document): string {
  const comment = docComment(["The default API version of operations (specification, Versioning)."]);
  return `${header}\n${comment}export const defaultVersion = ${literal(document["x-default-version"])};\n`;
}
