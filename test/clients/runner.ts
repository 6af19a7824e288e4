import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import type { Call, Outcome } from "./cases.ts";
import type { Settings } from "./seen.ts";

/**
 * A program in another language that makes calls: a line `{ id, call, settings? }` in, a line `{ id, data }` or
 * `{ id, error }` out as soon as the call has ended. Calls run at once. Settings make a client, and calls without them
 * are made with the client of the line before.
 */
export class Runner {
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #waiting = new Map<number, (outcome: Outcome) => void>();
  readonly #ended: Promise<never>;
  #id = 0;

  constructor(folder: string, [program, ...args]: readonly [string, ...string[]], environment = {}) {
    this.#child = spawn(program, args, { cwd: folder, env: { ...process.env, ...environment } });
    let errors = "";
    this.#child.stderr.on("data", (chunk) => {
      errors += String(chunk);
    });
    this.#ended = new Promise((_, reject) => {
      this.#child.on("close", () => reject(new Error(`The program ended:\n${errors}`)));
    });
    this.#ended.catch(() => {}); // also after the last call
    createInterface({ input: this.#child.stdout }).on("line", (line) => {
      const { id, ...outcome } = JSON.parse(line) as Outcome & { id: number };
      this.#waiting.get(id)?.(outcome);
    });
  }

  /** @throws Error with what the program printed if it ended */
  call(call: Call, settings?: Settings): Promise<Outcome> {
    this.#id += 1;
    const outcome = new Promise<Outcome>((resolve) => this.#waiting.set(this.#id, resolve));
    this.#child.stdin.write(`${JSON.stringify({ id: this.#id, call, settings })}\n`);
    return Promise.race([outcome, this.#ended]);
  }

  close(): void {
    this.#child.kill();
  }
}
