import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
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
  it("writes the reference to a new folder", async () => {
    const { out } = await scratch();
    await docs(out, "--url", "https://docs.example.com/api");
    expect(await readFile(join(out, "operations/getMonitor.html"), "utf8")).toContain("Get a monitor");
    expect(await readFile(join(out, "sitemap.xml"), "utf8")).toContain("<loc>https://docs.example.com/api/index.html<");
    expect((await stat(out)).mode & 0o777).toBe(0o755);
  });

  it("writes nothing to a folder that has files", async () => {
    const { folder } = await scratch();
    await writeFile(join(folder, "CNAME"), "mine");
    expect(await docs(folder)).toMatchObject({ ...refused(`${folder} is not empty. Delete it, or`), code: 2 });
    expect(await readdir(folder)).toEqual(["CNAME"]);
  });

  it("writes nothing in place of a file", async () => {
    const { folder } = await scratch();
    await writeFile(join(folder, "file"), "mine");
    expect(await docs(join(folder, "file"))).toMatchObject(refused("The site cannot be written to"));
    expect(await readFile(join(folder, "file"), "utf8")).toBe("mine");
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
});
