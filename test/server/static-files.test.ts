import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it, onTestFinished } from "vitest";
import { startMock } from "../../src/mock/index.ts";
import { staticFiles } from "../../src/server/static-files.ts";

async function start() {
  const folder = await mkdtemp(join(tmpdir(), "pages-"));
  await mkdir(join(folder, "docs/more"), { recursive: true });
  await writeFile(join(folder, "docs/index.html"), "<h1>Docs</h1>");
  await writeFile(join(folder, "docs/more/a.json"), "{}");
  await writeFile(join(folder, "docs/long.html"), "long ".repeat(1000));
  await writeFile(join(folder, "docs/.hidden.html"), "hidden");
  await writeFile(join(folder, "secret.html"), "secret");
  const handlers = { "/docs": () => staticFiles("/docs", join(folder, "docs"), "Run npm run docs.") };
  const mock = await startMock({ handlers });
  onTestFinished(async () => {
    await mock.close();
    await rm(folder, { recursive: true });
  });
  return mock.authUrl;
}

/** The body as it was sent: `fetch` would decompress it. */
function rawBody(url: string, headers: Record<string, string>): Promise<{ encoding?: string; body: Buffer }> {
  return new Promise((resolve, reject) => {
    request(url, { headers }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      const encoding = response.headers["content-encoding"];
      resolve({ body: Buffer.concat(chunks), ...(encoding && { encoding }) });
    })
      .on("error", reject)
      .end();
  });
}

/** Sends a path as it is; `fetch` would normalize it. */
function rawStatus(url: string, path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(url, { path }, (response) => resolve(response.resume().statusCode))
      .on("error", reject)
      .end();
  });
}

describe("the files of a folder", () => {
  it("are served with their Content-Type; a folder as its index.html", async () => {
    const url = await start();
    const page = await fetch(`${url}/docs`);
    expect([page.url, page.headers.get("Content-Type")]).toEqual([`${url}/docs/`, "text/html; charset=utf-8"]);
    expect(await page.text()).toBe("<h1>Docs</h1>");
    const file = await fetch(`${url}/docs/more/a.json`);
    expect([file.headers.get("Content-Type"), await file.json()]).toEqual(["application/json; charset=utf-8", {}]);
  });

  it.each([
    "/docs/../secret.html",
    "/docs/..%2fsecret.html",
    "/docs/%2e%2e/secret.html",
    "/docs//../secret.html",
    "/docs/more/../../secret.html",
    "/docs/.hidden.html",
    "/docs/more/..\\..\\secret.html",
    "/docs/secret.html%00.html",
    "/docs/nothing.html",
    "/docs/more",
  ])("are the only ones served: not %s", async (path) => {
    expect(await rawStatus(await start(), path)).toBe(404);
  });

  it("have a message for a missing file that says what to do", async () => {
    const response = await fetch(`${await start()}/docs/nothing.html`);
    expect(await response.json()).toEqual({
      code: 404,
      message: "/docs/nothing.html does not exist. Run npm run docs.",
    });
  });

  it("can only be read", async () => {
    const response = await fetch(`${await start()}/docs/`, { method: "POST" });
    expect([response.status, response.headers.get("Allow")]).toEqual([405, "GET, HEAD"]);
  });

  it("cannot be read by pages of other origins", async () => {
    const response = await fetch(`${await start()}/docs/`, { headers: { Origin: "https://elsewhere.test" } });
    expect(response.headers.get("Access-Control-Allow-Origin")).toBeNull();
  });

  it.each([
    ["gzip, deflate, br, zstd", "br"],
    ["gzip, deflate", "gzip"],
    ["GZIP;q=0.5", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["gzip;q=0", undefined],
    ["", undefined],
  ])("are compressed as the request accepts it: %j", async (accepted, expected) => {
    const url = `${await start()}/docs/long.html`;
    for (let turn = 0; turn < 2; turn += 1) {
      const { encoding, body } = await rawBody(url, { "Accept-Encoding": accepted });
      expect(encoding).toBe(expected);
      const text = encoding === "br" ? brotliDecompressSync(body) : encoding === "gzip" ? gunzipSync(body) : body;
      expect(text.toString()).toBe("long ".repeat(1000));
      if (expected) expect(body.length).toBeLessThan(500);
    }
  });

  it("are not compressed if they are short", async () => {
    expect(await rawBody(`${await start()}/docs/`, { "Accept-Encoding": "br" })).toEqual({
      body: Buffer.from("<h1>Docs</h1>"),
    });
  });

  it("are not sent again to a browser that has them", async () => {
    const url = `${await start()}/docs/long.html`;
    const first = await fetch(url);
    const etag = first.headers.get("ETag") ?? "";
    expect([first.headers.get("Cache-Control"), first.headers.get("Vary")]).toEqual(["no-cache", "Accept-Encoding"]);
    const again = await fetch(url, { headers: { "If-None-Match": `"other", ${etag}` } });
    expect([again.status, await again.text(), again.headers.get("ETag")]).toEqual([304, "", etag]);
    const other = await fetch(url, { headers: { "If-None-Match": 'W/"other"' } });
    expect(other.status).toBe(200);
  });
});
