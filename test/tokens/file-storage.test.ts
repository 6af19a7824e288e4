/** The token store in files. Each store is one as another process has it. */
import fs from "node:fs";
import {
  chown,
  lchown,
  lstat,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
  utimes,
  writeFile,
} from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";
import { basename, join } from "node:path";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { FileStorage, type FileStoreOptions, fileTokenStore } from "../../src/token-stores/file.ts";
import { credentials, Network, thrownBy } from "../client/support.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

let directory: string;
let network: Network;
beforeEach(async () => {
  directory = await temporaryFolder();
  network = new Network();
});

/** Calls the service as a process of its own. */
async function call(options: FileStoreOptions = {}, refreshToken = credentials.refreshToken): Promise<number> {
  const tokenStore = fileTokenStore({ directory, ...options });
  const fetch = network.serviceFetch({ tokenStore, credentials: { ...credentials, refreshToken } });
  return (await fetch("/monitors")).status;
}

/** The path of the only token file. */
const file = async () => join(directory, (await readdir(directory))[0] ?? "");

describe("a token in a file", () => {
  it("is for the user alone, and neither the file nor its name has the credentials", async () => {
    await call();
    const path = await file();
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    const all = path + (await readFile(path, "utf8"));
    for (const secret of Object.values(credentials)) expect(all).not.toContain(secret);
  });

  const encryptionKey = Buffer.alloc(32, 1).toString("base64");

  it("is encrypted if a key is given; without the key, or with another, the error says what to do", async () => {
    await call({ encryptionKey });
    expect(await readFile(await file(), "utf8")).toContain('"body":"aes-256-gcm:');
    await call({ encryptionKey });
    expect(network.tokenCalls).toHaveLength(1);
    const another = Buffer.alloc(32, 2).toString("base64");
    expect(String(await thrownBy(call()))).toBe(
      "StorageError: The stored tokens are encrypted. Give the `encryptionKey` that they were stored with.",
    );
    expect(String(await thrownBy(call({ encryptionKey: another })))).toBe(
      "StorageError: The stored tokens are encrypted with another key. Use one `encryptionKey` in all processes, or delete what is stored.",
    );
  });

  it("is damaged if it is encrypted, and somebody moved it to the file of another account", async () => {
    await call({ encryptionKey });
    const own = await file();
    await call({ encryptionKey }, "of-another-account");
    const other = (await readdir(directory)).map((name) => join(directory, name)).find((path) => path !== own) ?? "";
    await writeFile(other, await readFile(own));
    await call({ encryptionKey }, "of-another-account");
    expect(network.tokens).toEqual(["token-1", "token-2", "token-3"]);
  });

  const record = { accessToken: "planted", usableUntil: 9e15, made: [] };
  const stored = (body: unknown) =>
    JSON.stringify({ format: 1, fence: 1, until: 0, stored: { version: 1, settledUntil: 9e15, body } });
  const withRecord = (change: object) => stored(JSON.stringify({ ...record, ...change }));
  it.each<[string, string]>([
    ["nothing", ""],
    ["half of it", '{"format":1,"fen'],
    ["null", "null"],
    ["a list", "[]"],
    ["a record that is no text", stored(5)],
    ["half a record", stored("{")],
    ["a token without its time", withRecord({ usableUntil: undefined })],
    ["tokens that are no list", withRecord({ made: {} })],
    [
      "a refusal until a time that does not exist",
      withRecord({ refusal: { kind: "budget", message: "", until: 1e300 } }),
    ],
  ])("is replaced if the file has %s", async (_what, content) => {
    await call();
    await writeFile(await file(), content);
    expect(await call()).toBe(200);
    expect(network.tokens).toEqual(["token-1", "token-2"]);
  });

  it("of another version is left as it is, and the error says what to do", async () => {
    await call();
    await writeFile(await file(), '{"format":2}');
    expect(String(await thrownBy(call()))).toBe(
      "StorageError: The token file has the format 2, and this version reads 1. Use one version in all processes, or another directory.",
    );
    expect(await readFile(await file(), "utf8")).toBe('{"format":2}');
  });
});

