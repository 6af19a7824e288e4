/** Token storage in files, for processes on one machine. */
import { homedir } from "node:os";
import { join } from "node:path";
import { FileStorage } from "./file-storage.ts";
import { type SharedStoreOptions, SharedTokenStore } from "./shared-store.ts";

export { FileStorage } from "./file-storage.ts";
export { StorageError } from "./storage.ts";

export interface FileStoreOptions extends SharedStoreOptions {
  /** A directory of this machine's own disk; `svc-monitoring-api` in the user's directory for state if omitted. */
  directory?: string | undefined;
}

/**
 * Creates a token store in files that only the user can read, one for each refresh token.
 * @throws TypeError if the encryption key has another length
 */
export function fileTokenStore(options: FileStoreOptions = {}): SharedTokenStore {
  return new SharedTokenStore(new FileStorage(options.directory ?? stateDirectory()), options);
}

/** Where programs of this platform keep their state. */
function stateDirectory({ XDG_STATE_HOME, LOCALAPPDATA } = process.env): string {
  return join(XDG_STATE_HOME || LOCALAPPDATA || join(homedir(), ".local", "state"), "svc-monitoring-api");
}
