import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { createClient } from "@hey-api/openapi-ts";
import { expect, it, onTestFinished } from "vitest";
import { bundlePath } from "../support/bundle.ts";

const here = fileURLToPath(new URL(".", import.meta.url));

/**
 * openapi-typescript and openapi-fetch are frozen upstream. @hey-api/openapi-ts could replace them, so this test
 * ensures that it generates a client from the same document, and that the client compiles.
 */
it("another generator creates a client from the contract, and the client compiles", { timeout: 120_000 }, async () => {
  const folder = await mkdtemp(join(here, "node_modules/.hey-api-")); // so that the client finds its packages
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await createClient({
    input: bundlePath,
    output: folder,
    logs: { level: "silent" },
    plugins: ["@hey-api/client-fetch", { name: "@hey-api/typescript", enums: "javascript" }, "@hey-api/sdk"],
  });
  const types = await readFile(join(folder, "types.gen.ts"), "utf8");
  expect(types).toMatch(/export const Period = \{(.|\n)+LAST_MONTH: 7/);
  expect(await readFile(join(folder, "sdk.gen.ts"), "utf8")).toContain("export const getMonitor ");
  const tsc = ["node_modules/typescript/bin/tsc", "--noEmit", "--strict", "--skipLibCheck", "--target", "es2022"];
  const libraries = ["--module", "nodenext", "--lib", "es2022,dom,dom.iterable", "--types", "node"];
  await promisify(execFile)(process.execPath, [...tsc, ...libraries, join(folder, "index.ts")]).catch((error) => {
    throw new Error(error.stdout);
  });
});