describe("an error says what to do, and no token is requested, if", () => {
  it("the directory is a file", async () => {
    const path = join(directory, "file");
    await writeFile(path, "");
    const error = await thrownBy(call({ directory: path }));
    expect(String(error)).toBe(`StorageError: The directory of tokens, ${path}, is not a directory. Use another one.`);
  });

  it("a directory is in the place of the token file", async () => {
    await call();
    const path = await file();
    await rm(path);
    await mkdir(path);
    expect(String(await thrownBy(call()))).toBe(
      `StorageError: The directory of tokens, ${directory}, contains a directory in the place of a token file. Remove it.`,
    );
    expect(network.tokenCalls).toHaveLength(1);
  });
});

it.each([
  ["a virus scanner has it open", "EPERM"],
  ["another program has it open", "EBUSY"],
  ["a network file system lost it", "ESTALE"],
])("a file that cannot be replaced for a moment is replaced afterwards: %s (%s)", async (_why, code) => {
  let failures = 3;
  const { renameSync } = fs;
  const use = (replacement: typeof renameSync) => {
    fs.renameSync = replacement;
    syncBuiltinESMExports();
  };
  onTestFinished(() => use(renameSync));
  use((from, to) => {
    if (failures === 0) return renameSync(from, to);
    failures -= 1;
    throw Object.assign(new Error("a fault of the test"), { code, syscall: "rename" });
  });
  expect(await call()).toBe(200);
  expect(failures).toBe(0);
  expect(await readdir(directory)).toHaveLength(1);
});

const minute = 60;
it.each<[string, (path: string) => Promise<unknown>, number]>([
  ["by a process that was killed", (path) => writeFile(path, "its name"), -minute],
  ["by a version of this package whose locks were directories", (path) => mkdir(path), -minute],
  ["in the future, because the clock was set back", (path) => writeFile(path, "its name"), 60 * minute],
])("a lock that was left %s is removed", async (_by, create, age) => {
  await call();
  const path = await file();
  await rm(path);
  await create(`${path}.lock`);
  const time = Date.now() / 1000 + age;
  await utimes(`${path}.lock`, time, time);
  expect(await call()).toBe(200);
  expect(await readdir(directory)).toEqual([basename(path)]);
});

it("a process that was paused until another one took its lock reads again what that one wrote", async () => {
  const [paused, other] = [new FileStorage(directory), new FileStorage(directory)];
  const handle = await open(join(await temporaryFolder(), "any"), "w");
  const sync = vi.spyOn(Object.getPrototypeOf(handle) as typeof handle, "sync");
  await handle.close();
  onTestFinished(() => sync.mockRestore());
  sync.mockImplementationOnce(async () => {
    const minuteAgo = Date.now() / 1000 - minute;
    await utimes(join(directory, "key.json.lock"), minuteAgo, minuteAgo);
    expect(await other.lock("key", 60_000)).toMatchObject({ fence: expect.any(Number) });
  });
  const answer = await paused.lock("key", 60_000);
  expect(answer.fence).toBeUndefined();
  expect(answer.heldFor).toBeGreaterThan(0);
});

describe("at the name of a token file", () => {
  it("a link that somebody put there is replaced, and its target is as it was", async () => {
    await call();
    const path = await file();
    const target = join(await temporaryFolder(), "target");
    await writeFile(target, "of somebody");
    await rm(path);
    await symlink(target, path);
    expect(await call()).toBe(200);
    expect(await readFile(target, "utf8")).toBe("of somebody");
    expect((await lstat(path)).isFile()).toBe(true);
  });

  const isRoot = process.getuid?.() === 0;
  /** Lets this process be another user's. */
  const become = (user: number) => {
    const getuid = vi.spyOn(process as { getuid(): number }, "getuid").mockReturnValue(user);
    onTestFinished(() => getuid.mockRestore());
  };

  it.skipIf(process.platform === "win32")("another user's file is refused", async () => {
    await call();
    // Only root can give a file away; for others, the program has another user.
    if (isRoot) await chown(await file(), 4_321, 4_321);
    become(1_234);
    expect((await thrownBy(call())).message).toMatch(/^A token file in .* belongs to another user/);
  });

  it.skipIf(!isRoot)("another user's link to a file is not followed (as root only)", async () => {
    await call();
    const path = await file();
    await rename(path, `${path}.other`);
    await symlink(`${path}.other`, path);
    await chown(`${path}.other`, 1_234, 1_234);
    await lchown(path, 4_321, 4_321);
    become(1_234);
    expect((await thrownBy(call())).message).toMatch(/ belongs to another user/);
  });
});
