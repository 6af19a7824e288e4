import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Mock } from "../../src/mock/index.ts";
import { startMockWith } from "../../src/mock/mock.ts";
import { serveFiles } from "../../src/server/files.ts";
import { raw } from "../cli/inspector/support.ts";

const contents = new Map([
  ["index.html", "<h1>Docs</h1>"],
  ["more/a.json", "{}"],
  ["long.txt", "a line of a long text\n".repeat(100)],
  ["operations/störung.html", "<h1>Störung</h1>"],
  ["icon.svg", "<>"],
]);
let mock: Mock;
beforeAll(async () => {
  const find = async (name: string) => {
    if (name === "broken.html") throw new Error("No such guide: errors.");
    return contents.get(name);
  };
  const home = async () => ({ status: 307, headers: { Location: "/docs/" }, body: "" });
  mock = await startMockWith({}, { "/": () => home, "/docs": () => serveFiles("/docs", find) });
});
afterAll(() => mock.close());

const rawStatus = async (path: string) => (await raw(mock.authUrl, { path })).status;

it("a path that begins with two slashes is not the home page", async () => {
  expect(await rawStatus("/")).toBe(307);
  expect(await rawStatus("//api/monitors")).toBe(404);
  expect(await rawStatus("//")).toBe(404);
});

describe("files in memory", () => {
  it("are compressed for those who take it, unless they are short", async () => {
    const encodingOf = async (path: string, accepted: string) => {
      const response = await fetch(`${mock.authUrl}${path}`, { headers: { "Accept-Encoding": accepted } });
      return [response.headers.get("Content-Encoding"), (await response.text()).length];
    };
    expect(await encodingOf("/docs/long.txt", "gzip, br")).toEqual(["gzip", 2200]);
    expect(await encodingOf("/docs/long.txt", "identity")).toEqual([null, 2200]);
    expect(await encodingOf("/docs/more/a.json", "gzip")).toEqual([null, 2]);
    // `fetch` accepts gzip by itself.
    expect((await fetch(`${mock.authUrl}/docs/long.txt`)).headers.get("Vary")).toBe("Accept-Encoding");
  });

  it.each([
    ["/docs", "text/html; charset=utf-8", "<h1>Docs</h1>"],
    ["/docs/more/a.json", "application/json; charset=utf-8", "{}"],
    ["/docs/icon.svg", "image/svg+xml", "<>"],
    ["/docs/operations/st%c3%b6rung", "text/html; charset=utf-8", "<h1>Störung</h1>"],
  ])("are served with their Content-Type: %s as %s; a folder as its index.html", async (path, type, text) => {
    const file = await fetch(mock.authUrl + path);
    expect([file.headers.get("Content-Type"), await file.text()]).toEqual([type, text]);
    const head = await fetch(mock.authUrl + path, { method: "HEAD" });
    expect(head.headers.get("Content-Length")).toBe(`${Buffer.byteLength(text)}`);
  });

  it.each([
    "/docs/nothing.html",
    "/docs/more",
    "/docs/../package.json",
    "/docs/..%2fpackage.json",
    "/docs//index.html",
    "/docs/index.html%00.html",
    "/docs/__proto__",
  ])("are the only ones served: not %s", async (path) => {
    expect(await rawStatus(path)).toBe(404);
  });

  it("that cannot be made are an error that says why, and nothing else fails", async () => {
    const response = await fetch(`${mock.authUrl}/docs/broken.html`);
    expect([response.status, response.headers.get("Content-Type"), await response.text()]).toEqual([
      ...[500, "text/plain; charset=utf-8", "/docs/broken.html cannot be shown. No such guide: errors.\n"],
    ]);
    expect((await fetch(`${mock.authUrl}/docs/`)).status).toBe(200);
  });

  it("can only be read, and not by pages of other origins", async () => {
    const refused = await fetch(`${mock.authUrl}/docs/`, { method: "POST" });
    expect([refused.status, refused.headers.get("Allow")]).toEqual([405, "GET, HEAD"]);
    const read = await fetch(`${mock.authUrl}/docs/`, { headers: { Origin: "https://elsewhere.test" } });
    expect(read.headers.get("Access-Control-Allow-Origin")).toBeNull();
  });
});
