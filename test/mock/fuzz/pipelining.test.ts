import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fuzzedMock, runs, seed, slowTest } from "./fuzzed-mock.ts";
import { type Bytes, head, type WireResponse } from "./wire.ts";

const fuzzed = fuzzedMock();

const group = JSON.stringify({ display_name: "Web", description: "All" });
const client = "grant_type=refresh_token&client_id=another&client_secret=x&refresh_token=x";

/** Requests with distinguishable responses. */
const requests: Array<[line: string, headers: string[], body: string, response: string]> = [
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

/** Identifies a response. */
function summaryOf({ status, headers, body }: WireResponse): string {
  const { code, error } = body === "" ? {} : JSON.parse(body);
  return `${status} ${headers.get("x-mock-operation") ?? error ?? code ?? ""}`;
}

async function responsesTo(parts: Bytes[], sent: typeof requests): Promise<string[]> {
  const expected = sent.map(([line]) => ({ method: line.split(" ")[0] ?? "", target: line }));
  return (await fuzzed.responses(parts, [...expected, {}])).map(summaryOf);
}

function split(text: string, positions: number[]): string[] {
  const sorted = positions.map((position) => position % text.length).sort((a, b) => a - b);
  return [...sorted, text.length].map((position, index) => text.slice(sorted[index - 1] ?? 0, position));
}

const several = fc.array(fc.constantFrom(...requests), { minLength: 1, maxLength: 12 });

describe("pipelined requests", () => {
  it("get their responses in order, for any split of their bytes", slowTest, async () => {
    const property = fc.asyncProperty(several, fc.array(fc.nat(), { maxLength: 8 }), async (sent, positions) => {
      const parts = split(sent.map(textOf).join(""), positions);
      expect(await responsesTo(parts, sent)).toEqual(sent.map(([, , , response]) => response));
    });
    await fc.assert(property, { seed, numRuns: runs(150), timeout: 20_000 });
  });

  it("wait for a delayed response", async () => {
    fuzzed.mock.fail({ operation: "getDeviceKey", delay: 30 });
    const sent = requests.toSorted(([a], [b]) => Number(b.includes("device_key")) - Number(a.includes("device_key")));
    expect(await responsesTo([sent.map(textOf).join("")], sent)).toEqual(sent.map(([, , , response]) => response));
  });

  it.each<[string, () => string]>([
    ["invalid HTTP", () => "\x16\x03\x01 hello\r\n\r\n"],
    ["a CONNECT", () => "CONNECT example.com:443 HTTP/1.1\r\nHost: example.com:443\r\n\r\n"],
    ["half a head", () => "GET /api/monitors HTTP/1.1\r\nHost"],
    ["half a body", () => head(fuzzed.request("POST /api/monitor_groups", "Content-Length: 100")) + group],
    [
      "a broken chunk",
      () => `${head(fuzzed.request("POST /a", "Transfer-Encoding: chunked"))}5\r\nabc\r\nxyz\r\n0\r\n\r\n`,
    ],
    ["too large a head", () => head(`GET / HTTP/1.1\r\nX: ${"x".repeat(100_000)}`)],
    ["too large a body", () => head(fuzzed.request("PUT /a", "Content-Length: 2000000")) + "x".repeat(2_000_000)],
  ])("get their responses before the refusal of what follows: %s", async (_what, last) => {
    fuzzed.mock.fail({ operation: "getDeviceKey", delay: 10 });
    const responses = await responsesTo([requests.map(textOf).join("") + last()], requests);
    expect(responses).toEqual([...requests.map(([, , , response]) => response), "400 400"]);
  });

  it("all get responses after the client has closed its side", async () => {
    fuzzed.mock.fail({ delay: 30 });
    const sent = requests.slice(0, 2);
    expect(await responsesTo([sent.map(textOf).join("")], sent)).toEqual(sent.map(([, , , response]) => response));
  });
});
