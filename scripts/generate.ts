/**
 * `npm run generate` writes everything that is made from the bundle, `generated/openapi.json`. If it fails, it writes no file.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { constantsOf } from "../src/contract/constants.ts";
import type { Document } from "../src/contract/document.ts";
import { operationsOf } from "../src/contract/operations.ts";
import { generateConstants } from "./generate/constants.ts";
import { generateDataCenters } from "./generate/data-centers.ts";
import { generateExamples } from "./generate/examples.ts";
import { generateLabels } from "./generate/labels.ts";
import { generateLimits } from "./generate/limits.ts";
import { generateOperations } from "./generate/operations.ts";
import { generateReference } from "./generate/reference.ts";
import { generateRules } from "./generate/rules.ts";
import { generateTypes } from "./generate/types.ts";
import { generateValidators } from "./generate/validators/modules.ts";
import { generateVersion } from "./generate/version.ts";
import { generateClientDocument } from "./generators-contract/document.ts";
import { run } from "./run.ts";

const folder = "generated";

await run(async () => {
  const bundle = await readFile(join(folder, "openapi.json"), "utf8").catch(() => {
    throw new Error("There is no generated/openapi.json. Run: npm run bundle");
  });
  const document: Document = JSON.parse(bundle);
  const operations = operationsOf(document);
  const constants = constantsOf(document);
  const files: Record<string, string> = {
    "types.ts": await generateTypes(bundle),
    "constants.ts": generateConstants(constants),
    "labels.ts": generateLabels(constants),
    "rules.ts": generateRules(document),
    "limits.ts": generateLimits(document),
    "operations.ts": generateOperations(document, operations),
    "examples.ts": generateExamples(document),
    "data-centers.ts": generateDataCenters(document, constants),
    "version.ts": generateVersion(document),
    "reference.json": await generateReference(document),
    "openapi.client.json": generateClientDocument(document),
    ...(await generateValidators(document)),
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  console.log(
    `${Object.keys(files).length} files of ${operations.length} operations and ${constants.length} constants.`,
  );
});
