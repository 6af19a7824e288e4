/** Many processes share one login, over files and over Redis, while some of them are killed or stopped. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { createClient } from "redis";
import { describe, expect, it } from "vitest";
import { credentials } from "../../src/mock/index.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { hasRedis, RedisServer } from "./redis-server.ts";
import { startWorkers, tokenRequests } from "./workers.ts";

const { mock, startMany } = await startWorkers();
const fine = { answered: 5, errors: [] };

interface Place {
  /** The directory of the files, or the address of Redis. */
  where: string;
  /** Everything that it contains, with the names. */
  content(): Promise<string>;
}

async function inFiles(): Promise<Place> {
  const where = await temporaryFolder();
  return {
    where,
    content: async () => {
      const name = (await readdir(where)).find((one) => one.endsWith(".json")) ?? "";
      return name + (await readFile(join(where, name), "utf8"));
    },
  };
}

async function inRedis(): Promise<Place> {
  const { url } = await RedisServer.start();
  return {
    where: url,
    content: async () => {
      const client = await createClient({ url }).connect();
      const keys = (await client.keys("*")).filter((key) => !key.endsWith(":lock"));
      const values = await client.mGet(keys);
      client.destroy();
      return `${keys} ${values}`;
    },
  };
}

const kinds = [["files", inFiles], ...(hasRedis() ? [["Redis", inRedis] as const] : [])] as const;

describe.each(kinds)("processes that share a token in %s", (_kind, open) => {
  it("request one, though ten start at once, and it stores no secret but the token", async () => {
    const { where, content } = await open();
    const workers = await startMany(10, where);
    for (const round of await Promise.all(workers.map((worker) => worker.round()))) expect(round).toEqual(fine);
    expect(tokenRequests(mock)).toBe(1);
    const stored = await content();
    for (const secret of [credentials.clientId, credentials.clientSecret, credentials.refreshToken])
      expect(stored).not.toContain(secret);
  });

  it("take over after 20 s from one that is killed while it requests one, whose possible token counts", async () => {
    const { where, content } = await open();
    mock.override({ operation: "createToken", delay: 60_000 });
    const workers = await startMany(4, where);
    for (const worker of workers) worker.begin();
    const asking = workers.map((worker) => worker.asking().then(() => worker));
    const victim = await Promise.race(asking);
    victim.interrupt("SIGKILL");
    mock.clearOverrides();
    for (const worker of workers.filter((one) => one !== victim)) expect(await worker.result()).toEqual(fine);
    expect((await content()).match(/"id":/g)).toHaveLength(2);
  });

  it("keep the newer token when one wakes that was stopped past the end of its lock", async () => {
    const { where, content } = await open();
    mock.override({ operation: "createToken", delay: 500, times: 1 });
    const [first, second] = await startMany(2, where);
    first?.begin();
    await first?.asking();
    first?.interrupt("SIGSTOP");
    expect(await second?.round()).toEqual(fine);
    first?.interrupt("SIGCONT");
    expect(await first?.result()).toEqual(fine);
    // Both count, and the one that others use is the newer one.
    expect((await content()).match(/"id":/g)).toHaveLength(2);
    expect(await second?.round()).toEqual(fine);
  });

  it("replace one once that somebody else's eleventh token deleted", async () => {
    const { where } = await open();
    const workers = await startMany(3, where);
    for (const worker of workers) await worker.round();
    mock.advance(11 * 60_000);
    const { clientId: client_id, clientSecret: client_secret, refreshToken: refresh_token } = credentials;
    const body = new URLSearchParams({ grant_type: "refresh_token", client_id, client_secret, refresh_token });
    for (let count = 0; count < 10; count += 1) await fetch(`${mock.authUrl}/oauth/v2/token`, { method: "POST", body });
    mock.advance(11 * 60_000);
    mock.clearRequests();
    for (const round of await Promise.all(workers.map((worker) => worker.round()))) expect(round).toEqual(fine);
    expect(tokenRequests(mock)).toBe(1);
  });
});
