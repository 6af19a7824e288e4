/**
 * `npm run prose`: checks the prose of the guides, the README files, the changelog, and the descriptions of the
 * contract and of its workflows, with the rules in scripts/redocly/prose.yaml. It names every sentence to fix, and changes nothing.
 */
import { readdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { projectPaths } from "./pipeline/paths.ts";
import { checkProse } from "./pipeline/prose.ts";
import { printed } from "./pipeline/report.ts";
import { run } from "./pipeline/run.ts";

await run(async () => {
  const { contract } = projectPaths;
  const folder = dirname(contract);
  const workflows = (await readdir(join(folder, "workflows"))).map((name) => join(folder, "workflows", name));
  const problems = await printed(
    "prose",
    () => checkProse(["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "src", folder, contract, ...workflows]),
    ({ length }) => (length === 0 ? "no problems" : `${length} problems`),
  );
  if (problems.length > 0)
    throw new Error(`${problems.join("\n")}\nFix the sentences; scripts/redocly/prose.yaml has the rules.`);
});
