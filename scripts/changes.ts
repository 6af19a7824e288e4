/**
 * `npm run changes`: lists what changed in the contract since the last release, constants first, and in what else users can
 * write (`api-report/`), and the version that the changes require.
 *
 *   --since REF  compare with this version in git instead of the newest tag such as v1.4.0
 *   --check      exit with code 1 if the contract's version is lower than required
 *   --write      write the list to CHANGELOG.md, under "Unreleased"
 */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { highestImpact } from "../src/changes/change.ts";
import { contractChanges, describeChanges } from "../src/changes/contract-changes.ts";
import type { Document } from "../src/contract/document.ts";
import { projectPaths } from "../src/pipeline/paths.ts";
import { withChanges } from "./changes/changelog.ts";
import {
  bundleOf,
  isAtLeast,
  lastRelease,
  reportChanges,
  reportDifference,
  requiredVersion,
} from "./changes/release.ts";
import { run } from "./run.ts";

const readJson = async (path: string) => JSON.parse(await readFile(path, "utf8"));

await run(async () => {
  const flag = { type: "boolean", default: false } as const;
  const { values } = parseArgs({ options: { since: { type: "string" }, check: flag, write: flag } });
  const since = values.since ?? (await lastRelease());
  if (since === undefined) {
    const why = "There is no release before this commit (no tag such as v1.0.0), so there is nothing to compare with.";
    console.log(`${why} After an edit in openapi/, run: npm run build`);
    return;
  }
  const before = await bundleOf(since);
  const after: Document = await readJson(join(projectPaths.generated, "openapi.json"));
  const changes = contractChanges(before, after);
  if (changes.length > 0) console.log(describeChanges(changes));
  const difference = await reportDifference(since);
  if (difference.length > 0) {
    const title = "Declarations and commands (whether a changed line breaks users is yours to say)";
    console.log(`${title}\n\n${difference.map((line) => `  ${line}\n`).join("")}`);
  }
  const impact = highestImpact([...changes.flatMap((part) => part.changes), ...reportChanges(difference)]);
  const { version } = after.info;
  const required = requiredVersion(before.info.version, impact);
  console.log(
    impact
      ? `Since ${since} (${before.info.version}): the changes require version ${required}. The contract has ${version}.`
      : `Since ${since} (${before.info.version}): no changes.`,
  );
  if (values.write) {
    await writeFile("CHANGELOG.md", withChanges(await readFile("CHANGELOG.md", "utf8"), changes));
    const byHand = difference.length > 0 ? " Changes of declarations and commands are yours to write." : "";
    console.log(
      `CHANGELOG.md has the changes of the contract: ${changes.flatMap((part) => part.changes).length}.${byHand}`,
    );
  }
  if (values.check && !isAtLeast(version, required)) {
    const advice = "If a version was set just now, undo that first: git restore .";
    throw new Error(`Set the version ${required} or higher, in all files, with: npm version ${required}\n${advice}`);
  }
});
