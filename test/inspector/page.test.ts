import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { pageFiles } from "../../src/inspector/index.ts";
import { raw, sharedInspector } from "./support.ts";

const inspector = sharedInspector();

it("the page has at most 28 kB, compressed", async () => {
  const sizes = [...(await pageFiles()).values()].map((text) => gzipSync(text).length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(28_000);
});

it("the page loads only its own files, has no inline scripts, and is not cached", async () => {
  const { authUrl } = inspector();
  const { text, headers } = await raw(`${authUrl}/inspector/`);
  expect(headers["content-security-policy"]).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  );
  expect(headers["cache-control"]).toBe("no-store");
  expect(text).not.toMatch(/<script(?![^>]*src="(\.|\/docs\/assets)\/)|<style|style="|\son\w+=/);
});
