import { readFile, stat } from "node:fs/promises";
import type { Document } from "../../contract/document.ts";
import { type Operation, operationsOf } from "../../contract/operations.ts";
import { Router } from "../../contract/router.ts";

/** The operations that the inspector has to do with: those below {base_url}. */
export interface InspectedContract {
  document: Document;
  operations: Operation[];
  /** Finds the operation of a request, whose path has no base URL. */
  router: Router<Operation>;
}

/**
 * Reads a bundled document, and reads it anew when it has changed.
 * @param file JSON
 */
export function contractReader(file: string): () => Promise<InspectedContract> {
  let readAt = Number.NaN;
  let contract: Promise<InspectedContract> | undefined;
  return async () => {
    const { mtimeMs } = await stat(file);
    if (!contract || mtimeMs !== readAt) {
      readAt = mtimeMs;
      contract = readContract(file);
    }
    return contract;
  };
}

async function readContract(file: string): Promise<InspectedContract> {
  const document: Document = JSON.parse(await readFile(file, "utf8"));
  const operations = operationsOf(document).filter(({ isOAuth }) => !isOAuth);
  return { document, operations, router: new Router(operations, "") };
}
