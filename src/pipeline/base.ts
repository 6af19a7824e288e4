import { createRequire } from "node:module";
import type { Document } from "../contract/document.ts";
import { readJson } from "../shared/files.ts";

/** The file with what overlays extend: the contract as one document, in its hand-written form. */
export const baseName = "openapi.base.json";

/** The contract of this package that overlays extend, as a new object. */
export function baseContract(): Promise<Document> {
  return readJson(createRequire(import.meta.url).resolve(`svc-monitoring-api/${baseName}`));
}

/** A member of a constant, over several lines. */
const member = /\{\s*("const":[^{}]*?)\s*\}/g;

/** The base as JSON. As in the hand-written files, a member of a constant is one line. */
export function baseText(base: Document): string {
  const text = JSON.stringify(base, null, 2).replace(
    member,
    (_, fields: string) => `{ ${fields.replace(/\n\s*/g, " ")} }`,
  );
  return `${text}\n`;
}
