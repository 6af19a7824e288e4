import { chmod, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { readPrivate, writePrivate } from "../../src/shared/private-file.ts";
import { userFolder } from "../../src/shared/user-folder.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

describe("where files have no numeric owners, as on Windows", () => {
  it("a private file is read and written whatever its mode says", async () => {
    const folder = await temporaryFolder();
    const file = join(folder, "file");
    await writeFile(file, "old");
    await chmod(file, 0o666);
    await chmod(folder, 0o777);
    await expect(readPrivate(file)).rejects.toThrow("is not private");
    const { getuid } = process;
    onTestFinished(() => void Object.assign(process, { getuid }));
    Object.assign(process, { getuid: undefined });
    expect(await readPrivate(file)).toBe("old");
    await writePrivate(file, "new");
    expect(await readPrivate(file)).toBe("new");
  });

  it("the files of a user are in LOCALAPPDATA", () => {
    expect(userFolder("config", { LOCALAPPDATA: "/data" })).toBe("/data/svc-monitoring-api");
    expect(userFolder("state", { LOCALAPPDATA: "/data", XDG_STATE_HOME: "/x" })).toBe("/x/svc-monitoring-api");
  });
});
