import { mkdir, readdir, readFile, stat, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { bundle } from "../support/bundle.ts";
import { Run } from "../support/run.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

/** A folder of the test, with a contract that a user extended. */
async function scratch() {
  const folder = await temporaryFolder();
  const [out, contract] = [join(folder, "new/site"), join(folder, "mine.json")];
  const { get } = bundle.paths["/monitors"] ?? {};
  const paths = { ...bundle.paths, "/alerts": { get: { ...get, operationId: "listAlerts", summary: "List alerts" } } };
  const Color = { type: "string", title: "Color", enum: ["red"] };
  const components = { ...bundle.components, schemas: { ...bundle.components.schemas, Color } };
  await writeFile(contract, JSON.stringify({ ...bundle, paths, components }));
  return { folder, out, contract };
}

const docs = (out: string, ...args: string[]) => Run.toEnd(["docs", "--out", out, ...args]);
const refused = (message: string) => ({ code: expect.toSatisfy(Boolean), stderr: expect.stringContaining(message) });

describe("svc-monitoring-api docs", () => {
  it("writes the reference of an extended contract to a folder, and again when the contract has changed", async () => {
    const { out, contract } = await scratch();
    await docs(out, "--contract", contract, "--url", "https://docs.example.com/api");
    expect(await readFile(join(out, "operations/listAlerts.html"), "utf8")).toContain("List alerts");
    expect(await readFile(join(out, "constants/Color.html"), "utf8")).toContain(">Other<");
    expect(await readFile(join(out, "sitemap.xml"), "utf8")).toContain("<loc>https://docs.example.com/api/index.html<");
    const pages = await readdir(out);
    expect((await stat(out)).mode & 0o777).toBe(0o755);
    await docs(out);
    expect(await readdir(join(out, "operations"))).not.toContain("listAlerts.html");
    expect(await readdir(out)).toEqual(pages.filter((name) => name !== "sitemap.xml"));
    expect(await readdir(dirname(out))).toEqual(["site"]);
  });

  it("keeps all files of the folder that it did not write, also when it replaces its own", async () => {
    const { out, contract } = await scratch();
    const own = ["CNAME", "operations/mine.html", "blog/index.html", ".nojekyll"];
    for (const name of own) {
      await mkdir(dirname(join(out, name)), { recursive: true });
      await writeFile(join(out, name), "mine");
    }
    for (const args of [["--contract", contract], [], []]) {
      expect(await docs(out, ...args)).toMatchObject({ code: 0 });
      for (const name of own) expect(await readFile(join(out, name), "utf8"), name).toBe("mine");
    }
    expect(await readdir(join(out, "operations"))).not.toContain("listAlerts.html");
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
      expect(await readdir(folder)).toEqual(["mine.json"]);
    },
  );

  it("leaves nothing behind if it cannot read the contract, or write the pages", async () => {
    const { folder, out } = await scratch();
    await writeFile(join(folder, "file"), "not JSON");
    expect(await docs(out, "--contract", join(folder, "file"))).toMatchObject(refused("file is not valid JSON"));
    expect(await docs(join(folder, "file"))).toMatchObject(refused("cannot be written"));
    expect((await readdir(folder)).toSorted()).toEqual(["file", "mine.json"]);
  });
});
