/** Token storage in files, for processes on one machine. */
import { join } from "node:path";
import { checkOptions } from "../client/option-checks.ts";
import { userFolder } from "../shared/user-folder.ts";
import { FileStorage } from "./file-storage.ts";
import { type SharedStoreOptions, SharedTokenStore } from "./shared-store.ts";
import { fileTable } from "./store-options.ts";

export { FileStorage } from "./file-storage.ts";
export { StorageError } from "./storage.ts";

export interface FileStoreOptions extends SharedStoreOptions {
  /** A directory of this machine's own disk; `tokens` in the folder of the variable SVC_HOME if omitted, or else `svc-monitoring-api` in the user's directory for state. */
  directory?: string | undefined;
}

/**
 * Creates a token store in files that only the user can read, one for each refresh token.
 * @throws TypeError that names the invalid option
 */
export function fileTokenStore(options: FileStoreOptions = {}): SharedTokenStore {
  checkOptions("the file store", options, fileTable);
  const { directory = stateDirectory(), ...shared } = options;
  return new SharedTokenStore(new FileStorage(directory), shared);
}

/** @throws TypeError if the user has no home folder */
export function stateDirectory(environment: Record<string, string | undefined> = process.env): string {
  return join(userFolder("state", environment), environment.SVC_HOME ? "tokens" : "");
}
