import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { renderRedoc } from "../../src/site/index.ts";

describe("redoc.html", () => {
  it("is one file with the whole contract, which loads nothing", async () => {
    const html = (await renderRedoc("generated/openapi.json")) ?? "";
    expect(html).toContain("getDeviceKey");
    expect(html).toContain("Configuration Error");
    expect(html).not.toMatch(/<(script|link|img)\b[^>]+(src|href)="https?:/);
    const [before = "", policy = ""] = html.split(`<meta http-equiv="Content-Security-Policy" content="`);
    expect(before).not.toContain("<s");
    expect(policy).toMatch(
      /^default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:;/,
    );
  });

  it("cannot be made of a document that Redocly refuses: the error has Redocly's output", async () => {
    const folder = await mkdtemp(join(tmpdir(), "redoc-test-"));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    await writeFile(join(folder, "openapi.json"), '{ "openapi": "9.9" }');
    await expect(renderRedoc(join(folder, "openapi.json"))).rejects.toThrow(
      /redocly build-docs ended with code 1:\n(.|\n)+/,
    );
  });
});
