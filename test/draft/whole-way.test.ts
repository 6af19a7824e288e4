import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { draftTraffic } from "../../src/draft/draft.ts";
import { startMock } from "../../src/mock/index.ts";
import { buildExtended } from "../../src/pipeline/build-extended.ts";
import { replaceOutputs } from "../../src/pipeline/outputs.ts";
import { silent } from "../../src/pipeline/report.ts";
import { checkTraffic } from "../../src/traffic/check.ts";
import { baseUrl, randomService } from "./random-service.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "draft-way-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it("traffic becomes an overlay, a contract, a mock whose traffic fits it, and a check that finds nothing", async () => {
  const { operations, entries } = randomService(7, 8);
  const [traffic, overlay] = [join(folder, "traffic.har"), join(folder, "acme.overlay.yaml")];
  await writeFile(traffic, JSON.stringify({ log: { version: "1.2", entries } }));
  await writeFile(overlay, (await draftTraffic({ traffic: [traffic], overlay, baseUrl })).after);
  await replaceOutputs(await buildExtended([overlay], { report: silent }), join(folder, "generated"));
  const contract = join(folder, "generated/openapi.json");
  const mock = await startMock({ contract });
  try {
    const recorded = [];
    for (const { request } of entries.filter((one) => one.request.method === "GET")) {
      const headers = { Authorization: `Svc-oauthtoken ${mock.issueAccessToken()}` };
      const url = request.url.replace(baseUrl, mock.baseUrl);
      const response = await fetch(url, { headers });
      const pairs = (given: Iterable<[string, string]>) => [...given].map(([name, value]) => ({ name, value }));
      recorded.push({
        request: { method: "GET", url, headers: pairs(Object.entries(headers)) },
        response: {
          status: response.status,
          headers: pairs(response.headers),
          content: { text: await response.text() },
        },
      });
    }
    expect(recorded.map(({ response }) => response.status)).toEqual(recorded.map(() => 200));
    const again = join(folder, "mock.har");
    await writeFile(again, JSON.stringify({ log: { version: "1.2", entries: recorded } }));
    const { after, summary } = await draftTraffic({ traffic: [again], overlay, baseUrl: mock.baseUrl, widen: false });
    expect(summary.uncertain).toEqual([]);
    expect(summary.drafted).toEqual([]);
    expect(after).toContain(operations[0]?.path);
  } finally {
    await mock.close();
  }
  const authUrl = "https://auth.acme.eu";
  expect((await checkTraffic({ traffic, contract, baseUrl, authUrl })).findings).toEqual([]);
}, 60_000);
