import { expect, it } from "vitest";
import { withProfile } from "./user.ts";

it("fifty commands at once share one access token", async () => {
  const { service, start } = await withProfile();
  const ended = await Promise.all(Array.from({ length: 50 }, () => start(["token"])));
  expect(ended.filter(({ code, stdout }) => code !== 0 || stdout === "")).toEqual([]);
  // Those that wait for the one that requests it do not end before it.
  expect(new Set(ended.map(({ stdout }) => stdout)).size).toBe(1);
  expect(service.created()).toBe(1);
}, 180_000);
