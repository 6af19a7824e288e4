import type { Document } from "../../../src/contract/document.ts";
import { docComment, header, literal } from "./source-text.ts";

/** `version.ts`: the API version. */
export function generateVersion(document: Document): string {
  const comment = docComment(["The API version of every operation that does not name another (source: Versioning)."]);
  return `${header}\n${comment}export const defaultVersion = ${literal(document["x-default-version"])};\n`;
}
