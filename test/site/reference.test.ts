import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import type { BuildPaths } from "../../scripts/pipeline/build.ts";
import { writeOutputs } from "../../scripts/pipeline/outputs.ts";
import { projectPaths } from "../../scripts/pipeline/paths.ts";
import { buildDocs } from "../../scripts/pipeline/site.ts";
import { finishPage } from "../../src/site/reference/redoc-page.ts";

const contract = await readFile(join(projectPaths.generated, "openapi.json"), "utf8");

async function generatedWith(json: string): Promise<BuildPaths> {
  const generated = await mkdtemp(join(tmpdir(), "generated-"));
  await writeOutputs(new Map([["openapi.json", json]]), generated);
  return { ...projectPaths, generated };
}

/** A folder with the bundle, removed when the test ends. */
async function generatedOnceWith(json: string): Promise<BuildPaths> {
  const paths = await generatedWith(json);
  onTestFinished(() => rm(paths.generated, { recursive: true, force: true }));
  return paths;
}

/** A document that our code accepts, but Redocly does not. */
const unknownVersion = JSON.stringify({
  openapi: "9.9",
  info: { description: "" },
  tags: [],
  "x-tagGroups": [],
  paths: {},
  components: { schemas: {} },
});

describe("the HTML reference", () => {
  let paths: BuildPaths;
  let written: string[];
  beforeAll(async () => {
    paths = await generatedWith(contract);
    written = await buildDocs(paths);
  }, 60_000);
  afterAll(() => rm(paths.generated, { recursive: true, force: true }));

  it("is one file of at most 0.8 MB, compressed, with a policy that allows only its own scripts and no requests", async () => {
    expect(written).toEqual(["index.html"]);
    expect(await readdir(join(paths.generated, "docs"))).toEqual(["index.html"]);
    const html = await readFile(join(paths.generated, "docs/index.html"), "utf8");
    expect(gzipSync(html, { level: 9 }).length).toBeLessThanOrEqual(800_000);
    const [, policy] = html.match(/<meta http-equiv="Content-Security-Policy" content="([^"]+)">/) ?? [];
    expect(policy).toMatch(/^default-src 'none'; script-src( 'sha256-[\w+/]{43}='){3}; style-src/);
    expect(html).not.toMatch(/<(script|img|iframe)[^>]+src="https?:/);
    expect(html).not.toMatch(/<link[^>]+href="https?:/);
    expect(html).not.toContain("cdn.redoc.ly");
    expect(html).toContain('<link rel="expect" href="#redoc" blocking="render">');
    expect(html).not.toContain("redocly.com/redoc/");
  });

  it("cannot be made if Redoc's page changed", () => {
    expect(() => finishPage("<html></html>", "")).toThrow(/cdn.* 2 times; found 0\./);
  });

  it("throws an error with Redocly's output if Redocly cannot render", async () => {
    const paths = await generatedOnceWith(unknownVersion);
    await expect(buildDocs(paths)).rejects.toThrow(/redocly build-docs ended with code 1:\n(.|\n)+/);
    expect(await readdir(paths.generated)).toEqual(["openapi.json"]);
  });

  it("can be aborted, and leaves no files behind", async () => {
    const paths = await generatedOnceWith(contract);
    const stop = new AbortController();
    const docs = buildDocs(paths, stop.signal);
    stop.abort();
    await expect(docs).rejects.toThrow("aborted");
    expect(await readdir(paths.generated)).toEqual(["openapi.json"]);
  });
});
