import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { chmod, chown, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { tokenRequests, type Worker } from "./fleet.ts";
import { fileIn, startFleet, withDirectory } from "./hooks.ts";

let directory: string;
withDirectory((path) => {
  directory = path;
});
const { mock, fleet } = await startFleet();

const isRoot = process.getuid?.() === 0;
/** Root may read and write everything, so the processes are another user's. */
const uid = isRoot ? 65_534 : undefined;
const startOther = () => fleet.start(directory, 1, {}, uid);

const errorsOf = async (worker: Worker | undefined) => (await worker?.round())?.errors;
const advice = (where: string, what: string) => [`StorageError: The directory of tokens, ${where}, ${what}.`];
const notAllowed =
  "may not be read or written by this user. Change its owner or its mode, or use another: the option `directory`, or SVC_HOME";

describe("a directory of tokens", () => {
  it("that this user may not write is an error that says what to do, before a token is requested", async () => {
    await chmod(directory, 0o500);
    expect(await errorsOf(startOther())).toEqual(advice(directory, notAllowed));
    expect(tokenRequests(mock)).toBe(0);
  });

  it("that is a file is an error that says what to do, before a token is requested", async () => {
    const file = join(directory, "file");
    await writeFile(file, "");
    expect(await errorsOf(fleet.start(file))).toEqual(advice(file, "is not a directory. Use another one"));
    expect(tokenRequests(mock)).toBe(0);
  });
});

describe("a token file", () => {
  it("that this user may not read is left as it is, and the error says what to do", async () => {
    await fleet.start(directory).round();
    const file = await fileIn(directory);
    // The file stays root's.
    if (uid) await chown(directory, uid, uid);
    else await chmod(file, 0);
    expect(await errorsOf(startOther())).toEqual(advice(directory, notAllowed));
    await chmod(file, 0o600);
    expect(await fleet.start(directory).round()).toMatchObject({ answered: 1, errors: [] });
    expect(tokenRequests(mock)).toBe(1);
  });

  it("in whose place is a directory is an error that says what to do", async () => {
    const worker = fleet.start(directory);
    await worker.round();
    const file = await fileIn(directory);
    await rm(file);
    await mkdir(file);
    expect(await errorsOf(fleet.start(directory))).toEqual(
      advice(directory, "contains a directory in the place of a token file. Remove it"),
    );
    expect(await worker.round()).toMatchObject({ answered: 1, errors: [] });
    expect(tokenRequests(mock)).toBe(1);
  });
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
  afterAll(async () => {
    await fleet.end();
    execFileSync("umount", [disk ?? ""]);
    await rm(disk ?? "", { recursive: true });
  });

  it("leaves the file as it is: processes go on with a valid token, and renew it when there is space again", async () => {
    const where = disk ?? "";
    const workers = await fleet.startMany(3, where, 5);
    for (const worker of workers) expect(await worker.round()).toMatchObject({ answered: 5, errors: [] });
    const [name = ""] = await readdir(where);
    const stored = await readFile(join(where, name), "utf8");
    const filler = join(where, "filler");
    await expect(writeFile(filler, Buffer.alloc(1_000_000))).rejects.toMatchObject({ code: "ENOSPC" });
    for (const worker of workers) expect(await worker.round()).toMatchObject({ answered: 5, errors: [] });
    mock.advance(2 * 3_600_000);
    expect(new Set(await errorsOf(workers[0]))).toEqual(new Set(advice(where, "is on a full disk. Free some space")));
    expect(await readFile(join(where, name), "utf8")).toBe(stored);
    expect((await readdir(where)).toSorted()).toEqual([name, "filler"].toSorted());
    await rm(filler);
    for (const worker of workers) expect(await worker.round()).toMatchObject({ answered: 5, errors: [] });
    expect(tokenRequests(mock)).toBe(2);
  });
});
