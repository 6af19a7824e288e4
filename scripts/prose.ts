/**
 * `npm run prose`: checks the prose of the guides, the README files, the changelog, and the descriptions of the
 * contract and of its workflows, with the rules in scripts/prose/rules.yaml. It names every sentence to fix, and changes nothing.
 */
import { readdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { projectPaths } from "../src/pipeline/paths.ts";
import { printed } from "../src/pipeline/report.ts";
import { checkProse } from "./prose/check-prose.ts";
import { run } from "./run.ts";

await run(async () => {
  const { contract } = projectPaths;
  const folder = dirname(contract);
  const workflows = (await readdir(join(folder, "workflows"))).map((name) => join(folder, "workflows", name));
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
        folder,
        contract,
        ...workflows,
      ]),
    ({ length }) => (length === 0 ? "no problems" : `${length} problems`),
  );
  if (problems.length > 0)
    throw new Error(`${problems.join("\n")}\nFix the sentences; scripts/prose/rules.yaml has the rules.`);
});
