import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { keyOf, MemoryTokenStore, type TokenState } from "../../src/client/tokens/store.ts";

const state = (accessToken: string): TokenState => ({
  accessToken,
  usableUntil: 3_540_000,
  made: [{ madeAt: 0, expiresAt: 3_600_000 }],
});

/** What is stored; waits for the updates of the key. */
const stored = (store: MemoryTokenStore, key = "key") => store.update(key, async (current) => current);

describe("the tokens stored in memory", () => {
  it("are those that the update saved before it ended", async () => {
    const store = new MemoryTokenStore();
    const failing = store.update("key", async (_current, save) => {
      await save(state("saved"));
      throw new Error("the auth server refused");
    });
    await expect(failing).rejects.toThrow("refused");
    expect(await stored(store)).toEqual(state("saved"));
  });
});

describe("an update that fails", () => {
  const failure = new Error("the auth server refused");

  it("leaves the state unchanged, and the caller gets the error", async () => {
    const store = new MemoryTokenStore();
    await store.update("key", async () => state("one"));
    await expect(store.update("key", () => Promise.reject(failure))).rejects.toBe(failure);
    expect(await stored(store)).toEqual(state("one"));
  });

  it("does not block or fail the updates that wait for it", async () => {
    const store = new MemoryTokenStore();
    const failing = store.update("key", () => Promise.reject(failure));
    const waiting = store.update("key", async (current) => state(`after ${current.accessToken}`));
    await expect(failing).rejects.toBe(failure);
    expect(await waiting).toEqual(state("after undefined"));
  });
});

describe("updates at the same time", () => {
  it("of one key never overlap, lose nothing, and run in the order of the calls", async () => {
    const tasks = fc.array(fc.record({ key: fc.constantFrom("a", "b", "c"), fails: fc.boolean(), steps: fc.nat(3) }), {
      maxLength: 15,
    });
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), tasks, async (scheduler, sequence) => {
        const store = new MemoryTokenStore();
        const running: string[] = [];
        let overlaps = 0;
        const updates = sequence.map(({ key, fails, steps }, index) =>
          store.update(key, async (current) => {
            if (running.includes(key)) overlaps += 1;
            running.push(key);
            for (let step = 0; step < steps; step += 1) await scheduler.schedule(Promise.resolve());
            running.splice(running.indexOf(key), 1);
            if (fails) throw new Error(`task ${index}`);
            return { made: [...current.made, { madeAt: index, expiresAt: index }] };
          }),
        );
        const results = await scheduler.waitFor(Promise.allSettled(updates));
        expect(overlaps).toBe(0);
        expect(results.map(({ status }) => status === "rejected")).toEqual(sequence.map(({ fails }) => fails));
        for (const key of ["a", "b", "c"]) {
          const succeeded = [...sequence.keys()].filter(
            (index) => sequence[index]?.key === key && !sequence[index]?.fails,
          );
          expect((await stored(store, key)).made.map((token) => token.madeAt)).toEqual(succeeded);
        }
      }),
    );
  });
});

describe("the key of a refresh token in a store", () => {
  it("is its SHA-256, in hexadecimal", async () => {
    // The test vector of FIPS 180-2.
    expect(await keyOf("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  });
});
