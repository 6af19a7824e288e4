import { execFile } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { beforeEach, describe, expect, it } from "vitest";
import { bundle } from "../support/bundle.ts";
import { Command } from "../support/command.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const script = fileURLToPath(new URL("../../scripts/changes.ts", import.meta.url));
const run = promisify(execFile);

// biome-ignore lint/suspicious/noExplicitAny: a deep edit of JSON
type Edit = (document: any) => void;

let folder: string;
beforeEach(async () => {
  folder = await temporaryFolder();
  await mkdir(join(folder, "generated"));
  await git("init", "--quiet");
});

const git = (...args: string[]) => run("git", args, { cwd: folder });

/** Writes the bundle with this version, after an edit. */
async function write(version: string, edit: Edit = () => {}): Promise<void> {
  const document = structuredClone(bundle);
  edit(document);
  document.info.version = version;
  await writeFile(join(folder, "generated/openapi.json"), JSON.stringify(document));
}

/** Writes it, and commits everything with the tag of the version. */
async function release(version: string, edit?: Edit): Promise<void> {
  await write(version, edit);
  await git("add", ".");
  await git("-c", "user.name=Test", "-c", "user.email=test@example.com", "commit", "--quiet", "--message", "Commit");
  await git("tag", `v${version}`);
}

async function changesIn(folder: string, ...args: string[]): Promise<{ code: number | null; output: string }> {
  const command = Command.start(folder, ["--import", import.meta.resolve("tsx/esm"), script, ...args]);
  return { code: await command.ended, output: command.output };
}

const changes = (...args: string[]) => changesIn(folder, ...args);

const withoutSeverity: Edit = ({ components }) => delete components.schemas.Severity;
const withOtherId: Edit = ({ paths }) => {
  paths["/monitors"].get.operationId = "getMonitors";
};
const withOtherParameter: Edit = ({ paths, components }) => {
  paths["/monitors/{id}"] = paths["/monitors/{monitor_id}"];
  delete paths["/monitors/{monitor_id}"];
  components.parameters.MonitorId.name = "id";
};

describe("npm run changes", () => {
  it("has nothing to compare with before the first release", async () => {
    await release("1.0.0");
    await git("tag", "--delete", "v1.0.0");
    const { code, output } = await changes("--check");
    expect(output).toContain("There is no release before this commit (no tag such as v1.0.0)");
    expect(code).toBe(0);
  });

  it("fails the check if a constant was removed without a major version, and passes with one", async () => {
    await release("1.0.0");
    await write("1.1.0", withoutSeverity);
    const refused = await changes("--check");
    expect(refused.output).toContain("Constants and their rules\n  major  The constant `Severity` is gone.\n");
    expect(refused.output).toContain(
      "Since v1.0.0 (1.0.0): the changes require version 2.0.0. The contract has 1.1.0.",
    );
    expect(refused.output).toContain("Set the version 2.0.0 or higher, in all files, with: npm version 2.0.0");
    expect(refused.output).not.toMatch(/ {4}at |╔/); // no stack trace, no announcement
    expect(refused.code).toBe(1);

    await write("2.0.0", withoutSeverity);
    await writeFile(join(folder, "CHANGELOG.md"), "# Changelog\n\n## Unreleased\n");
    expect((await changes("--check", "--write")).code).toBe(0);
    expect(await readFile(join(folder, "CHANGELOG.md"), "utf8")).toContain(
      "- The constant `Severity` is gone. **Breaking.**\n",
    );
  });

  it("compares a release with the one before it, not with itself, and asks for a minor version before 1.0", async () => {
    await release("0.1.0");
    await release("0.1.1", withOtherParameter);
    const { code, output } = await changes("--check");
    expect(output).toContain("  major  `GET /monitors/{monitor_id}` is now `GET /monitors/{id}`.\n");
    expect(output).toContain('  major  The parameter `MonitorId`: name was "monitor_id" and is "id".\n');
    expect(output).toContain("Since v0.1.0 (0.1.0): the changes require version 0.2.0. The contract has 0.1.1.");
    expect(output).toContain("Set the version 0.2.0 or higher, in all files, with: npm version 0.2.0");
    expect(code).toBe(1);
  });

  it("does not take a release candidate as the newest release", async () => {
    await release("1.0.0");
    await release("1.1.0-rc.1", withOtherId);
    await write("1.1.0", withOtherId);
    const { code, output } = await changes("--check");
    expect(output).toContain("Since v1.0.0 (1.0.0): the changes require version 2.0.0. The contract has 1.1.0.");
    expect(code).toBe(1);
  });

  it("shows what changed in the package's declarations and commands, and asks for a major version if one is gone", async () => {
    await mkdir(join(folder, "api-report"));
    const report = join(folder, "api-report/declarations.txt");
    await writeFile(report, "export declare function refresh(): void;\nexport declare function revoke(): void;\n");
    await release("1.0.0");
    await writeFile(report, "export declare function refresh(): void;\nexport declare function end(): void;\n");
    await write("1.0.1");
    const { code, output } = await changes("--check");
    expect(output).toContain("  -export declare function revoke(): void;\n  +export declare function end(): void;\n");
    expect(output).not.toContain("refresh");
    expect(output).toContain("Set the version 2.0.0 or higher, in all files, with: npm version 2.0.0");
    expect(code).toBe(1);
  });

  it("compares an edit of the report alone with the release of this commit", async () => {
    await mkdir(join(folder, "api-report"));
    const report = join(folder, "api-report/declarations.txt");
    await writeFile(report, "export declare function revoke(): void;\n");
    await release("1.0.0");
    await writeFile(join(folder, "CHANGELOG.md"), "# Changelog\n\n## Unreleased\n");
    await writeFile(report, "");
    const { code, output } = await changes("--check", "--write");
    expect(output).toContain("-export declare function revoke(): void;");
    expect(output).toContain(
      "CHANGELOG.md has the changes of the contract: 0. Changes of declarations and commands are yours",
    );
    expect(code).toBe(1);
  });

  it("refuses to pass a release whose history is not there", async () => {
    await release("1.0.0");
    await release("1.1.0");
    const shallow = join(folder, "shallow");
    await git("clone", "--quiet", "--depth", "1", "--branch", "v1.1.0", pathToFileURL(folder).href, shallow);
    const { code, output } = await changesIn(shallow, "--check");
    expect(output).toContain("v1.1.0 cannot be compared with the release before it");
    expect(output).toContain("git fetch --unshallow --tags");
    expect(code).toBe(1);
  });

  it("names a version that git does not have", async () => {
    await release("1.0.0");
    const { code, output } = await changes("--since", "v9.0.0");
    expect(output).toMatch(/Releases are read from git, which says: .*v9\.0\.0/);
    expect(code).toBe(1);
  });
});
