import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";

const manifest = JSON.parse(await readFile("package.json", "utf8"));
const workflow = await readFile(".github/workflows/publish.yml", "utf8");

describe("the workflow that publishes the package", () => {
  it("runs what CI runs, then publishes with provenance, without a token", () => {
    const [test, publish, ...others] = workflow.split(/^ {2}(?=\w+:$)/m).filter((job) => job.includes("steps:"));
    expect(others).toEqual([]);
    expect(test).toContain("run: bash .ci/run");
    expect(test).not.toContain("id-token");
    expect(publish).toContain("needs: test");
    expect(publish).toContain("id-token: write");
    expect(publish).toContain("run: npm publish --provenance");
    expect(workflow).not.toMatch(/secrets\.|NODE_AUTH_TOKEN/);
    expect(existsSync(".ci/run")).toBe(true);
  });

  it("publishes a package that is not private and builds itself", () => {
    expect(manifest).not.toHaveProperty("private");
    expect(manifest.scripts.prepack).toBe("npm run package");
  });
});
