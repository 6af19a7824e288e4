import { docComment, header, literal } from "./constants/source-text.ts";
import type { OpenApiDocument } from "./document.ts";

/** `version.ts`: the API version. */
export function generateVersion(document: OpenApiDocument): string {
  const comment = docComment(["The API version of every operation that does not name another (source: Versioning)."]);
  return `${header}\n${comment}export const defaultVersion = ${literal(document["x-default-version"])};\n`;
}
