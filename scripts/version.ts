/** Part of `npm version`: sets the version in the files that name it besides package.json, which `npm version` itself changes. */
import { readFile, writeFile } from "node:fs/promises";
import { escapeRegExp } from "../src/shared/text.ts";
import { run } from "./run.ts";

const files = [
  "openapi/openapi.yaml",
  "docs/contract-tests.md",
  "docs/get-started.md",
  "examples/clients/python/pyproject.toml",
];

await run(async () => {
  const { npm_old_version: before, npm_new_version: after } = process.env;
  if (!before || !after) throw new Error("npm runs this. Set a version with: npm version 1.2.3");
  const pattern = new RegExp(`(?<![\\d.])${escapeRegExp(before)}(?!\\d)`, "g");
  for (const file of files) {
    const text = await readFile(file, "utf8");
    // After publication the docs do not name the version, so a file without it is not an error.
    if (!pattern.test(text)) console.log(`${file} does not name the version ${before}, and stays.`);
    await writeFile(file, text.replace(pattern, after));
  }
  // The listed changes get this version as their heading. A release candidate leaves them under "Unreleased".
  const changelog = await readFile("CHANGELOG.md", "utf8");
  const [, unreleased = ""] = /^## Unreleased\n([\s\S]*?)(?=^## )/m.exec(changelog) ?? [];
  if (!unreleased.trim()) throw new Error("CHANGELOG.md has nothing under Unreleased. Write what changed.");
  if (!after.includes("-"))
    await writeFile("CHANGELOG.md", changelog.replace("## Unreleased\n", `## Unreleased\n\n## ${after}\n`));
});
