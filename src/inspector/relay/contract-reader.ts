import { readFile, stat } from "node:fs/promises";
import type { Document } from "../../contract/document.ts";
import { type Operation, operationsOf } from "../../contract/operations.ts";

/** The contract with the operations below {base_url}, without the OAuth operations. */
export interface InspectedContract {
  document: Document;
  operations: Operation[];
}

/**
 * Reads the bundled contract, and reloads it after its file has changed.
 * @param file path of a JSON file
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
  return { document, operations: operationsOf(document).filter(({ isOAuth }) => !isOAuth) };
}
