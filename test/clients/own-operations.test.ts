/** Own operations with each supported construct, in generated clients: the contract for generators carries them over. */
import { cp, readdir } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { withOwnOperations } from "../support/own-operations.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { hasProgram, root, run } from "./project.ts";

let folder: string;
let clone: string;
beforeAll(async () => {
  folder = await temporaryFolder(afterAll);
  clone = await withOwnOperations(afterAll);
}, 300_000);

/** A copy of a project, with the document that has the own operations. */
async function projectOf(language: string): Promise<string> {
  const copy = join(folder, language);
  await cp(join(root, "examples/clients", language), copy, { recursive: true });
  await cp(join(clone, "generated/openapi.client.json"), join(copy, "openapi.client.json"));
  return copy;
}

const slow = { timeout: 600_000 };

describe("a generated client with own operations", () => {
  it.skipIf(!process.env.CI && !hasProgram("go"))("compiles in Go (needs go)", slow, async () => {
    const copy = await projectOf("go");
    await run(copy, "go generate . && go vet ./...");
    expect(await run(copy, "grep -c 'func (c \\*ClientWithResponses) .*Plan' api/api.gen.go")).not.toBe("0\n");
  });

  it.skipIf(!process.env.CI && !hasProgram("python3"))("compiles in Python (needs python3)", slow, async () => {
    const copy = await projectOf("python");
    await run(copy, "python3 -m venv .venv && .venv/bin/pip install --quiet --requirement requirements-dev.txt .");
    const [site = ""] = (await run(copy, "echo .venv/lib/python3.*/site-packages/svc_monitoring")).trim().split("\n");
    expect(await readdir(join(copy, site, "api"))).toContain("own_operations");
    await run(copy, ".venv/bin/mypy --package svc_monitoring");
  });
});
