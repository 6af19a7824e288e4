import fc from "fast-check";
import { expect, it } from "vitest";
import { MemoryTokenStore, type TokenState } from "../../src/client/index.ts";

const made = (madeAt: number): TokenState => ({ made: [{ madeAt, expiresAt: madeAt }] });

/** What is stored; waits for the updates of the key. */
const stored = (store: MemoryTokenStore, key = "key") => store.update(key, async (current) => current);

it("an update of the tokens in memory that fails leaves what it saved last", async () => {
  const store = new MemoryTokenStore();
  const failing = store.update("key", async (_current, save) => {
    await save(made(1));
    throw new Error("the auth server refused");
  });
  await expect(failing).rejects.toThrow("the auth server refused");
  expect(await stored(store)).toEqual(made(1));
});

it("updates of one key at the same time never overlap, lose nothing, and run in the order of the calls", async () => {
  const task = fc.record({ key: fc.constantFrom("a", "b"), fails: fc.boolean(), steps: fc.nat(3) });
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.array(task, { maxLength: 15 }), async (scheduler, tasks) => {
      const store = new MemoryTokenStore();
      const running = new Set<string>();
      const updates = tasks.map(({ key, fails, steps }, index) =>
        store.update(key, async (current) => {
          if (running.has(key)) throw new Error("They overlap.");
          running.add(key);
          for (let step = 0; step < steps; step += 1) await scheduler.schedule(Promise.resolve());
          running.delete(key);
          if (fails) throw new Error("meant");
          return { made: [...current.made, ...made(index).made] };
        }),
      );
      const results = await scheduler.waitFor(Promise.allSettled(updates));
      expect(results.map(({ status }) => status === "rejected")).toEqual(tasks.map(({ fails }) => fails));
      for (const key of ["a", "b"]) {
        const succeeded = [...tasks.keys()].filter((index) => tasks[index]?.key === key && !tasks[index]?.fails);
        expect((await stored(store, key)).made.map(({ madeAt }) => madeAt)).toEqual(succeeded);
      }
    }),
  );
});
