/** What only another user's process, or a disk of its own, shows of the token store in files. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { chmod, chown, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { startWorkers, tokenRequests } from "./workers.ts";

const { mock, start, startMany } = await startWorkers();
const fine = { answered: 5, errors: [] };
/** Root may read and write everything, so the process is another user's. */
const uid = process.getuid?.() === 0 ? 65_534 : undefined;

const failed = (directory: string, what: string) => ({
  answered: 0,
  errors: [`StorageError: The directory of tokens, ${directory}, ${what}.`],
});
const notAllowed =
  "may not be read or written by this user. Change its owner or its mode, or use another: SVC_HOME or, in a program, the option `directory` (EACCES)";

it("a directory that this user may not write is an error that says what to do, before a token is requested", async () => {
  const directory = await temporaryFolder();
  await chmod(directory, 0o500);
  const other = await start(directory, uid);
  expect(await other.round()).toEqual(failed(directory, notAllowed));
  expect(tokenRequests(mock)).toBe(0);
});

it("a token file that this user may not read is left as it is, and the error says what to do", async () => {
  const directory = await temporaryFolder();
  const [own, other] = [await start(directory), await start(directory, uid)];
  await own.round();
  const [name = ""] = await readdir(directory);
  // The file stays root's.
  if (uid) await chown(directory, uid, uid);
  else await chmod(join(directory, name), 0);
  expect(await other.round()).toEqual(failed(directory, notAllowed));
  await chmod(join(directory, name), 0o600);
  // Root does not use the folder of another user.
  if (uid) await chown(directory, 0, 0);
  expect(await (await start(directory)).round()).toEqual(fine);
  expect(tokenRequests(mock)).toBe(1);
});

/** A disk of 64 kB. Only root may create one, and not in every container. */
function mountSmallDisk(): string | undefined {
  const path = mkdtempSync(join(tmpdir(), "disk-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=64k", "tmpfs", path], { stdio: "ignore" });
    return path;
  } catch {
    rmSync(path, { recursive: true });
    console.log("Skipped: the test of a full disk needs the right to mount one.");
    return undefined;
  }
}

const disk = mountSmallDisk();
describe.skipIf(!disk)("a full disk", () => {
  const where = disk ?? "";
  afterAll(() => {
    execFileSync("umount", [where]);
    rmSync(where, { recursive: true });
  });

  it("leaves the file as it is: processes go on with a valid token, and renew it when there is space again", async () => {
    const workers = await startMany(3, where);
    const roundOfAll = async () => {
      for (const worker of workers) expect(await worker.round()).toEqual(fine);
    };
    await roundOfAll();
    const [name = ""] = await readdir(where);
    const stored = await readFile(join(where, name), "utf8");
    const filler = join(where, "filler");
    await expect(writeFile(filler, Buffer.alloc(1_000_000))).rejects.toMatchObject({ code: "ENOSPC" });
    await roundOfAll();
    mock.advance(2 * 3_600_000);
    expect(await workers[0]?.round()).toEqual(failed(where, "is on a full disk. Free some space (ENOSPC)"));
    expect(await readFile(join(where, name), "utf8")).toBe(stored);
    expect((await readdir(where)).toSorted()).toEqual([name, "filler"].toSorted());
    await rm(filler);
    await roundOfAll();
    expect(tokenRequests(mock)).toBe(2);
  });
});
