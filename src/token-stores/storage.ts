import { TransportError } from "../client/errors.ts";

/** What is stored under a key. */
export interface Stored {
  /** The fence of the lease that wrote it: it only grows. */
  version: number;
  /** Until this time the stored value is current, and `lock` does not grant a lease. In milliseconds since 1970, by the storage's clock. */
  settledUntil: number;
  /** Opaque to the storage; a secret, unless the store has an encryption key. */
  body: string;
}

/** The result of `lock`, from one atomic step. */
export interface LockResult {
  /** The time of the storage, the same for all processes. Milliseconds since 1970. */
  now: number;
  /** What is stored; undefined if nothing is. */
  stored: Stored | undefined;
  /** Set if the lease was granted: a number that is larger than that of every earlier lease of the key. */
  fence?: number | undefined;
  /** Set if another process holds the lease: it ends after this many milliseconds, unless it is extended or released. */
  heldFor?: number | undefined;
  /** For `changed`: the position in the storage's events at the time of this result. */
  cursor?: string | undefined;
}

/**
 * Where several processes store tokens. Each method is one atomic step for all processes, and rejects if the storage is out
 * of reach: with a StorageError whose `isAway` is set, if it may soon be back. A lease ends by itself, so a process may
 * believe that it still holds one: the fence decides.
 */
export interface SharedStorage {
  /**
   * Reads what is stored, and requests the lease. The lease is granted if no process holds it, and if a new value is
   * needed: nothing is stored, `settledUntil` has passed, or `replacing` is the stored version.
   * @param milliseconds how long the lease lasts
   */
  lock(key: string, milliseconds: number, replacing?: number): Promise<LockResult>;
  /**
   * Writes under a lease, with the lease's fence as version. The lease lasts another `milliseconds`; 0 releases it and tells
   * the processes that wait.
   * @param next undefined leaves what is stored as it is
   * @returns false, and changes nothing, if the lease with this fence has ended or another one was granted since
   */
  write(key: string, fence: number, next: Omit<Stored, "version"> | undefined, milliseconds: number): Promise<boolean>;
  /**
   * Waits until a lease is released that another process held when `lock` answered, or for the given time. It may resolve
   * earlier, with anything. It must not miss a release between `lock` and this call.
   */
  changed(key: string, since: LockResult, milliseconds: number): Promise<unknown>;
}

/** The storage is out of reach, or what it contains cannot be read. The message says what to do, and contains no token. */
export class StorageError extends TransportError {
  override name = "StorageError";
  /** Whether the storage may soon be back, as after a lost connection. A store then tries again within `storageTimeout`. */
  readonly isAway: boolean;

  constructor(message: string, { isAway = false, ...options }: ErrorOptions & { isAway?: boolean } = {}) {
    super(message, options);
    this.isAway = isAway;
  }
}

/** Another number for a format that older versions cannot read. */
export const format = 1;

/** Parses what was stored; undefined if it is damaged: what is stored next replaces it. @throws StorageError */
export function ofFormat<Content>(text: string, whatHas: string, place: string): Content | undefined {
  let content: (Content & { format?: unknown }) | undefined;
  try {
    content = JSON.parse(text) ?? undefined;
  } catch {
    return undefined;
  }
  if (content?.format === undefined || content.format === format) return content;
  throw new StorageError(
    `${whatHas} the format ${JSON.stringify(content.format)}, and this version reads ${format}. Use one version in all processes, or another ${place}.`,
  );
}
