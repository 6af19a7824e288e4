import { expect, it } from "vitest";
import type { TokenStore } from "../../src/client/index.ts";

/** The promises of a token store. @param open gives a store as another process has it */
export function storeTests(open: () => Promise<TokenStore>): void {
  const twoStores = async () => [await open(), await open()] as const;

  it("gives the value that another process stored last, whole", async () => {
    const [one, other] = await twoStores();
    expect(await one.get("a-key")).toBeUndefined();
    const value = JSON.stringify({ text: "ü".repeat(10_000) });
    for (const next of ["first", value]) await one.set("a-key", next, 60_000);
    expect(await other.get("a-key")).toBe(value);
  });

  it("gives a lock to one of several that take it at once", async () => {
    const stores = await Promise.all(Array.from({ length: 10 }, open));
    for (const round of [1, 2, 3]) {
      const taken = await Promise.all(stores.map((store) => store.lock(`lock-${round}`, 60_000)));
      expect(taken.filter((release) => release !== undefined)).toHaveLength(1);
    }
  });

  it("gives a lock again after its release", async () => {
    const [one, other] = await twoStores();
    const release = await one.lock("released", 60_000);
    expect(await other.lock("released", 60_000)).toBeUndefined();
    await release?.();
    expect(await other.lock("released", 60_000)).toBeTypeOf("function");
  });

  it("gives a lock whose time has passed: its process may have been killed", async () => {
    const [one, other] = await twoStores();
    const release = await one.lock("expired", 100);
    await expect.poll(() => other.lock("expired", 100).then(Boolean)).toBe(true);
    await release?.();
  });
}
