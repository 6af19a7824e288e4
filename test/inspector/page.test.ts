import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { markFresh } from "../../scripts/pipeline/content-hash.ts";
import { ensureInspector } from "../../scripts/pipeline/inspector.ts";
import { builtPage, raw, secretOf, startInspector } from "./support.ts";

const page = builtPage();

describe("the built page", () => {
  it("has at most 25 kB, compressed", async () => {
    const files = await readdir(page.folder, { recursive: true, withFileTypes: true });
    const sizes = files
      .filter((file) => file.isFile())
      .map(async ({ parentPath, name }) => gzipSync(await readFile(join(parentPath, name))).length);
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect(bytes).toBeLessThanOrEqual(25_000);
    expect(bytes).toBeGreaterThan(2_000);
  });

  it("is built if it is missing or outdated", async () => {
    const index = join(page.folder, "index.html");
    expect(await ensureInspector(page.folder)).toBe(true);
    expect(await ensureInspector(page.folder)).toBe(false);
    await markFresh(page.folder, "of other files");
    expect(await ensureInspector(page.folder)).toBe(true);
    await rm(index);
    expect(await ensureInspector(page.folder)).toBe(true);
  });

  it("loads only its own files, and has no inline scripts", async () => {
    const mock = await startInspector(undefined, page.folder);
    const { text, headers } = await raw(`${mock.authUrl}/inspector/`);
    expect(headers["content-security-policy"]).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    );
    expect(text).not.toMatch(/<script(?![^>]*src="\.\/assets\/)|<style|style="|\son\w+=/);
    for (const [, file = ""] of text.matchAll(/(?:src|href)="\.\/([^"]+)"/g)) {
      expect((await raw(`${mock.authUrl}/inspector/${file}`)).status).toBe(200);
    }
  });

  it("has a new secret for each start, and is not cached", async () => {
    const secrets = [await startInspector(undefined, page.folder), await startInspector(undefined, page.folder)].map(
      secretOf,
    );
    const [first, second] = await Promise.all(secrets);
    expect(first).toMatch(/^[\w-]{32}$/);
    expect(second).toMatch(/^[\w-]{32}$/);
    expect(second).not.toBe(first);
    const mock = await startInspector(undefined, page.folder);
    expect((await raw(`${mock.authUrl}/inspector/`)).headers["cache-control"]).toBe("no-store");
  });

  it("that is not built yet gives a message with the command", async () => {
    const mock = await startInspector(undefined, "/nowhere");
    const { status, body } = await raw(`${mock.authUrl}/inspector/`);
    expect([status, body.message]).toEqual([
      404,
      "/inspector/ does not exist. Run npm run inspector to build the page.",
    ]);
  });
});
