import { EventEmitter, once } from "node:events";
import { Readable, Writable } from "node:stream";
import { onTestFinished } from "vitest";
import { main } from "../../src/cli/main.ts";
import type { Host } from "../../src/cli/session.ts";
import type { WhenOver } from "./command.ts";

export interface RunOptions {
  /** Without the variables of the environment in which the tests run. */
  env?: Record<string, string>;
  stdin?: string | Readable;
  /** Instead of a stream that is only kept. */
  stdout?: Writable;
  /** Whether both outputs are a terminal, of 80 columns. */
  isTerminal?: boolean;
  /** Stops it: with the test, if left out. */
  whenOver?: WhenOver;
}

/** What a command has printed, and its exit code. */
export interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** A run of the command line in this process, with its streams in memory. Paths are relative to the project. */
export class Run {
  stdout = "";
  stderr = "";
  /** What was printed on both, in its order. */
  output = "";
  /** The exit code. */
  readonly ended: Promise<number>;
  readonly #events = new EventEmitter();

  constructor(args: readonly string[], options: RunOptions = {}) {
    const { env = {}, stdin = "", stdout, isTerminal = false, whenOver = onTestFinished } = options;
    const host: Host = {
      env,
      stdin: typeof stdin === "string" ? Readable.from([stdin]) : stdin,
      stdout: Object.assign(stdout ?? this.#kept("stdout"), { isTTY: isTerminal }),
      stderr: Object.assign(this.#kept("stderr"), { isTTY: isTerminal }),
      once: (signal, listener) => this.#events.once(signal, listener),
      exit: (code) => this.#events.emit("error", new Error(`The process would have ended with ${code}.`)),
    };
    this.ended = main(args, host);
    whenOver(async () => {
      this.interrupt();
      await this.ended;
    });
  }

  /** Runs a command to its end. */
  static async toEnd(args: readonly string[], options?: RunOptions): Promise<Ended> {
    const run = new Run(args, options);
    const code = await run.ended;
    return { code, stdout: run.stdout, stderr: run.stderr };
  }

  /** Waits until the output matches the pattern. */
  async printed(pattern: RegExp): Promise<RegExpExecArray> {
    for (;;) {
      const match = pattern.exec(this.output);
      if (match) return match;
      const ended = await Promise.race([once(this.#events, "heard"), this.ended.then(() => "ended")]);
      if (ended === "ended" && !pattern.test(this.output))
        throw new Error(`The command ended without printing ${pattern}:\n${this.output}`);
    }
  }

  interrupt(): void {
    this.#events.emit("SIGINT");
  }

  #kept(name: "stdout" | "stderr"): Writable {
    return new Writable({
      write: (chunk, _encoding, done) => {
        this[name] += String(chunk);
        this.output += String(chunk);
        this.#events.emit("heard");
        done();
      },
    });
  }
}
