import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { Run } from "../support/run.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const docs = (out: string, ...args: string[]) => Run.toEnd(["docs", "--out", out, ...args]);

describe("svc-monitoring-api docs", () => {
  it("writes the reference to a new folder", async () => {
    const out = join(await temporaryFolder(), "new/site");
    expect((await docs(out, "--url", "https://docs.example.com/api")).code).toBe(0);
    expect(await readFile(join(out, "operations/getMonitor.html"), "utf8")).toContain("Get a monitor");
    expect(await readFile(join(out, "sitemap.xml"), "utf8")).toContain("<loc>https://docs.example.com/api/index.html<");
    expect((await stat(out)).mode & 0o777).toBe(0o755);
  });

  it.each([
    [".", [], "is not empty. Delete it, or"],
    ["CNAME", [], "The site cannot be written to"],
    ["new", ["--url", "docs.example.com"], "must be like https://docs.example.com/"],
    ["new", ["--url", "javascript:alert(1)"], "must be like https://docs.example.com/"],
    ["new", ["--url", "https://example.com/docs?v=2"], "must be like https://docs.example.com/"],
  ])("refuses the folder %s with %j, and writes nothing", async (out, options, message) => {
    const folder = await temporaryFolder();
    await writeFile(join(folder, "CNAME"), "mine");
    expect(await docs(join(folder, out), ...options)).toMatchObject({
      code: expect.toSatisfy(Boolean),
      stderr: expect.stringContaining(message),
    });
    expect(await readdir(folder)).toEqual(["CNAME"]);
    expect(await readFile(join(folder, "CNAME"), "utf8")).toBe("mine");
  });
});
