import fs, { type PathLike } from "node:fs";
import { join } from "node:path";
import type { Interrupt } from "./fault-tests.ts";
import { type Call, handles, isToken, replace } from "./faults.ts";

/** Runs a function before a system call, once. */
function before(object: object, name: string, isMeant: (path: PathLike) => boolean, run: () => Promise<unknown>) {
  let isOver = false;
  return replace(
    object,
    name,
    (original: Call) =>
      async function (this: unknown, path: PathLike, ...rest: never[]) {
        if (!isOver && isMeant(path)) {
          isOver = true;
          await run();
        }
        return original.call(this, path, ...rest);
      },
  );
}

/** Lets the locks in the directory look as old as those of a process that was paused for a minute. */
async function age(directory: string): Promise<void> {
  for (const name of await fs.promises.readdir(directory)) {
    const minuteAgo = Date.now() / 1000 - 60;
    if (name.endsWith(".lock")) await fs.promises.utimes(join(directory, name), minuteAgo, minuteAgo);
  }
}

const remove = (directory: string) => fs.promises.rm(directory, { recursive: true });

/** Each place in a step of the file store where its process may be paused, and what may happen to its lock meanwhile. */
export function fileInterrupts(directoryOf: () => string): Record<string, Interrupt> {
  const draft = (path: PathLike) => isToken(path) && !/\.(json|lock)$/.test(String(path));
  const lock = (path: PathLike) => isToken(path) && String(path).endsWith(".lock");
  const any = () => true;
  type Place = [
    name: string,
    object: () => object | Promise<object>,
    call: string,
    isMeant: (path: PathLike) => boolean,
  ];
  const places: Place[] = [
    ["before the directory is looked for", () => fs.promises, "stat", isToken],
    ["before its lock is created", () => fs.promises, "open", lock],
    ["before its lock is written", handles, "writeFile", any],
    ["before the new file is created", () => fs.promises, "open", draft],
    ["before the new file is on the disk", handles, "sync", any],
  ];
  const events: Array<[string, (directory: string) => Promise<unknown>]> = [
    ["the lock is stale", age],
    ["the directory is removed", remove],
  ];
  return Object.fromEntries(
    places.flatMap(([place, object, call, isMeant]) =>
      events.map(([event, change]): [string, Interrupt] => [
        `${place}, ${event}`,
        async (meanwhile) =>
          before(await object(), call, isMeant, async () => {
            await change(directoryOf());
            await meanwhile();
          }),
      ]),
    ),
  );
}
