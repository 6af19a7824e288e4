import { mkdir, readdir, readFile, stat, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { Run } from "../support/run.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

/** A folder of the test, and one in it that does not exist yet. */
async function scratch() {
  const folder = await temporaryFolder();
  return { folder, out: join(folder, "new/site") };
}

const docs = (out: string, ...args: string[]) => Run.toEnd(["docs", "--out", out, ...args]);
const refused = (message: string) => ({ code: expect.toSatisfy(Boolean), stderr: expect.stringContaining(message) });

describe("svc-monitoring-api docs", () => {
  it("writes the reference to a folder, and again", async () => {
    const { out } = await scratch();
    await docs(out, "--url", "https://docs.example.com/api");
    expect(await readFile(join(out, "operations/getMonitor.html"), "utf8")).toContain("Get a monitor");
    expect(await readFile(join(out, "sitemap.xml"), "utf8")).toContain("<loc>https://docs.example.com/api/index.html<");
    const pages = await readdir(out);
    expect((await stat(out)).mode & 0o777).toBe(0o755);
    await docs(out);
    expect(await readdir(out)).toEqual(pages.filter((name) => !["404.html", "sitemap.xml"].includes(name)));
    expect(await readdir(dirname(out))).toEqual(["site"]);
  });

  it("keeps all files of the folder that it did not write, also when it replaces its own", async () => {
    const { out } = await scratch();
    const own = ["CNAME", "operations/mine.html", "blog/index.html", ".nojekyll"];
    for (const name of own) {
      await mkdir(dirname(join(out, name)), { recursive: true });
      await writeFile(join(out, name), "mine");
    }
    for (let count = 0; count < 2; count += 1) {
      expect(await docs(out)).toMatchObject({ code: 0 });
      for (const name of own) expect(await readFile(join(out, name), "utf8"), name).toBe("mine");
    }
  });

  it("removes nothing outside of the folder, whatever its list says", async () => {
    const { folder, out } = await scratch();
    await mkdir(out, { recursive: true });
    await symlink(folder, join(out, "link"));
    await writeFile(
      join(out, ".svc-monitoring-api-docs.json"),
      JSON.stringify([
        ...["../../mine.json", "operations/../../../mine.json", "link/mine.json", join(folder, "mine.json"), 5],
      ]),
    );
    await writeFile(join(folder, "mine.json"), "mine");
    expect(await docs(out)).toMatchObject({ code: 0 });
    expect(await readdir(folder)).toContain("mine.json");
  });

  it("writes nothing where a link in the folder leads", async () => {
    const { folder, out } = await scratch();
    await mkdir(out, { recursive: true });
    await mkdir(join(folder, "home"));
    await symlink(join(folder, "home"), join(out, "operations"));
    const list = JSON.stringify(["operations/listMonitors.html"]);
    await writeFile(join(out, ".svc-monitoring-api-docs.json"), list);
    expect(await docs(out)).toMatchObject(refused(`${join(out, "operations")} is a link to another folder.`));
    expect(await readdir(join(folder, "home"))).toEqual([]);
    expect((await readdir(out)).toSorted()).toEqual([".svc-monitoring-api-docs.json", "operations"]);
  });

  it("does not write over other files, nor beside them", async () => {
    const { out } = await scratch();
    await mkdir(out, { recursive: true });
    await writeFile(join(out, "index.html"), "mine");
    expect(await docs(out)).toMatchObject(refused(`${join(out, "index.html")} is not of this command. Move it,`));
    expect(await readdir(out)).toEqual(["index.html"]);
  });

  it.each(["docs.example.com", "ftp://docs.example.com/", "javascript:alert(1)", "https://example.com/docs?v=2"])(
    "refuses an address that is not valid: %s",
    async (url) => {
      const { folder, out } = await scratch();
      expect(await docs(out, "--url", url)).toMatchObject({
        ...refused("must be like https://docs.example.com/"),
        code: 2,
      });
      expect(await readdir(folder)).toEqual([]);
    },
  );

  it.each([
    ["file", "file"],
    [".", "operations"],
  ])("writes nothing to %s if %s, which is to be a folder, is a file", async (out, name) => {
    const { folder } = await scratch();
    await writeFile(join(folder, name), "a file");
    expect(await docs(join(folder, out))).toMatchObject(refused(`${join(folder, name)} is not a folder. Move it`));
    expect(await readdir(folder)).toEqual([name]);
  });
});
