import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fuzzedMock, patience, runs, seed } from "./fuzzed-mock.ts";
import { type Bytes, head, type WireAnswer } from "./wire.ts";

const fuzzed = fuzzedMock();

const group = JSON.stringify({ display_name: "Web", description: "All" });
const client = "grant_type=refresh_token&client_id=another&client_secret=x&refresh_token=x";

/** Requests whose answers can be told apart: the line, then headers and a body. */
const requests: Array<[line: string, headers: string[], body: string, answer: string]> = [
  ["GET /api/monitors", [], "", "200 listMonitors"],
  ["HEAD /api/location_profiles", [], "", "200 listLocationProfiles"],
  ["GET /api/device_key", [], "", "200 getDeviceKey"],
  ["GET /api/monitors/5", [], "", "404 1002"],
  ["GET /nothing", [], "", "404 404"],
  ["DELETE /api/monitors", [], "", "405 405"],
  ["OPTIONS /api/monitors", [], "", "204 "],
  ["POST /api/monitor_groups", ["Content-Type: application/json"], group, "201 createMonitorGroup"],
  ["POST /api/monitor_groups", ["Content-Type: application/json"], "{", "400 400"],
  ["POST /oauth/v2/token", ["Content-Type: application/x-www-form-urlencoded"], client, "400 invalid_client"],
];

function textOf([line, headers, body]: (typeof requests)[number]): string {
  return head(fuzzed.request(line, ...headers, `Content-Length: ${body.length}`)) + body;
}

/** What an answer is known by. */
function nameOf({ status, headers, body }: WireAnswer): string {
  const { code, error } = body === "" ? {} : JSON.parse(body);
  return `${status} ${headers.get("x-mock-operation") ?? error ?? code ?? ""}`;
}

async function answersTo(parts: Bytes[], asked: typeof requests): Promise<string[]> {
  const wanted = asked.map(([line]) => ({ method: line.split(" ")[0] ?? "", target: line }));
  return (await fuzzed.answers(parts, [...wanted, {}])).map(nameOf);
}

function cut(text: string, places: number[]): string[] {
  const sorted = places.map((place) => place % text.length).sort((a, b) => a - b);
  return [...sorted, text.length].map((place, index) => text.slice(sorted[index - 1] ?? 0, place));
}

const several = fc.array(fc.constantFrom(...requests), { minLength: 1, maxLength: 12 });

describe("requests that do not wait for answers", () => {
  it("are answered in their order, however their bytes are cut", patience, async () => {
    const property = fc.asyncProperty(several, fc.array(fc.nat(), { maxLength: 8 }), async (asked, places) => {
      const parts = cut(asked.map(textOf).join(""), places);
      expect(await answersTo(parts, asked)).toEqual(asked.map(([, , , answer]) => answer));
    });
    await fc.assert(property, { seed, numRuns: runs(150), timeout: 20_000 });
  });

  it("wait for one that is late", async () => {
    fuzzed.mock.fail({ operation: "getDeviceKey", delay: 30 });
    const asked = requests.toSorted(([a], [b]) => Number(b.includes("device_key")) - Number(a.includes("device_key")));
    expect(await answersTo([asked.map(textOf).join("")], asked)).toEqual(asked.map(([, , , answer]) => answer));
  });

  it.each<[string, () => string]>([
    ["no HTTP", () => "\x16\x03\x01 hello\r\n\r\n"],
    ["a CONNECT", () => "CONNECT example.com:443 HTTP/1.1\r\nHost: example.com:443\r\n\r\n"],
    ["half a head", () => "GET /api/monitors HTTP/1.1\r\nHost"],
    ["half a body", () => head(fuzzed.request("POST /api/monitor_groups", "Content-Length: 100")) + group],
    [
      "a broken chunk",
      () => `${head(fuzzed.request("POST /a", "Transfer-Encoding: chunked"))}5\r\nabc\r\nxyz\r\n0\r\n\r\n`,
    ],
    ["too large a head", () => head(`GET / HTTP/1.1\r\nX: ${"x".repeat(100_000)}`)],
    ["too large a body", () => head(fuzzed.request("PUT /a", "Content-Length: 2000000")) + "x".repeat(2_000_000)],
  ])("are answered first, then what follows them: %s", async (_what, last) => {
    fuzzed.mock.fail({ operation: "getDeviceKey", delay: 10 });
    const answers = await answersTo([requests.map(textOf).join("") + last()], requests);
    expect(answers).toEqual([...requests.map(([, , , answer]) => answer), "400 400"]);
  });

  it("are all answered to a client that has ended its own side", async () => {
    fuzzed.mock.fail({ delay: 30 });
    const asked = requests.slice(0, 2);
    expect(await answersTo([asked.map(textOf).join("")], asked)).toEqual(asked.map(([, , , answer]) => answer));
  });
});
