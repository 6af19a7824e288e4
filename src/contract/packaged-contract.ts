import { createRequire } from "node:module";
import { readJson } from "../shared/files.ts";
import type { Document } from "./document.ts";

/** Reads the bundled contract of this package. @throws Error if a bundler has copied this code away from the package */
export function readContract(): Promise<Document> {
  return readJson(pathOfContract());
}

function pathOfContract(): string {
  try {
    return createRequire(import.meta.url).resolve("svc-monitoring-api/openapi.json");
  } catch {
    throw new Error(
      "The contract svc-monitoring-api/openapi.json cannot be found. If a bundler has put this code into one file, leave the package svc-monitoring-api external.",
    );
  }
}
