import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import type { Call, Outcome } from "./cases.ts";
import type { ClientSettings } from "./conformance.ts";

/** A program in another language that makes calls: one line of JSON in, one line of JSON out. */
export class Runner {
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #lines: AsyncIterator<string>;
  #errors = "";

  constructor(folder: string, [program, ...args]: readonly [string, ...string[]]) {
    this.#child = spawn(program, args, { cwd: folder });
    this.#child.stderr.on("data", (chunk) => {
      this.#errors += String(chunk);
    });
    this.#lines = createInterface({ input: this.#child.stdout })[Symbol.asyncIterator]();
  }

  /** @throws Error with what the program printed if it ended */
  async call(settings: ClientSettings, call: Call): Promise<Outcome> {
    this.#child.stdin.write(`${JSON.stringify({ settings, call })}\n`);
    const { value, done } = await this.#lines.next();
    if (done) throw new Error(`The program ended at the call ${JSON.stringify(call)}:\n${this.#errors}`);
    return JSON.parse(value);
  }

  /** What the program printed as errors. */
  get errors(): string {
    return this.#errors;
  }

  close(): void {
    this.#child.kill();
  }
}
