import { readFile, writeFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { profileOf, withProfile } from "./user.ts";

it("fifty commands at once share one access token", async () => {
  const { service, start } = await withProfile();
  const fifty = async (...words: string[]) => {
    const ended = await Promise.all(Array.from({ length: 50 }, () => start(words)));
    expect(ended.filter(({ code, stdout }) => code !== 0 || stdout === "")).toEqual([]);
    return new Set(ended.map(({ stdout }) => stdout)).size;
  };
  // Those that wait for the one that requests it do not end before it.
  expect(await fifty("token")).toBe(1);
  await fifty("call", "listMonitors");
  expect(service.created()).toBe(1);
}, 180_000);

it("token ends at once with an account that is incomplete", async () => {
  const { home, start } = await withProfile();
  const file = profileOf(home);
  const lines = (await readFile(file, "utf8"))
    .split("\n")
    .filter((line) => !line.startsWith("SVC_OAUTH2_CLIENT_SECRET"));
  await writeFile(file, lines.join("\n"));
  expect(await start(["token"])).toEqual({
    ...{ code: 4, stdout: "" },
    stderr: `${file} has no SVC_OAUTH2_CLIENT_SECRET. Log in again: npx svc-monitoring-api login --profile default\n`,
  });
});

it.each([
  ["fails", 500, {}, 4, "is not available (status 500)"],
  ["does not listen", undefined, { SVC_AUTH_URL: "http://127.0.0.1:4" }, 3, "ECONNREFUSED"],
])("token waits for an auth server that %s, and then says so", async (_what, status, variables, code, message) => {
  const { service, start } = await withProfile(variables);
  service.authStatus = status;
  const ended = await start(["token"], { environment: { SVC_MAX_RETRIES: "1" } });
  expect(ended).toMatchObject({ code, stdout: "", stderr: expect.stringContaining(message) });
});
