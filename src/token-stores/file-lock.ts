import { randomUUID } from "node:crypto";
import { readFileSync, rmSync } from "node:fs";
import { open, stat } from "node:fs/promises";

/** What is done with a lock takes milliseconds; a process that holds it for so long was paused or killed. In milliseconds. */
export const staleAfter = 5_000;

/** Another process holds the lock, or took it meanwhile: this one was paused, or somebody removed the directory. */
export class Locked extends Error {
  readonly code = "ELOCKED";
}

/** A file that exists while a process holds the lock. It contains a name of its own, so that a process sees whether it is its own. */
export class FileLock {
  readonly #id = randomUUID();

  private constructor(private readonly path: string) {}

  /** Takes the lock, also a stale one. @throws Locked if another process holds it; the system's error */
  static async take(path: string): Promise<FileLock> {
    const lock = new FileLock(path);
    if (await lock.#create()) return lock;
    const { mtimeMs } = await stat(path);
    // Also a time in the future: the clock was set back.
    const isStale = Math.abs(Date.now() - mtimeMs) > staleAfter;
    if (isStale) rmSync(path, { recursive: true, force: true });
    if (isStale && (await lock.#create())) return lock;
    throw new Locked();
  }

  /** @throws Locked if another process took the lock, as stale; ENOENT if somebody removed it */
  check(): void {
    if (readFileSync(this.path, "utf8") !== this.#id) throw new Locked();
  }

  /** If it is another process's by now, that process notices, and runs its step again. A lock that stays goes stale. */
  release(): void {
    try {
      rmSync(this.path, { force: true });
    } catch {}
  }

  async #create(): Promise<boolean> {
    const file = await open(this.path, "wx", 0o600).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
    });
    if (!file) return false;
    try {
      await file.writeFile(this.#id).finally(() => file.close());
    } catch (error) {
      rmSync(this.path, { force: true });
      throw error;
    }
    return true;
  }
}
