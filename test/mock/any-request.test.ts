import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { jsonOperations as operations, requestOf } from "../support/bundle.ts";
import { runs } from "../support/runs.ts";
import { type RawResponse, sendRaw } from "../support/send-raw.ts";
import { sharedMock } from "./support.ts";

const shared = sharedMock();
const complaints: unknown[] = [];
beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation((error: unknown) => void complaints.push(error));
});
afterEach(async () => {
  vi.restoreAllMocks();
  expect(complaints.splice(0)).toEqual([]);
  expect((await shared.get("/monitors")).status).toBe(200);
});

const send = (path: string, method: string, headers: Record<string, string>, body: string | Buffer) =>
  sendRaw(shared.mock.authUrl + path, { method, headers, body });
const tokenAndType = () => ({
  Authorization: `Svc-oauthtoken ${shared.mock.issueAccessToken()}`,
  "Content-Type": "application/json",
});

/** Texts that commonly break servers. */
const nasty = fc.constantFrom(
  ...["", " ", "%", "%zz", "%00", "%2F", "..", "//", ";", "*", "?", "#", "\\", '"', "null", "NaN", "-1", "1e999"],
  ...["__proto__", "constructor", "prototype", "toString", "hasOwnProperty", "<script>", "a".repeat(3000), "\u00ff"],
  ...["[".repeat(500), "../".repeat(300), "=&".repeat(300), ", ".repeat(300), ";".repeat(3000), "a/".repeat(3000)],
);
const value = fc.oneof(nasty, fc.string({ maxLength: 20 }));
const usually = <T>(arbitrary: fc.Arbitrary<T>, other: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 4, arbitrary }, { weight: 1, arbitrary: other });
const headerOf = (...texts: string[]) =>
  usually(fc.constantFrom(...texts), value).map((text) => text.replace(/[^\t\x20-\x7e\x80-\xff]/g, "?"));
const encoded = (text: string) => text.replace(/[^!-~]|[#\\]/g, encodeURIComponent);

const headers = fc.record(
  {
    Prefer: headerOf("code=200", "code=400", "code=404", "code=405", "code=500", "code=999", "code=__proto__"),
    Accept: headerOf("*/*", "text/html", "application/json; version=9", ";version="),
    Cookie: headerOf("zaaid=", "zaaid=1; zaaid=2", 'zaaid="15401829"', "zaaid=15401829"),
    "Content-Type": headerOf("application/json", "application/json;charset=latin1", "text/plain", "a/b;c"),
    Authorization: headerOf("Bearer x", "Svc-oauthtoken", "Svc-oauthtoken  x"),
    Origin: headerOf("null"),
  },
  { requiredKeys: [] },
);

const anyRequest = fc.constantFrom(...operations).chain(({ path, method, servers, operation }) => {
  const valid = requestOf(operation)?.examples.map((example) => example.value) ?? [];
  const methods = fc.constantFrom("GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH", "TRACE");
  const id = usually(fc.constant("123412341234123411"), value);
  const json = fc.oneof(fc.constantFrom({}, ...valid), fc.jsonValue(), fc.object({ key: nasty }));
  return fc.record({
    method: usually(fc.constant(method.toUpperCase()), methods),
    path: fc
      .tuple(id, usually(fc.constant(""), value))
      .map(([known, more]) => `${servers ? "" : "/api"}${path.replace(/\{\w+\}/g, known)}${more}`),
    headers,
    body: fc.oneof(
      fc.constant(""),
      json.map((one) => JSON.stringify(one)),
      fc.dictionary(nasty, value).map((one) => String(new URLSearchParams(one))),
      fc.uint8Array({ maxLength: 50 }).map((one) => Buffer.from(one)),
    ),
  });
});

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

// A property that goes on after its test would disturb the next.
it("any request to any operation gets a response in JSON with a documented status", { timeout: 120_000 }, async () => {
  const seen = new Set<number>();
  const property = fc.asyncProperty(anyRequest, async ({ method, path, headers: more, body }) => {
    const response = await send(encoded(path), method, { ...tokenAndType(), ...more } as Record<string, string>, body);
    expectEnvelope(response, path, /code *= *"?500/i.test(more.Prefer ?? ""));
    seen.add(response.status);
  });
  await fc.assert(property, { seed: 20_261_121, numRuns: runs(300, 2_100), timeout: 20_000 });
  // The rarer statuses depend on how many operations there are.
  expect([...seen]).toEqual(expect.arrayContaining([200, 204, 400, 401, 404, 405]));
});

describe("JSON of 100,000 levels and the names of prototypes", () => {
  const deep = "[".repeat(100_000) + "]".repeat(100_000);
  const inherited = '{"__proto__":{"polluted":1,"display_name":"x"},"constructor":{"prototype":{"polluted":1}}}';

  it.each(operations)("can be in a request: $name", async ({ servers, path: template, method }) => {
    const path = `${servers ? "" : "/api"}${template.replace(/\{\w+\}/g, "__proto__")}?__proto__[polluted]=1`;
    for (const body of [deep, `{"display_name":${deep},"description":""}`, inherited])
      expectEnvelope(await send(path, method.toUpperCase(), tokenAndType(), body), path, false);
    expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false);
  });

  it.each(["tokens", "overrides", "clock"])("can be in a request to the control path: %s", async (control) => {
    for (const body of [deep, `{"times":${deep}}`, `{"body":${deep}}`])
      expect([200, 400]).toContain((await send(`/_mock/${control}`, "POST", {}, body)).status);
    shared.mock.reset();
  });
});
