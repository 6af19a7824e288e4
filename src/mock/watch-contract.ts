import { unwatchFile, watchFile } from "node:fs";
import { type Contract, loadContract } from "./load-contract.ts";

/** How often the contract's file is checked for changes, in milliseconds. */
const interval = 250;

/**
 * Reloads a contract whenever its file changes.
 * @param onReload called after each reload, with an error if it failed
 * @param use gets each contract that can be served
 * @returns ends this
 */
export function watchContract(
  file: string,
  onReload: (problem: Error | undefined) => void,
  use: (contract: Contract) => void,
): () => void {
  async function reload(): Promise<void> {
    try {
      const next = await loadContract(file);
      await next.prism.prepare(next.operations);
      use(next);
      onReload(undefined);
    } catch (error) {
      onReload(error as Error);
    }
  }
  const watcher = () => void reload();
  // Any number of mocks may watch one file.
  watchFile(file, { interval }, watcher).setMaxListeners(0);
  return () => unwatchFile(file, watcher);
}
