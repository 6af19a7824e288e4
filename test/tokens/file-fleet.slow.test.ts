import { readFile, stat, writeFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { credentials } from "../../src/mock/index.ts";
import { renewMock, tokenRequests, total } from "./fleet.ts";
import { fileIn, startFleet, withDirectory } from "./hooks.ts";

let directory: string;
withDirectory((path) => {
  directory = path;
});
const { mock, fleet } = await startFleet();

describe("ten processes with a file", () => {
  it("that start at once with no token share one", async () => {
    const workers = await fleet.startMany(10, directory, 10);
    const rounds = await Promise.all(workers.map((worker) => worker.round()));
    expect(total(rounds)).toEqual({ answered: 100, errors: [] });
    expect(tokenRequests(mock)).toBe(1);
  });
});

describe("a token in a file", () => {
  const secrets = [credentials.clientId, credentials.clientSecret, credentials.refreshToken];

  it("is for the user alone, and neither the file nor its name has the credentials", async () => {
    await fleet.start(directory).round();
    const file = await fileIn(directory);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const all = file + (await readFile(file, "utf8"));
    for (const secret of secrets) expect(all).not.toContain(secret);
  });

  it("is encrypted if a key is given; without the key, or with another, the error says what to do", async () => {
    const encryptionKey = Buffer.alloc(32, 1).toString("base64");
    expect(await fleet.start(directory, 1, { encryptionKey }).round()).toMatchObject({ answered: 1 });
    const { stored } = JSON.parse(await readFile(await fileIn(directory), "utf8"));
    expect(stored.body).toMatch(/^aes-256-gcm:/);
    expect(await fleet.start(directory, 1, { encryptionKey }).round()).toMatchObject({ answered: 1 });
    expect(tokenRequests(mock)).toBe(1);
    for (const [options, message] of [
      [{}, "StorageError: The stored tokens are encrypted. Give the `encryptionKey` that they were stored with."],
      [
        { encryptionKey: Buffer.alloc(32, 2).toString("base64") },
        "StorageError: The stored tokens are encrypted with another key. Use one `encryptionKey` in all processes, or delete what is stored.",
      ],
    ] as const) {
      expect((await fleet.start(directory, 1, options).round()).errors).toEqual([message]);
    }
  });

  it("is replaced if the file is truncated or full of something else", async () => {
    for (const content of [
      "",
      '{"format":1,"fen',
      "null",
      "[]",
      '{"format":1,"fence":1,"until":0,"stored":{"version":1,"settledUntil":9e15,"body":"{"}}',
    ]) {
      await fleet.start(directory).round();
      await writeFile(await fileIn(directory), content);
      expect(await fleet.start(directory).round()).toMatchObject({ answered: 1, errors: [] });
      await fleet.end();
      renewMock(mock);
    }
  });

  it("of another version is left as it is, and the error says what to do", async () => {
    await fleet.start(directory).round();
    await writeFile(await fileIn(directory), '{"format":2}');
    const message =
      "StorageError: The token file has the format 2, and this version reads 1. Use one version in all processes, or another directory.";
    expect((await fleet.start(directory).round()).errors).toEqual([message]);
    expect(await readFile(await fileIn(directory), "utf8")).toBe('{"format":2}');
  });
});

describe("a process that requests a token with a file", () => {
  const options = { leaseTime: 1_000 };

  it("and is killed is succeeded by another, and its possible token counts", async () => {
    mock.override({ operation: "createToken", delay: 3_000, times: 1 });
    const [first, second] = await fleet.startMany(2, directory, 1, options);
    first?.begin();
    await first?.asking();
    first?.child.kill("SIGKILL");
    expect(await second?.round()).toMatchObject({ answered: 1, errors: [] });
    expect(tokenRequests(mock)).toBeLessThanOrEqual(2);
    const file = await fileIn(directory);
    const { stored } = JSON.parse(await readFile(file, "utf8"));
    expect(JSON.parse(stored.body).made).toHaveLength(2);
  });

  it("and is stopped past the end of its lease does not replace the newer token when it wakes", async () => {
    mock.override({ operation: "createToken", delay: 500, times: 1 });
    const [first, second] = await fleet.startMany(2, directory, 1, options);
    first?.begin();
    await first?.asking();
    first?.child.kill("SIGSTOP");
    expect(await second?.round()).toMatchObject({ answered: 1, errors: [] });
    const file = await fileIn(directory);
    const newer = await readFile(file, "utf8");
    first?.child.kill("SIGCONT");
    expect(await first?.result()).toMatchObject({ answered: 1, errors: [] });
    expect(await readFile(file, "utf8")).toBe(newer);
  });
});
