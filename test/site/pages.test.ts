import { createHash } from "node:crypto";
import { cp, mkdir, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { projectPaths } from "../../scripts/pipeline/paths.ts";
import { buildPages } from "../../scripts/pipeline/site.ts";
import type { Document } from "../../src/contract/document.ts";
import { domainConstants } from "../../src/contract/domains.ts";
import { inlineHtml, link } from "../../src/site/html.ts";
import { renderPage } from "../../src/site/page-html.ts";
import { bundle } from "../support/bundle.ts";

const contract = bundle as unknown as Document;

async function built(): Promise<string> {
  const generated = await mkdtemp(join(tmpdir(), "pages-"));
  onTestFinished(() => rm(generated, { recursive: true, force: true }));
  await cp(join(projectPaths.generated, "openapi.json"), join(generated, "openapi.json"));
  expect(await buildPages({ ...projectPaths, generated })).toEqual(["constants.html", "coverage.html"]);
  return join(generated, "docs");
}

describe("the pages for constants and coverage", () => {
  it("are one file each, without references to other hosts", async () => {
    const docs = await built();
    expect(await readdir(docs)).toEqual(["constants.html", "coverage.html"]);
    for (const file of await readdir(docs)) {
      const html = await readFile(join(docs, file), "utf8");
      expect(html).not.toMatch(/https?:\/\//);
      expect(html).not.toMatch(/<(script|img|iframe|link)[^>]+(src|href)="(?!data:,")/);
      expect(html).not.toMatch(/ (style|on\w+)="/);
    }
  });

  it("allow only their own script and style, by hash", async () => {
    const docs = await built();
    const sha = (text = "") => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
    for (const file of await readdir(docs)) {
      const html = await readFile(join(docs, file), "utf8");
      const [, style] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
      const [, script] = /<script>(.*?)<\/script>/s.exec(html) ?? [];
      const [, policy] = /<meta http-equiv="Content-Security-Policy" content="([^"]+)">/.exec(html) ?? [];
      const scripts = script ? ` script-src ${sha(script)};` : "";
      expect(policy).toBe(
        `default-src 'none'; style-src ${sha(style)};${scripts} img-src data:; base-uri 'none'; form-action 'none'`,
      );
    }
  });

  it("are identical in every build", async () => {
    const [first, second] = [await built(), await built()];
    const read = (folder: string) => readFile(join(folder, "constants.html"), "utf8");
    expect(await read(first)).toBe(await read(second));
  });
});

describe("text on a page", () => {
  it("is escaped", () => {
    expect(inlineHtml('a < b & "c" <script>')).toBe("a &lt; b &amp; &quot;c&quot; &lt;script&gt;");
    expect(link('a"b<c', "<i>")).toBe('<a href="a%22b%3Cc">&lt;i&gt;</a>');
    const html = renderPage({
      file: "a.html",
      title: "<A>",
      site: "S",
      style: "",
      data: { a: "</script>" },
      content: "",
    });
    expect(html).toContain("<title>&lt;A&gt; · S</title>");
    expect(html).toContain('{"a":"\\u003c/script>"}');
  });

  it("may have code and bold, and code may be a link", () => {
    const href = (code: string) => (code === "Period" ? "#Period" : undefined);
    expect(inlineHtml("**See** `Period` or `a<b`", href)).toBe(
      '<strong>See</strong> <a href="#Period"><code>Period</code></a> or <code>a&lt;b</code>',
    );
  });
});

describe("the domain of a constant", () => {
  it("is the folder of its file", async () => {
    const folder = dirname(projectPaths.contract);
    const domains = new Map((await domainConstants(contract, folder)).map(({ name, domain }) => [name, domain]));
    expect([domains.get("MonitorStatus"), domains.get("DataCenter")]).toEqual(["monitors", "service"]);
  });

  it("has a title: that in domains.yaml, otherwise the folder's name", async () => {
    const constants = await domainConstants(contract, dirname(projectPaths.contract));
    const titles = new Map(constants.map(({ domain, domainTitle }) => [domain, domainTitle]));
    expect([titles.get("calendar"), titles.get("apm")]).toEqual(["Calendar", "APM"]);
  });

  it("must be a folder that exists", async () => {
    const folder = await mkdtemp(join(tmpdir(), "contract-"));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    await cp(join(dirname(projectPaths.contract), "domains.yaml"), join(folder, "domains.yaml"));
    await mkdir(join(folder, "components/constants"), { recursive: true });
    await expect(domainConstants(contract, folder)).rejects.toThrow("has no file below");
  });
});
