/**
 * `npm run changes` prints the changes of the contract since the last release: those that `redocly diff` finds, and those of the
 * constants. It exits with code 1 if the contract's version is too low for the changes. `npm version` and CI run it.
 */
import { spawnSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import semver from "semver";
import { constantsOf } from "../src/contract/constants.ts";
import type { Document } from "../src/contract/document.ts";
import { run } from "./run.ts";

const bundle = "generated/openapi.json";

/** Runs git. @returns what git prints; undefined if it fails */
function git(...args: string[]): string | undefined {
  const { status, stdout } = spawnSync("git", args, { encoding: "utf8", maxBuffer: 2 ** 26 });
  return status === 0 ? stdout.trim() : undefined;
}

/** Runs `redocly diff`, which prints the changes. @returns whether the contract's version is high enough for them */
async function isHighEnough(release: string, released: string): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), "changes-"));
  const previous = join(folder, `${release}.json`);
  await writeFile(previous, released);
  const options = ["--check-version", "--fail-on", "none"];
  const command = ["node_modules/@redocly/cli/bin/cli.js", "diff", previous, bundle, ...options];
  const { status } = spawnSync(process.execPath, command, { stdio: "inherit" });
  await rm(folder, { recursive: true });
  return status === 0;
}

/**
 * Prints the changes of the constants. `redocly diff` does not rate them, because no operation uses most constants. A program
 * that uses a member breaks if the member is removed or gets another id. Before 1.0.0 a breaking change needs a minor version,
 * as npm's ranges expect.
 * @returns the lowest version that the next release may have with these changes
 */
function versionForConstants(before: Document, after: Document): string {
  const [old, current] = [idsByName(before), idsByName(after)];
  const broken = [...old].filter(([name, id]) => current.get(name) !== id);
  const added = [...current.keys()].filter((name) => !old.has(name));
  for (const [name, id] of broken) console.log(`major: ${name} was ${id} and is ${current.get(name) ?? "removed"}`);
  for (const name of added) console.log(`minor: ${name} (${current.get(name)}) is added`);
  const { version } = before.info;
  if (broken.length + added.length === 0) return version;
  const impact = broken.length > 0 && semver.major(version) > 0 ? "major" : "minor";
  return semver.inc(version, impact) ?? version;
}

/** The ids by the names of constant and member, such as 7 for `Period.LastMonth`. */
function idsByName(document: Document): Map<string, unknown> {
  const members = constantsOf(document).flatMap((constant) =>
    constant.members.map(({ id, name }): [string, unknown] => [`${constant.name}.${name}`, id]),
  );
  return new Map(members);
}

await run(async () => {
  const release = git("describe", "--tags", "--abbrev=0", "--match", "v[0-9]*", "--exclude", "*-*");
  if (!release) {
    console.log("There is no release (no tag such as v1.0.0) in this clone, so there is nothing to compare with.");
    return;
  }
  const released = git("show", `${release}:${bundle}`);
  if (!released) throw new Error(`git has no ${bundle} in ${release}.`);
  const after: Document = JSON.parse(await readFile(bundle, "utf8"));
  const isEnough = await isHighEnough(release, released);
  const required = versionForConstants(JSON.parse(released), after);
  if (semver.lt(semver.coerce(after.info.version) ?? "0.0.0", required))
    throw new Error(`The constants require version ${required}. Set it with: npm version ${required}`);
  if (!isEnough)
    throw new Error(
      "`redocly diff` failed, or found the contract's version too low: see above. A version is set with: npm version 1.2.3",
    );
});
