import fc from "fast-check";
import { expect, it } from "vitest";
import { MemoryTokenStore } from "../../src/client/index.ts";

it("updates of the tokens in memory at the same time never overlap, and lose nothing but what fails unsaved", async () => {
  const task = fc.record({ fails: fc.boolean(), saves: fc.boolean(), steps: fc.nat(3) });
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.array(task, { maxLength: 15 }), async (scheduler, tasks) => {
      const store = new MemoryTokenStore();
      let running = 0;
      const updates = tasks.map(({ fails, saves, steps }, madeAt) =>
        store.update("key", async ({ made }, save) => {
          running += 1;
          expect(running).toBe(1);
          const next = { made: [...made, { madeAt, expiresAt: madeAt }] };
          if (saves) await save(next);
          for (let step = 0; step < steps; step += 1) await scheduler.schedule(Promise.resolve());
          running -= 1;
          if (fails) throw new Error("meant");
          return next;
        }),
      );
      const results = await scheduler.waitFor(Promise.allSettled(updates));
      expect(results.map(({ status }) => status === "rejected")).toEqual(tasks.map(({ fails }) => fails));
      const kept = [...tasks.keys()].filter((index) => tasks[index]?.saves || !tasks[index]?.fails);
      const { made } = await store.update("key", async (state) => state);
      expect(made.map(({ madeAt }) => madeAt)).toEqual(kept);
      expect((await store.update("another key", async (state) => state)).made).toEqual([]);
    }),
  );
});
