/** Token stores that processes share, over a storage of your own. Files and Redis have entry points of their own. */
export { type SharedStoreOptions, SharedTokenStore } from "./shared-store.ts";
export { type LockResult, type SharedStorage, StorageError, type Stored } from "./storage.ts";
