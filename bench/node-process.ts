import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/** What a fresh Node process prints, run without the TypeScript loader of this one. */
export async function outputOf(args: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, args, { env: { ...process.env, NODE_OPTIONS: "" } });
  return stdout;
}
