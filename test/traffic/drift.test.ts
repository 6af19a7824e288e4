import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { Run } from "../support/run.ts";
import { fileOf, newPath } from "../support/temporary-folder.ts";
import { authUrl, baseUrl, har } from "./support.ts";
import { changes, week } from "./weeks.ts";

const check = async (number: number, baseline: string, ...more: string[]) => {
  const traffic = await har(...week(number));
  const words = ["--base-url", baseUrl, "--auth-url", authUrl, "--baseline", baseline, "--format", "json", ...more];
  const { code, stdout, stderr } = await Run.toEnd(["check", traffic, ...words]);
  const places: string[] = JSON.parse(stdout).findings.map(({ place }: { place: string }) => place);
  return { code, places: [...new Set(places)], stderr };
};

it("a change is said once, in its week, and at no other time", async () => {
  const baseline = await newPath("known.txt");
  expect((await check(0, baseline, "--update-baseline")).code).toBe(0);
  expect(await check(0, baseline)).toEqual({ code: 0, places: [], stderr: "" });
  for (const [index, places] of changes.entries()) {
    const number = index + 1;
    expect(await check(number, baseline), `week ${number}`).toEqual({ code: 1, places, stderr: "" });
    await check(number, baseline, "--update-baseline");
    expect(await check(number, baseline)).toEqual({ code: 0, places: [], stderr: "" });
  }
  const lines = (await readFile(baseline, "utf8")).trimEnd().split("\n").slice(2);
  expect(lines).toEqual([...lines].sort());
  expect(lines).toContain("listMonitors response body /data/*/sla: seen as number");
});

it("a * in a line stands for a segment that has no digit", async () => {
  const exchange = { url: `${baseUrl}/dashboards/summer`, body: {} };
  const lines = ["GET /dashboards/* request path: a documented path", "GET /dashboards/* response status 200: seen"];
  const baseline = await fileOf("known.txt", `${lines.join("\n")}\n`);
  const words = ["--base-url", baseUrl, "--auth-url", authUrl, "--baseline", baseline];
  const { code, stderr } = await Run.toEnd(["check", await har(exchange), ...words]);
  expect([code, stderr]).toEqual([0, ""]);
});
