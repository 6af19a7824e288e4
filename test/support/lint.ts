import { execFile } from "node:child_process";
import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

/** An edit of a file, or a new file. */
export type Edit = readonly [file: string, from: string, to: string] | readonly [file: string, content: string];

interface Problem {
  ruleId: string;
  message: string;
  location: Array<{ source: { ref: string }; start?: { line: number } }>;
}

/** Runs `redocly lint`, with the rules of this repository unless another configuration is given. */
export async function runLint(
  contracts: readonly string[],
  config = "redocly.yaml",
): Promise<{ stdout: string; stderr: string }> {
  const options = ["--config", config, "--format", "json", "--max-problems", "1000"];
  const command = ["node_modules/@redocly/cli/bin/cli.js", "lint", ...contracts, ...options];
  return promisify(execFile)(process.execPath, command, { maxBuffer: 2 ** 26 }).catch((error) => error);
}

/** What `redocly lint` says of several contracts, in their order: a line for each problem. One process lints all. */
export async function lint(contracts: readonly string[], config?: string): Promise<string[][]> {
  const { stdout } = await runLint(contracts, config);
  return stdout.split(/(?<=^\})(?=\{$)/m).map((text) => JSON.parse(text).problems.map(lineOf));
}

function lineOf({ message, location: [place], ruleId }: Problem): string {
  return `${place?.source.ref}:${place?.start?.line} ${message}  (${ruleId})`;
}

/** A copy of the small contract of these tests, with edits. @returns the path of its root */
export async function smallContract(folder: string, edits: readonly Edit[]): Promise<string> {
  await cp("test/scripts/fixtures/contract", folder, { recursive: true });
  for (const [file, text, to] of edits) {
    const before = to === undefined ? "" : await readFile(join(folder, file), "utf8");
    // A test must not pass without its edit.
    if (to !== undefined && !before.includes(text)) throw new Error(`${file} does not contain: ${text}`);
    await writeFile(join(folder, file), to === undefined ? text : before.replace(text, to));
  }
  return join(folder, "openapi.yaml");
}
