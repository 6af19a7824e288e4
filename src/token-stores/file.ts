/** Access tokens in files, for processes on one machine. */
import { randomUUID } from "node:crypto";
import { lstatSync, renameSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { StorageError } from "../client/errors.ts";
import type { TokenStore } from "../client/tokens/token-store.ts";
import { assertOptions, text } from "../shared/options.ts";
import {
  makePrivateFolder,
  NotPrivateError,
  readPrivate,
  withPrivateDraft,
  writePrivate,
} from "../shared/private-file.ts";
import { userFolder } from "../shared/user-folder.ts";

export interface FileStoreOptions {
  /** A directory on a disk of this machine (default: `tokens` in SVC_HOME, or `svc-monitoring-api` in your directory for state). */
  directory?: string | undefined;
}

/**
 * Creates a token store in files that only you can read, one for each refresh token. Links and files of other users are errors:
 * with the token of somebody else, calls would act on another account.
 * @throws TypeError if an option is not valid, if there is no home directory, or if SVC_HOME is relative
 */
export function fileTokenStore(options: FileStoreOptions = {}): TokenStore {
  assertOptions("fileTokenStore", options, { directory: text });
  return new FileTokenStore(options.directory ?? stateDirectory());
}

/** The directory of the token files. @throws TypeError if there is no home directory, or if SVC_HOME is relative */
export function stateDirectory(environment: Record<string, string | undefined> = process.env): string {
  return join(userFolder("state", environment), environment.SVC_HOME ? "tokens" : "");
}

/** How long a process that takes a stale lock waits to see whether another one takes it, too. */
const contestTime = 100;

class FileTokenStore implements TokenStore {
  constructor(private readonly directory: string) {}

  get(key: string): Promise<string | undefined> {
    return this.#try(() => readPrivate(this.#path(key)));
  }

  set(key: string, value: string): Promise<void> {
    return this.#try(() => writePrivate(this.#path(key), value));
  }

  lock(key: string, milliseconds: number): Promise<(() => Promise<void>) | undefined> {
    const path = `${this.#path(key)}.lock`;
    const id = randomUUID();
    const release = async () => {
      if ((await readPrivate(path)) === id) await rm(path, { force: true });
    };
    return this.#try(async () => {
      const isTaken = (await this.#create(path, id)) || (await this.#takeStale(path, id, milliseconds));
      return isTaken ? () => this.#try(release) : undefined;
    });
  }

  /** Creates a lock. @returns false if it exists already */
  async #create(path: string, id: string): Promise<boolean> {
    await makePrivateFolder(this.directory);
    try {
      await writeFile(path, id, { mode: 0o600, flag: "wx" });
      return true;
    } catch (error) {
      const { code, syscall } = error as NodeJS.ErrnoException;
      if (code === "EEXIST") return false;
      // The lock file exists, but has no owner, because writing it failed. No process would release this lock, so it is removed.
      if (syscall !== "open") await rm(path, { force: true });
      throw error;
    }
  }

  /** Takes over the lock of a process that was killed. If several processes do this at once, the last one gets the lock. */
  async #takeStale(path: string, id: string, milliseconds: number): Promise<boolean> {
    if (!isStale(path, milliseconds)) return false;
    const isTaken = await withPrivateDraft(path, id, (draft) => {
      // Another process may have taken it meanwhile. Between this look and the renaming there is no turn of the event loop.
      const isStillStale = isStale(path, milliseconds);
      if (isStillStale) renameSync(draft, path);
      return isStillStale;
    });
    if (!isTaken) return false;
    await sleep(contestTime);
    return (await readPrivate(path)) === id;
  }

  async #try<T>(step: () => Promise<T>): Promise<T> {
    try {
      return await step();
    } catch (error) {
      if (error instanceof NotPrivateError) throw notPrivate(error);
      const { code = "" } = error as NodeJS.ErrnoException;
      const [, advice] = permanent.find(([codes]) => codes.test(code)) ?? [];
      const message = `The directory of tokens, ${this.directory}, ${advice ?? "could not be read or written"}`;
      throw new StorageError(`${message} (${code}).`, { cause: code, isPermanent: advice !== undefined });
    }
  }

  #path(key: string): string {
    return join(this.directory, `${key}.json`);
  }
}

/** The error of a file that somebody else may have put there, or could. */
function notPrivate({ path, exposure }: NotPrivateError): StorageError {
  const message =
    exposure === "inSharedFolder"
      ? `Other users of this machine can change the directory of tokens, ${path}. Use one that only you can write.`
      : `The token file ${path} is not a plain file, or another user of this machine owns it or can read it. Delete it, and use a directory that only you can write.`;
  return new StorageError(message, { isPermanent: true });
}

/** Whether a lock is older than the time for which it was taken. A time in the future is of a clock that was set back. */
function isStale(path: string, milliseconds: number): boolean {
  const found = lstatSync(path, { throwIfNoEntry: false });
  return found !== undefined && Math.abs(Date.now() - found.mtimeMs) > milliseconds;
}

/** Failures that no waiting fixes, and what to do about them. */
const permanent: ReadonlyArray<readonly [codes: RegExp, advice: string]> = [
  [
    /^(EACCES|EPERM)$/,
    "may not be read or written by this user. Change its owner or its mode, or use another: SVC_HOME or, in a program, the option `directory`",
  ],
  [/^EROFS$/, "is read-only. Use one that can be written: SVC_HOME or, in a program, the option `directory`"],
  [/^(ENOSPC|EDQUOT)$/, "is on a full disk. Free some space"],
  [/^(ENOTDIR|EEXIST)$/, "is not a directory. Use another one"],
  [
    /^ENOENT$/,
    "could not be created. If it is a link, check its target; or use one that can be written: SVC_HOME or, in a program, the option `directory`",
  ],
];
