import fs, { type PathLike } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Fault } from "./fault-tests.ts";

const failure = (code: string) => Object.assign(new Error(`${code}: a fault of the test`), { code });

/** Replaces a function while a fault lasts. Other files' tests run in this process, so only what is about tokens fails. */
export function replace(object: object, name: string, broken: (original: never) => unknown): () => void {
  const original = Reflect.get(object, name);
  Reflect.set(object, name, broken(original as never));
  syncBuiltinESMExports();
  return () => {
    Reflect.set(object, name, original);
    syncBuiltinESMExports();
  };
}

export type Call = (path: PathLike, ...rest: never[]) => unknown;

export const isToken = (path: PathLike) => /tokens-/.test(String(path));

/** A system call that throws. */
const throwing = (object: object, name: string, code: string): Fault => {
  return () =>
    replace(object, name, (original: Call) => (path: PathLike, ...rest: never[]) => {
      if (!isToken(path)) return original.call(object, path, ...rest);
      if (object === fs.promises) return Promise.reject(failure(code));
      throw failure(code);
    });
};

/** What all open files have their methods from. */
export async function handles(): Promise<object> {
  const file = await fs.promises.open(join(tmpdir(), "tokens-handle"), "w");
  await file.close();
  return Object.getPrototypeOf(file);
}

/** A system call on an open file that fails. */
const failingHandle = (name: string, code: string): Fault => {
  return async () => replace(await handles(), name, () => () => Promise.reject(failure(code)));
};

/** Each system call of the file store. */
export const fileFaults: Record<string, Fault> = {
  "no directory can be created": async () => {
    const ends = [await throwing(fs.promises, "stat", "ENOENT")(), await throwing(fs.promises, "mkdir", "EACCES")()];
    return () => {
      for (const end of ends) end?.();
    };
  },
  "no file can be opened": throwing(fs.promises, "open", "EMFILE"),
  "no file can be read": failingHandle("readFile", "EIO"),
  "no lock can be read": throwing(fs, "readFileSync", "EIO"),
  "no file can be renamed": throwing(fs, "renameSync", "EXDEV"),
  "no file can be deleted": throwing(fs, "rmSync", "EPERM"),
  "the disk is full": failingHandle("writeFile", "ENOSPC"),
  "the disk does not write": failingHandle("sync", "EIO"),
  "a file cannot be closed": failingHandle("close", "EIO"),
};
