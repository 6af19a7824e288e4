import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { describeQuality, qualityOf } from "../../scripts/pipeline/quality.ts";
import { ContractCopy } from "../support/contract-copy.ts";

it("the quality of a contract is measured again only if the contract or its texts change", async () => {
  const contract = await ContractCopy.make();
  await contract.generate();
  const measured = await qualityOf(contract.paths);
  expect(measured.score).toBeGreaterThan(0);
  expect(measured.hardest).toBeUndefined();

  // A stored figure that no measurement would give shows which of the two was used.
  const stored = join(contract.paths.generated, ".quality.json");
  const text = await readFile(stored, "utf8");
  await writeFile(stored, text.replace(`"score":${measured.score}`, '"score":-1'));
  expect(await qualityOf(contract.paths)).toMatchObject({ score: -1 });

  await contract.add("guide.md", "This is a short and simple sentence.\n");
  const again = await qualityOf(contract.paths);
  expect(again.score).toBe(measured.score);
  expect(again.hardest?.file).toMatch(/openapi\/guide\.md$/);
});

it("the last line of a build has the score, its weakest parts, and the guide that is hardest to read", () => {
  const line = describeQuality({
    score: 90.7,
    subscores: { "error clarity": 100, "constraint clarity": 56, "schema simplicity": 71, "parameter simplicity": 88 },
    hardest: { file: "openapi/guides/overview.md", grade: 9.02 },
  });
  expect(line).toBe(
    "score 90.7 of 100 (constraint clarity 56, schema simplicity 71, parameter simplicity 88); " +
      "reading grade 9.02 at most (openapi/guides/overview.md)",
  );
});
