import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Runs a Node process without this process's TypeScript loader, and returns its output. */
export async function outputOf(args: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, args, { env: { ...process.env, NODE_OPTIONS: "" } });
  return stdout;
}
