import { describe, expect, it } from "vitest";
import { ConnectionError, TokenBudgetError } from "../../src/client/errors.ts";
import { StorageError } from "../../src/tokens/storage.ts";
import { withImmediateDigest } from "./hooks.ts";
import { away, keyOfFleet, switched, VirtualFleet } from "./virtual-fleet.ts";

const minute = 60_000;

withImmediateDigest();

describe("without the storage", () => {
  it("a call fails with an error that says so, and shows nothing of the storage's own error", async () => {
    const fleet = new VirtualFleet();
    const error = await fleet
      .process(
        {},
        {},
        away,
      )("/monitors")
      .catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(StorageError);
    expect(JSON.stringify(error)).not.toContain("secret in a message");
    expect(fleet.auth.made).toHaveLength(0);
  });

  it("a process uses its token until the end of its use", async () => {
    const fleet = new VirtualFleet();
    const link = switched(fleet.storage);
    const call = fleet.process({}, {}, link.shared);
    await call("/monitors");
    link.isAway = true;
    await fleet.clock.advance(58.9 * minute);
    expect((await call("/monitors")).status).toBe(200);
    await fleet.clock.advance(0.2 * minute);
    await expect(call("/monitors")).rejects.toBeInstanceOf(StorageError);
    link.isAway = false;
    expect((await call("/monitors")).status).toBe(200);
    expect(fleet.auth.made).toHaveLength(2);
  });

  it("a process may get one token an hour for itself", async () => {
    const fleet = new VirtualFleet();
    const call = fleet.process({}, { whenStoreFails: "memory" }, away);
    expect((await call("/monitors")).status).toBe(200);
    fleet.deleted.add("token-1");
    await expect(call("/monitors")).rejects.toBeInstanceOf(StorageError);
    await fleet.clock.advance(60 * minute);
    expect((await call("/monitors")).status).toBe(200);
    expect(fleet.auth.made).toHaveLength(2);
  });

  it("that came back empty, the tokens that a process knows of still count", async () => {
    const fleet = new VirtualFleet();
    const call = fleet.process();
    await call("/monitors");
    fleet.storage.clear();
    await fleet.clock.advance(59.5 * minute);
    await call("/monitors");
    const { stored } = await fleet.storage.lock(await keyOfFleet(), 1);
    expect(JSON.parse(stored?.body ?? "{}").made).toHaveLength(2);
  });
});

describe("a token that a process got for itself while the storage was out of reach", () => {
  /** Processes that got a token each. */
  async function aloneFleet(count: number) {
    const fleet = new VirtualFleet();
    const link = switched(fleet.storage);
    const calls = Array.from({ length: count }, () => fleet.process({}, { whenStoreFails: "memory" }, link.shared));
    link.isAway = true;
    for (const call of calls) await call("/monitors");
    expect(fleet.auth.made).toHaveLength(count);
    const stored = async () => JSON.parse((await fleet.storage.lock(await keyOfFleet(), 1)).stored?.body ?? "{}");
    return { fleet, link, calls, stored };
  }

  it("counts for the whole fleet as soon as the storage is back: the eleventh is not requested", async () => {
    const { fleet, link, calls, stored } = await aloneFleet(9);
    link.isAway = false;
    await fleet.clock.advance(1 * minute);
    for (const call of calls) expect((await call("/monitors")).status).toBe(200);
    expect(fleet.auth.made).toHaveLength(9);
    expect((await stored()).made).toHaveLength(9);
    // The tenth replaces one that the service rejects; then there is no other.
    for (let count = 1; count <= 10; count += 1) fleet.deleted.add(`token-${count}`);
    for (let count = 0; count < 5; count += 1) {
      expect((await fleet.process()("/monitors")).status).toBe(401);
      await fleet.clock.advance(6.5 * minute);
    }
    expect(fleet.auth.made).toHaveLength(10);
    expect(fleet.auth.most).toBe(10);
  });

  it("becomes the token of the fleet, which requests none", async () => {
    const { fleet, link, calls } = await aloneFleet(3);
    link.isAway = false;
    await fleet.clock.advance(1 * minute);
    for (const call of calls) await call("/monitors");
    expect((await fleet.process()("/monitors")).status).toBe(200);
    expect(fleet.auth.made).toHaveLength(3);
  });

  it("does not replace a newer token, and counts beside it", async () => {
    const { fleet, link, calls, stored } = await aloneFleet(2);
    await fleet.clock.advance(0.5 * minute);
    await fleet.process()("/monitors");
    link.isAway = false;
    await fleet.clock.advance(0.5 * minute);
    for (const call of calls) expect((await call("/monitors")).status).toBe(200);
    const { accessToken, made } = await stored();
    expect(accessToken).toBe("token-3");
    expect(made).toHaveLength(3);
  });

  it("counts even if its response was lost", async () => {
    const fleet = new VirtualFleet();
    const link = switched(fleet.storage);
    const call = fleet.process({ retry: { maxRetries: 0 } }, { whenStoreFails: "memory" }, link.shared);
    link.isAway = true;
    fleet.responsesAreLost = true;
    await expect(call("/monitors")).rejects.toBeInstanceOf(ConnectionError);
    link.isAway = false;
    fleet.responsesAreLost = false;
    expect((await call("/monitors")).status).toBe(200);
    const { stored } = await fleet.storage.lock(await keyOfFleet(), 1);
    expect(JSON.parse(stored?.body ?? "{}").made).toHaveLength(2);
  });

  it("is not requested if the tokens that the process knows of use up the limit", async () => {
    const fleet = new VirtualFleet();
    const link = switched(fleet.storage);
    const call = fleet.process({ retry: { maxRetries: 0 } }, { whenStoreFails: "memory" }, link.shared);
    fleet.responsesAreLost = true;
    for (let count = 0; count < 10; count += 1) {
      await expect(call("/monitors")).rejects.toBeInstanceOf(ConnectionError);
    }
    link.isAway = true;
    await expect(call("/monitors")).rejects.toBeInstanceOf(TokenBudgetError);
    expect(fleet.auth.made).toHaveLength(10);
  });
});
