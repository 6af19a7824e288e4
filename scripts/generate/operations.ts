import type { Document } from "../../src/contract/document.ts";
import { type Operation, successOf } from "../../src/contract/operations.ts";
import { header, literal } from "../typescript-text.ts";

/** Generates `operations.ts`: what the client knows of the operations of {base_url}. */
export function generateOperations(document: Document, operations: Operation[]): string {
  const rows = operations
    .filter(({ isOAuth }) => !isOAuth)
    .map((operation) => {
      const { method, path, id, scope = "", version } = operation;
      const json = "application/json";
      const { mediaType = json } = successOf(operation)?.body ?? {};
      const others = [version, mediaType, operation.requestBody?.mediaType ?? json];
      const usual = [document["x-default-version"], json, json];
      // Short, for the client of a browser.
      while (others.length > 0 && others.at(-1) === usual[others.length - 1]) others.pop();
      const entry = [id, scope, ...others];
      return `  ${literal(`${method.toUpperCase()} ${path}`)}: [${entry.map(literal).join(", ")}],\n`;
    });
  return `${header}
/**
 * The id of each operation, and the scope that its token needs; then its API version, and the media types of its success and of
 * its request, as far as one is not the usual.
 */
export const operations = {
${rows.join("")}} as const;
`;
}
