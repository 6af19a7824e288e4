import { execFileSync } from "node:child_process";
import { chmod, chown, mkdir, readdir, readFile, rm, stat, symlink, utimes, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { type FileStoreOptions, fileTokenStore } from "../../src/token-stores/file.ts";
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

  it.each<[string, string]>([
    ["nothing", ""],
    ["half of it", '{"counted":['],
    ["null", "null"],
    ["a list", "[]"],
    ["a token that is not text", JSON.stringify({ counted: [], token: { value: 5 } })],
    [
      "a counted token that is null",
      JSON.stringify({ counted: [null], token: { value: "planted", usableUntil: 9e15 } }),
    ],
    ["tokens that are not a list", JSON.stringify({ counted: {}, token: { value: "planted", usableUntil: 9e15 } })],
  ])("is replaced if the file has %s", async (_what, content) => {
    await call();
    await writeFile(await file(), content);
    expect(await call()).toBe(200);
    expect(network.tokens).toEqual(["token-1", "token-2"]);
  });
});

describe("an error says what to do, and no token is requested, if", () => {
  it("the directory is a file", async () => {
    const path = join(directory, "file");
    await writeFile(path, "");
    const error = await thrownBy(call({ directory: path }));
    expect(String(error)).toBe(
      `StorageError: The directory of tokens, ${path}, is not a directory. Use another one (ENOTDIR).`,
    );
  });

  it.skipIf(process.platform === "win32")("others can write the directory", async () => {
    await chmod(directory, 0o777);
    expect(String(await thrownBy(call()))).toBe(
      `StorageError: Other users of this machine can change the directory of tokens, ${directory}. Use one that only you can write.`,
    );
    expect(network.tokenCalls).toEqual([]);
  });

  it("the directory cannot be made", async () => {
    const error = await thrownBy(call({ directory: "/proc/svc-tokens" }));
    expect(String(error)).toMatch(/^StorageError: The directory of tokens, \/proc\/svc-tokens, .+ SVC_HOME/);
    expect(network.tokenCalls).toEqual([]);
  });
});

const minute = 60;
it.each<[string, (path: string) => Promise<unknown>, number]>([
  ["by a process that was killed", (path) => writeFile(path, "its name"), -minute],
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

it("a process that was stopped for too long does not release the lock of the one that took its place", async () => {
  const store = fileTokenStore({ directory });
  const release = await store.lock("key", 60_000);
  const old = Date.now() / 1000 - 2 * 60;
  await utimes(join(directory, "key.json.lock"), old, old);
  expect(await store.lock("key", 60_000)).toBeTypeOf("function");
  await release?.();
  expect(await store.lock("key", 60_000)).toBeUndefined();
});

it("a stale lock is taken by exactly one of eight processes", async () => {
  for (let round = 0; round < 5; round += 1) {
    const path = join(directory, `key-${round}.json.lock`);
    await writeFile(path, "of a process that was killed");
    await utimes(path, Date.now() / 1000 - minute, Date.now() / 1000 - minute);
    const stores = Array.from({ length: 8 }, () => fileTokenStore({ directory }));
    const taken = await Promise.all(stores.map((store) => store.lock(`key-${round}`, 20_000)));
    expect(taken.filter((release) => release !== undefined)).toHaveLength(1);
  }
});

it.each([
  [{ directory: "" }, "fileTokenStore directory: expected a text that is not empty"],
  [{ folder: "/tmp" }, "fileTokenStore has no option folder. It has directory."],
])("a wrong option is an error: %j", (options, message) => {
  expect(() => fileTokenStore(options as object)).toThrow(message);
});

it.skipIf(process.getuid?.() !== 0)("a directory that another group may write is an error", async () => {
  await chown(directory, 0, 4_321);
  await chmod(directory, 0o770);
  expect((await thrownBy(call())).message).toMatch(/^Other users of this machine can change the directory of tokens/);
});

describe("at the name of a token file", () => {
  /** What a message says of a file that is not this user's own. */
  const planted =
    /^The token file .*\.json is not a plain file, or another user of this machine owns it or can read it\. Delete it/;

  it("a link that somebody put there is an error, and its target is as it was", async () => {
    await call();
    const path = await file();
    const target = join(await temporaryFolder(), "target");
    await writeFile(target, "of somebody");
    await rm(path);
    await symlink(target, path);
    expect((await thrownBy(call())).message).toMatch(planted);
    expect(await readFile(target, "utf8")).toBe("of somebody");
  });

  it.skipIf(process.platform === "win32")("a pipe is an error, and nothing waits for its writer", async () => {
    await call();
    const path = await file();
    await rm(path);
    execFileSync("mkfifo", [path]);
    expect((await thrownBy(call())).message).toMatch(planted);
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
    expect((await thrownBy(call())).message).toMatch(planted);
  });

  it("a directory is an error, and no token is requested", async () => {
    await call();
    const path = await file();
    await rm(path);
    await mkdir(path);
    expect((await thrownBy(call())).message).toMatch(planted);
    expect(network.tokenCalls).toHaveLength(1);
  });

  it.skipIf(process.platform === "win32")("a file that others can read is refused", async () => {
    await call();
    await chmod(await file(), 0o644);
    expect((await thrownBy(call())).message).toMatch(planted);
  });

  it.skipIf(!isRoot)("another user's file is refused for root, too", async () => {
    await call();
    await chown(await file(), 4_321, 4_321);
    expect((await thrownBy(call())).message).toMatch(planted);
  });
});
