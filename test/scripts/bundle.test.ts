import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { bundlePath } from "../support/bundle.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

it("generated/openapi.json is the bundle of openapi/", async () => {
  const bundled = join(await temporaryFolder(), "openapi.json");
  const redocly = "node_modules/@redocly/cli/bin/cli.js";
  await promisify(execFile)(process.execPath, [redocly, "bundle", "openapi/openapi.yaml", "--output", bundled]);
  const isSame = (await readFile(bundled, "utf8")) === (await readFile(bundlePath, "utf8"));
  expect(isSame, "openapi/ was edited after the last build. The tests read generated/, so run: npm run build").toBe(
    true,
  );
});
