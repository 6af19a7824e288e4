import { execFile } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { parse } from "yaml";

/** An edit of a file, which is named by the end of its path, or a new file. */
export type Edit = readonly [file: string, from: string, to: string] | readonly [file: string, content: string];

interface Problem {
  ruleId: string;
  message: string;
  location: Array<{ source: { ref: string }; start?: { line: number } }>;
}

/**
 * What `redocly lint` says of several contracts, in their order: a line for each problem. One process lints all, with the rules
 * of this repository unless another configuration is given.
 */
export async function lint(contracts: readonly string[], config = "redocly.yaml"): Promise<string[][]> {
  const options = ["--config", config, "--format", "json", "--max-problems", "1000"];
  const command = ["node_modules/@redocly/cli/bin/cli.js", "lint", ...contracts, ...options];
  const run = promisify(execFile)(process.execPath, command, { maxBuffer: 2 ** 26 });
  const { stdout }: { stdout: string } = await run.catch((error) => error);
  return stdout.split(/(?<=^\})(?=\{$)/m).map((text) => JSON.parse(text).problems.map(lineOf));
}

function lineOf({ message, location: [place], ruleId }: Problem): string {
  return `${place?.source.ref}:${place?.start?.line} ${message}  (${ruleId})`;
}

/** Writes the small contract of these tests, with edits. @returns the path of its root */
export async function smallContract(folder: string, edits: readonly Edit[]): Promise<string> {
  const files: Record<string, string> = parse(await readFile("test/scripts/fixtures/small-contract.yaml", "utf8"));
  for (const [file, text, to] of edits) {
    if (to === undefined) {
      files[file] = text;
      continue;
    }
    const name = Object.keys(files).find((one) => one.endsWith(file)) ?? "";
    // A test must not pass without its edit.
    if (!files[name]?.includes(text)) throw new Error(`${file} does not contain: ${text}`);
    files[name] = files[name].replace(text, to);
  }
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  return join(folder, "openapi.yaml");
}
