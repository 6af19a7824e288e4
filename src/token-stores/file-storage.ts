import { randomUUID } from "node:crypto";
import { renameSync, rmSync } from "node:fs";
import { lstat, open } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { makeFolder } from "../shared/files.ts";
import { isOfAnotherUser } from "../shared/owner.ts";
import { FileLock, staleAfter } from "./file-lock.ts";
import { format, type LockResult, ofFormat, type SharedStorage, StorageError, type Stored } from "./storage.ts";

/** The content of a file. Times are in milliseconds since 1970. */
interface Content {
  fence: number;
  /** When the lease ends; 0 after its release. */
  until: number;
  stored: Stored | undefined;
}

/** For how long a step is run again: longer than it takes until a lock is stale. In milliseconds. */
const patience = staleAfter + 3_000;
/** A longer lease is from before the clock was set back. */
const longestLease = 10 * 60_000;
/** How often a process that waits looks for a change, in milliseconds: not each file system reports them. */
const pollInterval = 200;

/**
 * A file for each key. Reads need no lock: a file is replaced at once. A step that writes holds a lock; if another process
 * took it meanwhile, the step runs again, and reads what the other wrote.
 */
export class FileStorage implements SharedStorage {
  /** @param directory is created, for the user alone */
  constructor(private readonly directory: string) {}

  async lock(key: string, milliseconds: number, replacing?: number): Promise<LockResult> {
    const mayTake = (content: Content | undefined) => {
      const { stored } = content ?? {};
      const isSettled = stored && stored.settledUntil > Date.now() && stored.version !== replacing;
      return heldFor(content) === undefined && !isSettled;
    };
    const content = await this.#read(key);
    if (!mayTake(content)) return answerOf(content);
    return this.#step(key, async (lock) => {
      const current = await this.#read(key);
      if (!mayTake(current)) return answerOf(current);
      // Grows even if the file was deleted: it is at least the time.
      const fence = Math.max((current?.fence ?? 0) + 1, Date.now());
      await this.#replace(key, lock, { fence, until: Date.now() + milliseconds, stored: current?.stored });
      return { now: Date.now(), stored: current?.stored, fence };
    });
  }

  write(key: string, fence: number, next: Omit<Stored, "version"> | undefined, milliseconds: number): Promise<boolean> {
    return this.#step(key, async (lock) => {
      const current = await this.#read(key);
      if (current?.fence !== fence || heldFor(current) === undefined) return false;
      const until = milliseconds > 0 ? Date.now() + milliseconds : 0;
      await this.#replace(key, lock, { fence, until, stored: next ? { ...next, version: fence } : current.stored });
      return true;
    });
  }

  async changed(key: string, since: LockResult, milliseconds: number): Promise<void> {
    const end = performance.now() + milliseconds;
    for (;;) {
      const content = await this.#read(key);
      const left = end - performance.now();
      const isSame = heldFor(content) !== undefined && content?.stored?.version === since.stored?.version;
      if (!isSame || left <= 0) return;
      await sleep(Math.min(pollInterval, left), undefined, { ref: false });
    }
  }

  async #read(key: string): Promise<Content | undefined> {
    try {
      const path = this.#path(key);
      // Nor is a link of theirs followed, which could lead to the token of another account.
      if (isOfAnotherUser((await lstat(path)).uid)) throw new StorageError(planted(this.directory));
      const file = await open(path, "r");
      try {
        // A token that somebody else has put there would send the calls to their account.
        if (isOfAnotherUser((await file.stat()).uid)) throw new StorageError(planted(this.directory));
        return contentOf(await file.readFile("utf8"));
      } finally {
        await file.close();
      }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
      throw failure(error, this.directory);
    }
  }

  /** Runs a step while no other process runs one, and again if it lost a race. */
  async #step<T>(key: string, step: (lock: FileLock) => Promise<T>): Promise<T> {
    for (const end = performance.now() + patience; ; await sleep(5 + Math.random() * 45)) {
      try {
        await makeFolder(this.directory, 0o700);
        const lock = await FileLock.take(`${this.#path(key)}.lock`);
        try {
          return await step(lock);
        } finally {
          lock.release();
        }
      } catch (error) {
        if (!mayPass(error) || performance.now() > end) throw failure(error, this.directory);
      }
    }
  }

  /** Replaces the file, unless another process took the lock. */
  async #replace(key: string, lock: FileLock, next: Content): Promise<void> {
    const path = this.#path(key);
    const draft = `${path}.${randomUUID()}`;
    try {
      const file = await open(draft, "wx", 0o600);
      try {
        await file.writeFile(JSON.stringify({ format, ...next }));
        await file.sync();
      } finally {
        await file.close();
      }
      // Between these two there is no turn of the event loop.
      lock.check();
      renameSync(draft, path);
    } catch (error) {
      rmSync(draft, { force: true });
      throw error;
    }
  }

  #path(key: string): string {
    return join(this.directory, `${key}.json`);
  }
}

/** Whether the step may succeed when it runs again: after a lost race, or a file that a virus scanner had open. */
function mayPass(error: unknown): boolean {
  const { code = "", syscall } = error as NodeJS.ErrnoException;
  return /^(ELOCKED|ENOENT|ESTALE)$/.test(code) || (syscall === "rename" && /^(EBUSY|EPERM)$/.test(code));
}

/** @returns undefined if the file is damaged: the next lease replaces it */
function contentOf(text: string): Content | undefined {
  const content = ofFormat<Content>(text, "The token file has", "directory");
  const isBody = content?.stored === undefined || typeof content.stored.body === "string";
  return Number.isFinite(content?.fence) && Number.isFinite(content?.until) && isBody ? content : undefined;
}

function answerOf(content: Content | undefined): LockResult {
  return { now: Date.now(), stored: content?.stored, heldFor: heldFor(content) };
}

/** For how long a process holds the lease; undefined if none does. */
function heldFor(content: Content | undefined): number | undefined {
  const left = (content?.until ?? 0) - Date.now();
  return left > 0 && left <= longestLease ? left : undefined;
}

const advice: ReadonlyArray<readonly [codes: RegExp, what: string]> = [
  [
    /^(EACCES|EPERM)$/,
    "may not be read or written by this user. Change its owner or its mode, or use another: the option `directory`, or SVC_HOME",
  ],
  [/^EROFS$/, "is read-only. Use one that can be written: the option `directory`, or SVC_HOME"],
  [/^(ENOSPC|EDQUOT)$/, "is on a full disk. Free some space"],
  [/^EISDIR$/, "contains a directory in the place of a token file. Remove it"],
  [/^(ENOTDIR|EEXIST)$/, "is not a directory. Use another one"],
  [
    /^ENOENT$/,
    "could not be created. Use one that can be written: the option `directory`, or SVC_HOME. If it is a symbolic link, check its target",
  ],
  [/^(EMFILE|ENFILE)$/, "could not be opened, because too many files are open. Raise the limit of open files"],
  [/^ELOCKED$/, "is locked by another process for too long. Check the processes that use it"],
];

const planted = (directory: string) =>
  `A token file in ${directory} belongs to another user of this machine. Delete it, and give the store a directory that only you can write.`;

function failure(error: unknown, directory: string): StorageError {
  if (error instanceof StorageError) return error;
  const { code = "" } = error as NodeJS.ErrnoException;
  const [, what = "could not be read or written"] = advice.find(([codes]) => codes.test(code)) ?? [];
  return new StorageError(`The directory of tokens, ${directory}, ${what}.`, { cause: code });
}
