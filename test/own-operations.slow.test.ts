/** The first way of docs/own-operations.md, as it is written there, in a clone. test/package/ has the others. */
import { cp, readFile, symlink, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { run } from "./clients/project.ts";
import { temporaryFolder } from "./support/temporary-folder.ts";

const page = await readFile("docs/own-operations.md", "utf8");
const [, path = "", line = ""] = /```yaml\n(.*?)```.*?```yaml\n(.*?)```/s.exec(page) ?? [];

/** The tests that could object to another operation. */
const folders = ["spec", "contract", "constants", "mock", "msw", "site", "validation", "samples", "types"];

describe("an operation that is added in a clone", () => {
  let clone: string;
  beforeAll(async () => {
    clone = await temporaryFolder(afterAll);
    const files = await run(process.cwd(), "git ls-files --cached --others --exclude-standard");
    for (const file of files.trim().split("\n")) await cp(file, join(clone, file)).catch(() => {});
    await symlink(resolve("node_modules"), join(clone, "node_modules"));
    await run(clone, "git init --quiet && git add --all");
    await writeFile(join(clone, "openapi/paths/outages.yaml"), path);
    const root = join(clone, "openapi/openapi.yaml");
    await writeFile(root, (await readFile(root, "utf8")).replace("\npaths:\n", `\npaths:\n${line}`));
    await run(clone, "npm run build");
  }, 300_000);

  it("is in the types, the validators, the contract for generators and the reference", async () => {
    const textOf = (name: string) => readFile(join(clone, "generated", name), "utf8");
    for (const name of ["types.ts", "validation/operations.ts", "openapi.client.json"])
      expect(await textOf(name)).toContain("listOutages");
    await run(clone, "npm run docs");
    expect(await textOf("docs/operations/listOutages.html")).toContain("List the outages");
  });

  it("is served by the mock", async () => {
    const call = "node --import tsx/esm src/cli/index.ts call listOutages period=90 --mock";
    expect(JSON.parse(await run(clone, call))).toEqual([{ monitor_id: "123412341234123411" }]);
    await expect(run(clone, call.replace("90", "7"))).rejects.toThrow("period");
  });

  it.skipIf(!process.env.CI)(`makes no test fail: ${folders.join(", ")} (CI only)`, { timeout: 600_000 }, async () => {
    const names = folders.map((folder) => `test/${folder}`).join(" ");
    await run(clone, `npx vitest run --project node --reporter=dot ${names}`, { VITEST: "", VITEST_RESULTS: "" });
  });
});
