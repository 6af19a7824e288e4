import { stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { makeFolder } from "../../src/shared/files.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

describe("makeFolder", () => {
  it("makes a folder and those above it, also twice at once, with the mode", async () => {
    const folder = await temporaryFolder();
    const deep = join(folder, "a/b/c");
    await Promise.all([makeFolder(deep, 0o700), makeFolder(deep, 0o700)]);
    await makeFolder(deep);
    for (const name of ["a", "a/b", "a/b/c"]) {
      const { mode } = await stat(join(folder, name));
      if (process.platform !== "win32") expect(mode & 0o777).toBe(0o700);
    }
  });

  it("says that a file is in the way", async () => {
    const folder = await temporaryFolder();
    await writeFile(join(folder, "file"), "");
    for (const name of ["file", "file/a", "file/a/b"])
      await expect(makeFolder(join(folder, name)), name).rejects.toMatchObject({ code: "ENOTDIR" });
  });

  it.skipIf(process.platform !== "linux")("ends where the system makes no folder", async () => {
    for (const folder of ["/proc/x", "/proc/x/y/z"]) await expect(makeFolder(folder)).rejects.toThrow("/proc/x");
  });
});
