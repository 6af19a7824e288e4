import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Document } from "../contract/document.ts";
import { baseName } from "../pipeline/base.ts";
import { applyOverlay } from "../pipeline/overlay/apply.ts";
import { Origins } from "../pipeline/overlay/origins.ts";
import { readOverlay } from "../pipeline/overlay/read.ts";
import { BuildError } from "../pipeline/problems.ts";

/** The contract with what the overlay has so far, as overlays see it, and what of it the overlay has added. */
export interface KnownContract {
  document: Document;
  origins: Origins;
}

/** @throws BuildError if the overlay is not valid */
export async function knownContract(overlay: string): Promise<KnownContract> {
  const file = createRequire(import.meta.url).resolve(`svc-monitoring-api/${baseName}`);
  const document: Document = JSON.parse(await readFile(file, "utf8"));
  const origins = new Origins();
  if (existsSync(overlay)) {
    const problems = applyOverlay(document, await readOverlay(overlay), origins, true);
    if (problems.length > 0) throw new BuildError(problems);
  }
  return { document, origins };
}
