import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { createInterface } from "node:readline";

/** A program that reads a line of JSON, makes the calls that it names, and writes a line with the list of their outcomes. */
export class Runner {
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #lines: AsyncIterator<string>;
  #errors = "";

  constructor(folder: string, [program, ...args]: readonly [string, ...string[]], environment: object) {
    this.#child = spawn(program, args, { cwd: folder, env: { ...process.env, ...environment } });
    this.#child.stdin.on("error", () => {}); // the program has ended, which the next line shows
    this.#child.stderr.on("data", (chunk) => {
      this.#errors += String(chunk);
    });
    this.#lines = createInterface({ input: this.#child.stdout })[Symbol.asyncIterator]();
  }

  /** @throws Error with what the program printed if it ended */
  async outcomesOf<Outcome>(line: object): Promise<Outcome[]> {
    this.#child.stdin.write(`${JSON.stringify(line)}\n`);
    const { value, done } = await this.#lines.next();
    if (done) throw new Error(`The program ended:\n${this.#errors}`);
    return JSON.parse(value);
  }

  close(): void {
    this.#child.kill();
  }
}
