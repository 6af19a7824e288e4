import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { newUser } from "./user.ts";

it("fifty commands at once after a login share its access token, and later one new one", async () => {
  const { service, home, login, start } = await newUser();
  await login();
  const fifty = async () => {
    const ended = await Promise.all(Array.from({ length: 50 }, () => start(["call", "listMonitors"])));
    expect(ended.filter(({ code }) => code !== 0)).toEqual([]);
  };
  await fifty();
  expect(service.created()).toBe(0);
  const state = join(home, ".local/state/svc-monitoring-api");
  for (const name of await readdir(state)) await rm(join(state, name), { recursive: true });
  await fifty();
  expect(service.created()).toBe(1);
}, 180_000);
