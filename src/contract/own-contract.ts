import { createRequire } from "node:module";
import { readJson } from "../shared/files.ts";
import type { Document } from "./document.ts";

/** Path of the bundled contract of this package, a JSON file. */
export const ownContract = createRequire(import.meta.url).resolve("svc-monitoring-api/openapi.json");

/**
 * Reads a bundle: this package's, or that of an extended contract.
 * @throws TypeError that names the file, says what is wrong with it, and what writes one
 */
export async function readContract(file: string = ownContract): Promise<Document> {
  const document = await readJson<Document | null>(file);
  if (isContract(document)) return document;
  throw new TypeError(
    `${file} is not a bundle of this contract. The command build writes one: generated/openapi.json.`,
  );
}

/** Whether a document has what every bundle of this contract has, and no other OpenAPI document. */
export function isContract(document: Document | null): document is Document {
  return Boolean(document?.paths && document.components?.securitySchemes?.OAuth2?.["x-limits"]);
}
