import { homedir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { type FileStoreOptions, fileTokenStore, stateDirectory } from "../../src/token-stores/file.ts";
import { type SharedStorage, SharedTokenStore } from "../../src/token-stores/index.ts";
import { type RedisClient, redisTokenStore } from "../../src/token-stores/redis.ts";

const client = { sendCommand: async () => [], duplicate() {} } as unknown as RedisClient;

describe("an option of a store", () => {
  it.each([
    [{ leaseTime: 10 }, "`leaseTime` must be from 1000 to 60000 milliseconds; got 10."],
    [{ leaseTime: 60_001 }, "got 60001."],
    [{ leaseTime: Number.NaN }, "got NaN."],
    [{ leaseTime: "5" }, 'got "5".'],
    [{ waitTime: 0 }, "`waitTime` must be from 1 to"],
    [{ storageTimeout: Infinity }, "`storageTimeout` must be from 1 to"],
    [{ directory: "" }, "`directory` must be a text that is not empty"],
    [{ dir: "/x" }, "`dir` is not an option of the file store. The options are encryptionKey, leaseTime, "],
    [{ encryptionKey: "short" }, "`encryptionKey` must be 32 bytes"],
    [{ encryptionKey: null as never }, "`encryptionKey` must be 32 bytes"],
  ])("is refused if it is wrong: %j", (options, message) => {
    const create = () => fileTokenStore(options as FileStoreOptions);
    expect(create).toThrow(TypeError);
    expect(create).toThrow(message);
  });

  it("is refused by the Redis store, too, and so are a client of Redis and a storage that are none", () => {
    expect(() => redisTokenStore(client, { leaseTime: 10 })).toThrow("`leaseTime` must be from 1000");
    const needed = "The client of Redis must be an object with `sendCommand`, `duplicate`";
    for (const none of [undefined, {}, "redis://localhost"])
      expect(() => redisTokenStore(none as RedisClient)).toThrow(needed);
    const methods = "The storage must be an object with `lock`, `write`, `changed`";
    expect(() => new SharedTokenStore({} as SharedStorage)).toThrow(methods);
  });
});

describe("the directory of token files", () => {
  it.each([
    [{ SVC_HOME: "/data" }, "/data/tokens"],
    [{ XDG_STATE_HOME: "/state" }, "/state/svc-monitoring-api"],
    [{ XDG_STATE_HOME: "relative" }, join(homedir(), ".local/state/svc-monitoring-api")],
    [{}, join(homedir(), ".local/state/svc-monitoring-api")],
  ])("with %j is %s", (environment, directory) => {
    expect(stateDirectory(environment)).toBe(directory);
  });

  it("is never the folder in which a program happens to run: without a home folder it has to be named", () => {
    vi.stubEnv("HOME", "");
    onTestFinished(() => void vi.unstubAllEnvs());
    expect(() => stateDirectory({ SVC_HOME: "~/data" })).toThrow('SVC_HOME must be an absolute path; got "~/data".');
    expect(() => stateDirectory({})).toThrow("This user has no home folder. Set SVC_HOME to a folder.");
  });
});
