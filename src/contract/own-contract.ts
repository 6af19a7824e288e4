import { createRequire } from "node:module";
import { readJson } from "../shared/files.ts";
import type { Document } from "./document.ts";

/** Reads the bundled contract of this package. */
export function readContract(): Promise<Document> {
  return readJson(createRequire(import.meta.url).resolve("svc-monitoring-api/openapi.json"));
}
