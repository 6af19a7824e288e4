import { execFile } from "node:child_process";
import { cp, symlink } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import type { WhenOver } from "./command.ts";
import { temporaryFolder } from "./temporary-folder.ts";

const run = promisify(execFile);

/** Somebody who commits. */
export const author = "-c user.name=a -c user.email=a@a.test";

/**
 * A copy of the files of this repository as they are now, with the installed packages. It is a git repository with an empty
 * commit, and nothing is added to it.
 * @returns its folder
 */
export async function copyHere(whenOver?: WhenOver): Promise<string> {
  const copy = await temporaryFolder(whenOver);
  const { stdout } = await run("git", ["ls-files", "--cached", "--others", "--exclude-standard"]);
  // A file that was deleted is listed until the next commit.
  for (const file of stdout.trim().split("\n")) await cp(file, join(copy, file)).catch(() => {});
  await symlink(resolve("node_modules"), join(copy, "node_modules"));
  const commit = `git ${author} commit --quiet --allow-empty --message start`;
  await run("bash", ["-ec", `git init --quiet && ${commit}`], { cwd: copy });
  return copy;
}
