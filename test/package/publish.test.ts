import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";

const manifest = JSON.parse(await readFile("package.json", "utf8"));
const workflow = await readFile(".github/workflows/publish.yml", "utf8");
const checks = await readFile(".github/workflows/checks.yaml", "utf8");

it("the workflow of a pull request runs what CI runs", () => {
  expect(checks).toMatch(/^ {2}pull_request:$/m);
  expect(checks).toContain("run: bash .ci/run");
  expect(existsSync(".ci/run")).toBe(true);
});

describe("the workflow that publishes the package", () => {
  it("runs the checks, then publishes with provenance, without a token", () => {
    const [test, publish, ...others] = workflow.split(/^ {2}(?=\w+:$)/m).filter((job) => /steps:|uses:/.test(job));
    expect(others).toEqual([]);
    expect(test).toContain("uses: ./.github/workflows/checks.yaml");
    expect(test).not.toContain("id-token");
    expect(publish).toContain("needs: checks");
    expect(publish).toContain("id-token: write");
    expect(publish).toContain("run: npm publish --provenance");
    expect(workflow).not.toMatch(/secrets\.|NODE_AUTH_TOKEN/);
  });

  it("publishes a package that is not private and builds itself", () => {
    expect(manifest).not.toHaveProperty("private");
    expect(manifest.scripts.prepack).toBe("npm run package");
  });
});
