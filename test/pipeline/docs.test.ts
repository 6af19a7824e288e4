import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { buildDocs, withoutRemoteLogo } from "../../scripts/pipeline/docs.ts";
import { writeOutputs } from "../../scripts/pipeline/outputs.ts";
import { projectPaths } from "../../scripts/pipeline/paths.ts";

async function generatedWith(yaml: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "generated-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await writeOutputs(new Map([["openapi.yaml", yaml]]), folder);
  return folder;
}

describe("the HTML reference", () => {
  it("is one file with a policy that lets it load nothing", async () => {
    const generated = await generatedWith(await readFile(join(projectPaths.generated, "openapi.yaml"), "utf8"));
    await buildDocs(generated);
    expect(await readdir(join(generated, "docs"))).toEqual(["index.html"]);
    const html = await readFile(join(generated, "docs/index.html"), "utf8");
    expect(html).toContain(`<meta http-equiv="Content-Security-Policy" content="default-src 'none';`);
    expect(html).not.toMatch(/<(script|img|iframe)[^>]+src="https?:/);
    expect(html).not.toMatch(/<link[^>]+href="https?:/);
    expect(html).not.toContain("cdn.redoc.ly");
  });

  it("is refused when Redoc refers to its CDN in a way that we do not know", () => {
    expect(() => withoutRemoteLogo("<html></html>")).toThrow("refers to Redoc's CDN 0 times");
  });

  it("says what Redocly said when it cannot render", async () => {
    const generated = await generatedWith("openapi: [");
    await expect(buildDocs(generated)).rejects.toThrow(/redocly build-docs ended with code 1:\n(.|\n)+/);
    expect(await readdir(generated)).toEqual(["openapi.yaml"]);
  });
});
