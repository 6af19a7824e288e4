import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { generateReference } from "../../scripts/generate/reference.ts";
import { bundlePath, contract } from "../support/bundle.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const advice = "openapi/ was edited after the last build. The tests read generated/, so run: npm run build";

it("generated/openapi.json is the bundle of openapi/", async () => {
  const bundled = join(await temporaryFolder(), "openapi.json");
  const redocly = "node_modules/@redocly/cli/bin/cli.js";
  await promisify(execFile)(process.execPath, [redocly, "bundle", "openapi/openapi.yaml", "--output", bundled]);
  const isSame = (await readFile(bundled, "utf8")) === (await readFile(bundlePath, "utf8"));
  if (!isSame) expect.fail(advice);
});

it("generated/reference.json has the guides and the lists of openapi/", async () => {
  const isSame = (await generateReference(contract)) === (await readFile("generated/reference.json", "utf8"));
  if (!isSame) expect.fail(advice);
});
