/** Own operations with each supported construct, in generated clients: the contract for generators carries them over. */
import { cp } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { withOwnOperations } from "../support/own-operations.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { hasProgram, root, run } from "./project.ts";

let clone: string;
beforeAll(async () => {
  clone = await withOwnOperations(afterAll);
}, 300_000);

/** What generates and compiles a client, and lists its operations. */
const projects = [
  ["go", "go", "go generate . && go vet ./... && cat api/api.gen.go"],
  [
    "python",
    "python3",
    `python3 -m venv .venv && .venv/bin/pip install --quiet --requirement requirements-dev.txt .
     .venv/bin/mypy --package svc_monitoring && cat .venv/lib/python3.*/site-packages/svc_monitoring/api/own_operations/*.py`,
  ],
] as const;

describe.each(projects)("a client in %s with own operations", (language, needs, commands) => {
  it.skipIf(!process.env.CI && !hasProgram(needs))(`compiles (needs ${needs})`, { timeout: 600_000 }, async () => {
    const copy = join(await temporaryFolder(), language);
    await cp(join(root, "examples/clients", language), copy, { recursive: true });
    await cp(join(clone, "generated/openapi.client.json"), join(copy, "openapi.client.json"));
    expect(await run(copy, commands)).toContain("/plans/");
  });
});
