/**
 * `npm run prose`: checks the prose of the guides, the README files, the changelog, and the descriptions of the
 * contract, with the rules in scripts/prose/rules.yaml. It names every sentence to fix, and changes nothing.
 */
import { dirname } from "node:path";
import { projectPaths } from "../src/pipeline/paths.ts";
import { printed } from "../src/pipeline/report.ts";
import { checkProse } from "./prose/check-prose.ts";
import { run } from "./run.ts";

await run(async () => {
  const { contract } = projectPaths;
  const problems = await printed(
    "prose",
    () =>
      checkProse([
        "README.md",
        "AGENTS.md",
        "CONTRIBUTING.md",
        "CHANGELOG.md",
        "SECURITY.md",
        "docs",
        "src",
        dirname(contract),
        contract,
      ]),
    ({ length }) => (length === 0 ? "no problems" : `${length} problems`),
  );
  if (problems.length > 0)
    throw new Error(`${problems.join("\n")}\nFix the sentences; scripts/prose/rules.yaml has the rules.`);
});
