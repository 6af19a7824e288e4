import { once } from "node:events";
import type { RedisClientType } from "redis";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { FileStorage } from "../../src/tokens/file-storage.ts";
import { RedisStorage } from "../../src/tokens/redis.ts";
import type { SharedStorage } from "../../src/tokens/storage.ts";
import { type Fault, faultTests, interruptTests } from "./fault-tests.ts";
import { fileFaults } from "./faults.ts";
import { withDirectory } from "./hooks.ts";
import { fileInterrupts } from "./interrupts.ts";
import { MemoryStorage } from "./memory-storage.ts";
import { hasRedis, withRedis } from "./redis-server.ts";
import { switched } from "./virtual-fleet.ts";

let directory: string;
withDirectory((path) => {
  directory = path;
});

describe("the storage in files, when a system call fails:", () => {
  it.each(faultTests(async () => new FileStorage(directory), fileFaults))("$name", ({ run }) => run());

  it("a wait sees a release, and leaves no timer", async () => {
    const storage = new FileStorage(directory);
    const { fence = 0 } = await storage.lock("key", 60_000);
    const since = await storage.lock("key", 60_000);
    const timers = [vi.spyOn(globalThis, "setInterval"), vi.spyOn(globalThis, "setTimeout")];
    try {
      const woken = storage.changed("key", since, 30_000);
      await storage.write("key", fence, { settledUntil: Infinity, body: "new" }, 0);
      expect((await woken)?.stored?.body).toBe("new");
      const left = timers.flatMap(({ mock }) =>
        mock.results.filter(({ value }) => value.hasRef?.() && !value._destroyed),
      );
      expect(left).toEqual([]);
    } finally {
      for (const timer of timers) timer.mockRestore();
    }
  });
});

describe("the storage in files, when its process is paused in the middle of a step:", () => {
  const open = async () => new FileStorage(directory);
  it.each(
    interruptTests(
      open,
      fileInterrupts(() => directory),
    ),
  )("$name", ({ run }) => run());
});

describe.skipIf(!hasRedis())("the storage in Redis, when a command fails:", () => {
  const clientOf = withRedis();
  let admin: RedisClientType;
  beforeAll(async () => {
    admin = await clientOf().connect();
    await admin.sendCommand(["ACL", "SETUSER", "fleet", "on", ">secret", "~*", "+@all"]);
  });

  const commands = ["EVAL", "TIME", "HMGET", "HSET", "EXPIRE", "XADD", "XREAD", "HELLO"];
  const forbidden = commands.map((command): [string, Fault] => [
    `${command} is not allowed`,
    async () => {
      await admin.sendCommand(["ACL", "SETUSER", "fleet", `-${command}`]);
      return () => admin.sendCommand(["ACL", "SETUSER", "fleet", `+${command}`]);
    },
  ]);
  const faults: Record<string, Fault> = {
    ...Object.fromEntries(forbidden),
    "each connection is closed": async () => {
      const closing = setInterval(() => admin.sendCommand(["CLIENT", "KILL", "USER", "fleet"]).catch(() => {}), 20);
      return () => clearInterval(closing);
    },
    "Redis is full": async () => {
      await admin.configSet("maxmemory", "1");
      return () => admin.configSet("maxmemory", "0");
    },
  };
  const fleet = { username: "fleet", password: "secret" };
  const open = async () => new RedisStorage(await clientOf(fleet).connect());
  it.each(faultTests(open, faults))("$name", ({ run }) => run());

  it.each([
    ["a wrong password", { username: "fleet", password: "wrong" }, "Redis refused the password."],
    ["an unknown user", { username: "nobody", password: "secret" }, "Redis refused the password."],
    ["a user without rights", { username: "reader", password: "secret" }, /^The user of Redis may not run EVAL, /],
  ])("%s is an error that says so, also if the client only says that it is offline", async (_what, user, message) => {
    await admin.sendCommand(["ACL", "SETUSER", "reader", "on", ">secret", "~*", "+@connection"]);
    const client = clientOf({ ...user, disableOfflineQueue: true });
    const storages = [new RedisStorage(client), new RedisStorage(client)];
    // One of the test, and one for both storages.
    expect(client.listenerCount("error")).toBe(2);
    await Promise.race([client.connect(), once(client, "error")]);
    for (const storage of storages) await expect(storage.lock("key", 1)).rejects.toThrow(message);
  });
});

describe("a storage that does not survive a fault", () => {
  const broken: Array<[string, Partial<SharedStorage>, RegExp]> = [
    ["that hangs", { lock: () => new Promise(() => {}) }, /lock did not within 6000 ms/],
    ["that stays away", { lock: () => Promise.reject(new Error("away")) }, /must work again/],
  ];
  beforeEach(() => {
    vi.useFakeTimers();
    return () => vi.useRealTimers();
  });

  it.each(broken)("%s fails the test", async (_what, breaks, message) => {
    const bad = switched(new MemoryStorage()).shared;
    const fault: Fault = () => {
      Object.assign(bad, breaks);
      return () => {};
    };
    const [test] = faultTests(async () => bad, { "it breaks": fault });
    const result = test?.run().catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(String(await result)).toMatch(message);
  });
});
