import fs from "node:fs";
import { chown, lchown, lstat, mkdir, readdir, readFile, symlink, utimes, writeFile } from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";
import { join } from "node:path";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { FileStorage } from "../../src/tokens/file-storage.ts";
import { withDirectory } from "./hooks.ts";

let directory: string;
withDirectory((path) => {
  directory = path;
});

it.each([
  ["a virus scanner has it open", "EPERM"],
  ["another program has it open", "EBUSY"],
  ["a network file system lost it", "ESTALE"],
])("a token file that cannot be replaced for a moment is replaced afterwards: %s (%s)", async (_why, code) => {
  let failures = 3;
  const { renameSync } = fs;
  const use = (replacement: typeof renameSync) => {
    fs.renameSync = replacement;
    syncBuiltinESMExports();
  };
  use((from, to) => {
    if (failures === 0) return renameSync(from, to);
    failures -= 1;
    throw Object.assign(new Error("a fault of the test"), { code, syscall: "rename" });
  });
  try {
    expect(await new FileStorage(directory).lock("key", 60_000)).toMatchObject({ fence: expect.any(Number) });
    expect(failures).toBe(0);
  } finally {
    use(renameSync);
  }
  expect(await readdir(directory)).toEqual(["key.json"]);
});

it("a token file whose record is no text is damaged, and is replaced", async () => {
  await writeFile(join(directory, "key.json"), JSON.stringify({ fence: 1, until: 0, stored: { body: 5 } }));
  expect(await new FileStorage(directory).lock("key", 60_000)).toMatchObject({ stored: undefined });
});

describe("a lock that a process left", () => {
  const minuteAgo = Date.now() / 1000 - 60;
  it.each([
    ["when it was killed", (path: string) => writeFile(path, "its name")],
    ["of a version of this package whose locks were directories", (path: string) => mkdir(path)],
  ])("%s is removed", async (_why, create) => {
    const path = join(directory, "key.json.lock");
    await create(path);
    await utimes(path, minuteAgo, minuteAgo);
    expect(await new FileStorage(directory).lock("key", 60_000)).toMatchObject({ fence: expect.any(Number) });
    expect(await readdir(directory)).toEqual(["key.json"]);
  });

  it("and that is from the future, because the clock was set back, is removed", async () => {
    const path = join(directory, "key.json.lock");
    await writeFile(path, "its name");
    await utimes(path, minuteAgo + 3_600, minuteAgo + 3_600);
    expect(await new FileStorage(directory).lock("key", 60_000)).toMatchObject({ fence: expect.any(Number) });
  });
});

it("a link that somebody put at the name of a token file is replaced, and its target is as it was", async () => {
  const target = join(directory, "target");
  await writeFile(target, "of somebody");
  await symlink(target, join(directory, "key.json"));
  const storage = new FileStorage(directory);
  const { fence = 0 } = await storage.lock("key", 60_000);
  expect(await storage.write("key", fence, { settledUntil: 0, body: "a token" }, 0)).toBe(true);
  expect(await readFile(target, "utf8")).toBe("of somebody");
  expect((await lstat(join(directory, "key.json"))).isFile()).toBe(true);
});

it.skipIf(process.platform === "win32")("a token file that another user has put there is refused", async () => {
  const storage = new FileStorage(directory);
  await storage.lock("key", 60_000);
  const file = join(directory, "key.json");
  // Only root can give a file away; for others, the program has another user.
  if (process.getuid?.() === 0) await chown(file, 4_321, 4_321);
  const user = vi.spyOn(process as { getuid(): number }, "getuid").mockReturnValue(1_234);
  try {
    await expect(storage.lock("key", 60_000)).rejects.toThrow(/A token file in .* belongs to another user/);
  } finally {
    user.mockRestore();
  }
});

it.skipIf(process.getuid?.() !== 0)(
  "a link that another user has put there is not followed (as root only)",
  async () => {
    const storage = new FileStorage(directory);
    await storage.lock("other", 60_000);
    await symlink(join(directory, "other.json"), join(directory, "key.json"));
    await chown(join(directory, "other.json"), 1_234, 1_234);
    await lchown(join(directory, "key.json"), 4_321, 4_321);
    const user = vi.spyOn(process as { getuid(): number }, "getuid").mockReturnValue(1_234);
    try {
      await expect(storage.lock("key", 60_000)).rejects.toThrow(/belongs to another user/);
    } finally {
      user.mockRestore();
    }
  },
);

it("a directory that is a link to nothing is an error that says so", async () => {
  let time = 0;
  const seconds = vi.spyOn(performance, "now").mockImplementation(() => {
    time += 1_000;
    return time;
  });
  onTestFinished(() => seconds.mockRestore());
  const link = join(directory, "link");
  await symlink(join(directory, "nothing", "here"), link);
  await expect(new FileStorage(link).lock("key", 60_000)).rejects.toThrow(
    `The directory of tokens, ${link}, could not be created. Use one that can be written: the option \`directory\`, or SVC_HOME. If it is a symbolic link, check its target.`,
  );
});
