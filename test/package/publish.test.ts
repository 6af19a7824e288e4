import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
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

it("the checks set up the Go and the Rust that the clients in these languages need", async () => {
  const [, rust] = /rust-version = "(.+)"/.exec(await readFile("examples/clients/rust/Cargo.toml", "utf8")) ?? [];
  expect(checks).toContain(`toolchain: "${rust}"`);
  expect(checks).toContain("go-version-file: examples/clients/go/go.mod");
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

  it("knows the files that the clients are made of", () => {
    const paths = /clients="(.+)"/.exec(choose)?.[1]?.split(" ") ?? [];
    expect(paths).toContain("examples/clients");
    expect(paths.filter((path) => !existsSync(path))).toEqual([]);
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
    expect(publish).toContain("run: npm publish --provenance");
    expect(jobs.filter((job) => job.includes("id-token"))).toEqual([publish]);
    expect(materials).toContain("npm sbom --sbom-format cyclonedx");
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
      const command = run.replace("npm publish", `npm publish ${tarball} --dry-run`);
      await promisify(execFile)("bash", ["-ec", command], options);
      done.push(run);
    }
    return done;
  }

  it.skipIf(!tarball)("passes its own steps with a tag of the version, and refuses another (CI only)", async () => {
    const done = await rehearse(`v${manifest.version}`);
    expect(done.at(-1)).toMatch(/^npm publish/);
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
    expect(calls).toEqual([`publish --provenance --access public --tag ${expected}`]);
  });

  it("publishes a package that is not private and builds itself", () => {
    expect(manifest).not.toHaveProperty("private");
    expect(manifest.scripts.prepack).toBe("npm run package");
  });
});

it("a clone whose git converts line ends has the files as they are here, so that nothing generated is stale", async () => {
  const folder = await temporaryFolder();
  const git = async (...args: string[]) => (await promisify(execFile)("git", args, { maxBuffer: 2 ** 24 })).stdout;
  await git("-c", "core.autocrlf=true", "clone", "--quiet", "--depth", "1", `file://${process.cwd()}`, folder);
  const files = (await git("-C", folder, "ls-files", "--eol")).trim().split("\n");
  expect(files).not.toEqual([]);
  expect(files.filter((file) => /w\/(crlf|mixed)/.test(file))).toEqual([]);
});
