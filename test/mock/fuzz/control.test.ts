import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fuzzedMock, patience, runs, seed } from "./fuzzed-mock.ts";
import { nasty, value } from "./values.ts";
import { type Bytes, bytes, head } from "./wire.ts";

const fuzzed = fuzzedMock();

function control(line: string, body: Bytes, ...headers: string[]): Buffer {
  const content = bytes(body);
  const lines = [`${line} HTTP/1.1`, "Host: 127.0.0.1", ...headers, `Content-Length: ${content.length}`];
  return Buffer.concat([bytes(head(...lines)), content]);
}

const names = [
  "scopes",
  "minutes",
  "milliseconds",
  "operation",
  "times",
  "status",
  "headers",
  "cut",
  "malformed",
  "delay",
];
const right = fc.constantFrom<unknown>(
  ["Svc.Admin.Read"],
  5,
  1,
  503,
  { "Retry-After": "1" },
  true,
  "listMonitors",
  0.5,
);
const wrong = fc.oneof(fc.jsonValue({ maxDepth: 2 }), nasty, fc.constantFrom<unknown>(1e308, -1, [5], "5", [[]], {}));
const fields = fc.dictionary(fc.oneof(fc.constantFrom(...names), nasty), fc.oneof(right, wrong), { maxKeys: 4 });
const body = fc.oneof(
  { weight: 8, arbitrary: fields.map((one) => Buffer.from(JSON.stringify(one))) },
  { weight: 2, arbitrary: fc.jsonValue().map((one) => Buffer.from(JSON.stringify(one))) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 50 }).map((one) => Buffer.from(one)) },
);
const method = fc.constantFrom("POST", "POST", "POST", "GET", "DELETE", "PUT", "HEAD", "OPTIONS", "PATCH");
const actions = ["grants", "access-tokens", "faults", "requests", "clock", "", "__proto__", "constructor", "a b"];
const path = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...actions).map((action) => `/_mock/${action}`) },
  { weight: 1, arbitrary: value.map((action) => `/_mock/${action}`) },
);

describe("whatever is asked of the control path", () => {
  it("is answered in JSON, and the mock goes on", patience, async () => {
    const property = fc.asyncProperty(method, path, body, async (verb, where, content) => {
      const target = where.replace(/[^!-~]/g, "+");
      const { status } = await fuzzed.answer([control(`${verb} ${target}`, content)], { method: verb });
      expect([200, 400, 404]).toContain(status);
      fuzzed.mock.clearFaults();
      const authorization = `Authorization: Svc-oauthtoken ${fuzzed.mock.issueAccessToken()}`;
      expect((await fuzzed.answer([head("GET /api/monitors HTTP/1.1", authorization)])).status).toBe(200);
    });
    await fc.assert(property, { seed, numRuns: runs(400), timeout: 20_000 });
  });

  it("is refused to pages and under other names", async () => {
    for (const headers of [["Origin: null"], ["Host: mock.example"], ["Host: localhost.example"], ["Origin: \xff"]]) {
      const lines = ["GET /_mock HTTP/1.1", ...(headers[0]?.startsWith("Host") ? [] : ["Host: localhost"]), ...headers];
      expect((await fuzzed.answer([head(...lines)])).status).toBe(403);
    }
  });

  it.each(["grants", "access-tokens", "faults", "clock"])("is read however deep it is nested: %s", async (action) => {
    const deep = "[".repeat(100_000) + "]".repeat(100_000);
    for (const content of [
      deep,
      ...names.map((name) => `{"${name}":${deep}}`),
      `{"scopes":[${deep}]}`,
      `{"a":${deep}}`,
    ]) {
      const { status } = await fuzzed.answer([control(`POST /_mock/${action}`, content)]);
      expect([200, 400]).toContain(status);
    }
  });
});

describe("a fault that was asked for", () => {
  const headerNames = [
    "Retry-After",
    "content-length",
    "Content-Length",
    "Transfer-Encoding",
    "Trailer",
    "Connection",
    "a b",
    "",
  ];

  it("comes as an answer, whatever headers it has", patience, async () => {
    const names = fc.oneof(fc.constantFrom(...headerNames, "Date", "Upgrade", "__proto__"), value);
    const headers = fc.dictionary(names, fc.oneof(value, fc.constantFrom("0", "chunked", "close")), { maxKeys: 3 });
    const property = fc.asyncProperty(headers, fc.integer({ min: 400, max: 599 }), async (wanted, status) => {
      const fault = JSON.stringify({ status, headers: wanted, operation: "getDeviceKey" });
      const accepted = (await fuzzed.answer([control("POST /_mock/faults", fault)])).status === 200;
      const request = head(fuzzed.request("GET /api/device_key", "Prefer: code=500"));
      // The status is the fault's own, which the law does not know.
      const answers = await fuzzed.answers([request], [{ text: "code=500", mayBe: accepted ? status : undefined }]);
      expect(answers.map((answer) => answer.status)).toEqual([accepted ? status : 500]);
    });
    await fc.assert(property, { seed, numRuns: runs(200), timeout: 20_000 });
  });
});
