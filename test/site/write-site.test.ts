import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { packSite } from "../../src/site/archive.ts";
import { writeSite } from "../../src/site/index.ts";

const files = new Map([
  ["index.html", "<h1>Home – ✓</h1>"],
  ["guides/errors.html", "<h1>Errors</h1>"],
  ["sitemap.xml", "<loc>http://127.0.0.1:4010/docs/index.html</loc>"],
]);

/** A folder of the test, with a packed site. */
async function scratch(): Promise<{ folder: string; archive: string; out: string }> {
  const folder = await mkdtemp(join(tmpdir(), "write-site-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const archive = join(folder, "site.json.br");
  await writeFile(archive, packSite(files));
  return { folder, archive, out: join(folder, "new/site") };
}

describe("the site of the package", () => {
  it("is written to a folder, which is created", async () => {
    const { archive, out } = await scratch();
    expect(await writeSite({ out, archive })).toEqual([...files.keys()]);
    for (const [name, content] of files) expect(await readFile(join(out, name), "utf8")).toBe(content);
    expect((await stat(out)).mode & 0o777).toBe(0o755);
  });

  it("has a sitemap with the address where it will be published", async () => {
    const { archive, out } = await scratch();
    await writeSite({ out, archive, url: "https://docs.example.com/api" });
    expect(await readFile(join(out, "sitemap.xml"), "utf8")).toBe("<loc>https://docs.example.com/api/index.html</loc>");
  });

  it("is not written over other files, nor beside them", async () => {
    const { archive, out } = await scratch();
    await mkdir(out, { recursive: true });
    await writeFile(join(out, "mine.txt"), "mine");
    await expect(writeSite({ out, archive })).rejects.toThrow(
      `The folder ${out} is not empty. Delete it, or choose another.`,
    );
    expect(await readdir(out)).toEqual(["mine.txt"]);
  });

  it("is written to a folder that is empty", async () => {
    const { archive, out } = await scratch();
    await mkdir(out, { recursive: true });
    await writeSite({ out, archive });
    expect(await readdir(dirname(out))).toEqual(["site"]);
  });

  it.each(["docs.example.com", "ftp://docs.example.com/", "javascript:alert(1)"])(
    "is not written for an address that is not valid: %s",
    async (url) => {
      const { archive, out, folder } = await scratch();
      await expect(writeSite({ out, archive, url })).rejects.toThrow("must be like https://docs.example.com/");
      expect(await readdir(folder)).toEqual(["site.json.br"]);
    },
  );

  it("says what to do if the package does not have it", async () => {
    const { folder, out } = await scratch();
    await expect(writeSite({ out, archive: join(folder, "missing") })).rejects.toThrow("npm run package writes it");
  });

  it("leaves nothing behind if it cannot be written", async () => {
    const { folder, archive } = await scratch();
    await writeFile(join(folder, "file"), "");
    await expect(writeSite({ out: join(folder, "file"), archive })).rejects.toThrow("cannot be written");
    await expect(writeSite({ out: join(folder, "file/site"), archive })).rejects.toThrow();
    expect((await readdir(folder)).toSorted()).toEqual(["file", "site.json.br"]);
  });
});
