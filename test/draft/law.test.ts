import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { draftTraffic } from "../../src/draft/draft.ts";
import type { HarEntry } from "../../src/traffic/har.ts";
import { findings } from "./findings.ts";
import { baseUrl, randomService } from "./random-service.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "draft-law-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it("after draft and build the same traffic breaks nothing, and a second draft changes nothing", async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer(), async (seed) => {
      const { entries } = randomService(seed, 5);
      const [traffic, overlay] = [join(folder, "traffic.har"), join(folder, `${seed}.overlay.yaml`)];
      await writeFile(traffic, JSON.stringify({ log: { entries } }));
      const { after } = await draftTraffic({ traffic: [traffic], overlay, baseUrl });
      await writeFile(overlay, after);
      expect(await findings(overlay, entries)).toEqual([]);
      expect((await draftTraffic({ traffic: [traffic], overlay, baseUrl })).after).toBe(after);
    }),
    { numRuns: 8 },
  );
}, 60_000);

it("nor does traffic of shapes that no service should have", async () => {
  const bodies: Array<[string, unknown]> = [
    ["/mixed/1", { code: 0, message: "success", data: { a: "x", b: null, c: [], d: {}, "e-f": 1, "": 2, class: 1 } }],
    [
      "/mixed/2",
      { code: 0, message: "success", data: { a: 1, b: null, c: [1, "x", null], d: { "17": [{}] }, list: [[1]] } },
    ],
    ["/mixed/3", { code: 0, message: "success", data: { a: ["x"], c: {}, constructor: 1, toString: "x" } }],
    ["/plain", [{ name: "a" }, { name: "b", size: 1e300 }]],
    ["/text", "only"],
    ["/null", null],
    ["/1/2/3", { message: "success", data: "text", page: { next: null } }],
    ["/other_envelope", { code: 0, message: "fine", data: [] }],
    ["/empty", { code: 0, message: "success", data: [] }],
    ["/values", { code: 0, message: "success", data: [1, 2] }],
    ["/sometimes", { code: 0, message: "success" }],
    ["/sometimes", { code: 0, message: "success", data: { x: 1 } }],
    ["/it's/{odd}/~x", { message: "success", data: { x: 1 } }],
    ["/export", { Record: { type: 1 } }],
  ];
  const json = [{ name: "Content-Type", value: "application/json" }];
  const headers = [{ name: "Authorization", value: "Svc-oauthtoken 1000.s3cr3t" }];
  const entries: HarEntry[] = bodies.map(([path, body]) => ({
    request: { method: "GET", url: baseUrl + path, headers },
    response: { status: 200, headers: json, content: { text: JSON.stringify(body) } },
  }));
  const sent = { mimeType: "application/x-www-form-urlencoded", text: "a=1&b=x" };
  const form = [...headers, { name: "Content-Type", value: sent.mimeType }];
  entries.push(
    {
      request: { method: "POST", url: `${baseUrl}/forms`, headers: form, postData: sent },
      response: { status: 204, headers: [], content: {} },
    },
    {
      request: { method: "GET", url: `${baseUrl}/file`, headers },
      response: { status: 200, headers: [{ name: "Content-Type", value: "text/csv" }], content: { text: "a;b" } },
    },
  );
  const [traffic, overlay] = [join(folder, "odd.har"), join(folder, "odd.overlay.yaml")];
  await writeFile(traffic, JSON.stringify({ log: { entries } }));
  const { after } = await draftTraffic({ traffic: [traffic], overlay, baseUrl });
  await writeFile(overlay, after);
  expect(await findings(overlay, entries)).toEqual([]);
  expect((await draftTraffic({ traffic: [traffic], overlay, baseUrl })).after).toBe(after);
});
