import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { jsonOperations as operations, requestOf } from "../support/bundle.ts";
import { runs } from "../support/runs.ts";
import { type RawResponse, sendRaw } from "../support/send-raw.ts";
import { sharedMock } from "./support.ts";

const seed = 20_261_121;
/** A property that goes on after its test would disturb the next. */
const slowTest = { timeout: 120_000 };

const shared = sharedMock();
const complaints: unknown[] = [];
beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation((error: unknown) => void complaints.push(error));
});
afterEach(async () => {
  vi.restoreAllMocks();
  expect(complaints.splice(0)).toEqual([]);
  shared.mock.reset();
  expect((await shared.get("/monitors")).status).toBe(200);
});

const send = (path: string, method: string, headers: Record<string, string>, body: string | Buffer) =>
  sendRaw(shared.mock.authUrl + path, { method, headers, body });

/** Texts that commonly break servers. */
const nasty = fc.constantFrom(
  ...["", " ", "%", "%zz", "%00", "%2F", "..", "//", ";", "*", "?", "#", "\\", '"', "null", "NaN", "-1", "1e999"],
  ...["__proto__", "constructor", "prototype", "toString", "hasOwnProperty", "<script>", "a".repeat(3000), "\u00ff"],
  ...["[".repeat(500), "../".repeat(300), "=&".repeat(300), ", ".repeat(300), ";".repeat(3000), "a/".repeat(3000)],
);
const value = fc.oneof(nasty, fc.string({ maxLength: 20 }));
const header = value.map((text) => text.replace(/[^\t\x20-\x7e\x80-\xff]/g, "?"));
const among = (...texts: string[]) => fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...texts) }, header);
const encoded = (text: string) => text.replace(/[^!-~]|[#\\]/g, encodeURIComponent);

const statuses = ["200", "201", "400", "404", "405", "500", "999"].map((code) => `code=${code}`);
const anyHeader = fc.oneof(
  ...Object.entries({
    Prefer: among(...statuses, "code=__proto__", "example=NotFound"),
    Accept: among("*/*", "text/html", "application/json; version=9", ";version="),
    Cookie: among("zaaid=", "zaaid=1; zaaid=2", 'zaaid="15401829"', "zaaid=15401829"),
    "Content-Type": among("application/json", "application/json;charset=latin1", "text/plain", "a/b;c"),
    Authorization: among("Bearer x", "Svc-oauthtoken", "Svc-oauthtoken  x"),
    Origin: header,
  }).map(([name, values]) => fc.tuple(fc.constant(name), values)),
);
const headers = fc.array(anyHeader, { maxLength: 2 }).map((all): Record<string, string> => Object.fromEntries(all));

const anyRequest = fc.constantFrom(...operations).chain(({ path, method, servers, operation }) => {
  const valid = requestOf(operation)?.examples.map((example) => example.value) ?? [];
  const id = fc.oneof({ weight: 3, arbitrary: fc.constant("123412341234123411") }, value);
  return fc.record({
    method: fc.oneof(
      { weight: 4, arbitrary: fc.constant(method.toUpperCase()) },
      fc.constantFrom("GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH", "TRACE"),
    ),
    path: fc
      .tuple(id, fc.oneof({ weight: 4, arbitrary: fc.constant("") }, value))
      .map(([known, more]) => `${servers ? "" : "/api"}${path.replace(/\{\w+\}/g, known)}${more}`),
    headers,
    body: fc.oneof(
      fc.constant(""),
      fc
        .oneof(fc.constantFrom({}, ...valid), fc.jsonValue(), fc.object({ key: nasty }))
        .map((one) => JSON.stringify(one)),
      fc.dictionary(nasty, value).map((one) => String(new URLSearchParams(one))),
      fc.uint8Array({ maxLength: 50 }).map((one) => Buffer.from(one)),
    ),
  });
});

const deep = "[".repeat(100_000) + "]".repeat(100_000);

/** The response must have a documented status, and be in the service's envelope; the errors of OAuth are any JSON. */
function expectEnvelope({ status, type, text }: RawResponse, path: string, asksForError: boolean): void {
  expect([200, 201, 204, 400, 401, 403, 404, 405, 500]).toContain(status);
  if (status === 500) expect(asksForError, text).toBe(true);
  if (text === "") return;
  expect(type).toBe("application/json;charset=UTF-8");
  const body = JSON.parse(text);
  if (!path.startsWith("/oauth/")) expect([typeof body.code, typeof body.message]).toEqual(["number", "string"]);
  expect(text).not.toMatch(/\\n +at |node_modules/);
}

describe("any request to any operation", () => {
  it("gets a response in JSON with a documented status", slowTest, async () => {
    const seen = new Set<number>();
    const token = shared.mock.issueAccessToken();
    const property = fc.asyncProperty(anyRequest, async ({ method, path, headers: more, body }) => {
      const all = { Authorization: `Svc-oauthtoken ${token}`, "Content-Type": "application/json", ...more };
      const response = await send(encoded(path), method, all, body);
      expectEnvelope(response, path, /code *= *"?500/i.test(more.Prefer ?? ""));
      seen.add(response.status);
    });
    await fc.assert(property, { seed, numRuns: runs(300, 2_100), timeout: 20_000 });
    // The rarer statuses depend on how many operations there are.
    expect([...seen]).toEqual(expect.arrayContaining([200, 204, 400, 401, 404, 405]));
  });

  const inherited = '{"__proto__":{"polluted":1,"display_name":"x"},"constructor":{"prototype":{"polluted":1}}}';
  it.each(operations)("can have JSON of 100,000 levels and the names of prototypes: $name", async (target) => {
    const path = `${target.servers ? "" : "/api"}${target.path.replace(/\{\w+\}/g, "__proto__")}?__proto__[polluted]=1`;
    const headers = {
      Authorization: `Svc-oauthtoken ${shared.mock.issueAccessToken()}`,
      "Content-Type": "application/json",
    };
    for (const body of [deep, `{"display_name":${deep},"description":""}`, inherited])
      expectEnvelope(await send(path, target.method.toUpperCase(), headers, body), path, false);
    expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false);
  });
});

it.each(["tokens", "overrides", "clock"])("the control path takes JSON of any depth: %s", async (control) => {
  for (const body of [deep, `{"times":${deep}}`, `{"body":${deep}}`])
    expect([200, 400]).toContain((await send(`/_mock/${control}`, "POST", {}, body)).status);
});
