/**
 * `npm run changes`: what changed in the contract since the last release, by `redocly diff`, and in its constants. Ends with code 1
 * if the contract's version is too low for the changes. `npm version` runs it, and CI.
 */
import { spawnSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import semver from "semver";
import { constantChanges } from "./constant-changes.ts";
import { run } from "./run.ts";

const bundle = "generated/openapi.json";

/** What a command prints; undefined if it fails. */
function outputOf(command: string, ...args: string[]): string | undefined {
  const { status, stdout } = spawnSync(command, args, { encoding: "utf8", maxBuffer: 2 ** 26 });
  return status === 0 ? stdout : undefined;
}

/** The lowest version that may follow a release. Before 1.0.0 a breaking change needs a minor version, as npm's ranges expect. */
function requiredVersion(released: string, impact: "major" | "minor"): string {
  return semver.inc(released, semver.major(released) === 0 ? "minor" : impact) ?? released;
}

await run(async () => {
  const describe = ["describe", "--tags", "--abbrev=0", "--match", "v[0-9]*", "--exclude", "*-*"];
  const release = outputOf("git", ...describe)?.trim();
  if (!release) {
    console.log("There is no release (no tag such as v1.0.0) in this clone, so there is nothing to compare with.");
    return;
  }
  const released = outputOf("git", "show", `${release}:${bundle}`);
  if (!released) throw new Error(`git has no ${bundle} in ${release}.`);
  const [before, after] = [JSON.parse(released), JSON.parse(await readFile(bundle, "utf8"))];
  const folder = await mkdtemp(join(tmpdir(), "changes-"));
  try {
    const previous = join(folder, `${release}.json`);
    await writeFile(previous, released);
    const options = ["--check-version", "--fail-on", "none"];
    const command = ["node_modules/@redocly/cli/bin/cli.js", "diff", previous, bundle, ...options];
    const { status } = spawnSync(process.execPath, command, { stdio: "inherit" });
    const changes = constantChanges(before, after);
    for (const { impact, text } of changes) console.log(`${impact}: ${text}`);
    const impact = changes.some((change) => change.impact === "major") ? "major" : "minor";
    const required = changes.length > 0 ? requiredVersion(before.info.version, impact) : before.info.version;
    if (semver.lt(semver.coerce(after.info.version) ?? "0.0.0", required))
      throw new Error(`The constants require version ${required}. Set it with: npm version ${required}`);
    if (status !== 0)
      throw new Error(
        "`redocly diff` failed, or found the contract's version too low: see above. A version is set with: npm version 1.2.3",
      );
  } finally {
    await rm(folder, { recursive: true });
  }
});
