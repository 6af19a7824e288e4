import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { stripVTControlCharacters } from "node:util";
import { inject, onTestFinished } from "vitest";
import type { User } from "./account.ts";

const hasScript = spawnSync("script", ["--version"]).status === 0;
/** Without util-linux there is no pseudo-terminal here; CI has it, and fails without. */
export const hasTerminal = hasScript || process.env.CI === "true";
if (!hasTerminal) console.warn("The tests in a terminal are skipped: they need `script` of util-linux.");

/** A command in a pseudo-terminal of so many columns, with a person who answers. */
export class Terminal {
  output = "";
  readonly ended: Promise<number | null>;

  private constructor(private readonly child: ChildProcess) {
    this.ended = once(child, "close").then(([code]) => code);
    child.stdout?.on("data", (chunk) => {
      this.output += String(chunk);
      child.emit("heard");
    });
    onTestFinished(async () => {
      child.kill("SIGKILL");
      await this.ended;
    });
  }

  static start({ home, environment }: User, args: string[], columns = 80): Terminal {
    const words = [process.execPath, inject("cli"), ...args].map((word) => `'${word.replaceAll("'", "'\\''")}'`);
    const line = `stty cols ${columns} rows 24; exec ${words.join(" ")}`;
    const options = { cwd: home, env: { ...environment, TERM: "xterm", SHELL: "/bin/sh" } };
    return new Terminal(spawn("script", ["--quiet", "--return", "--command", line, "/dev/null"], options));
  }

  /** Waits for a text of the screen, and types an answer. */
  async answer(pattern: RegExp, typed: string): Promise<void> {
    await this.shown(pattern);
    this.child.stdin?.write(typed);
  }

  /** Waits for a text that comes after those that were waited for before. */
  async shown(pattern: RegExp): Promise<void> {
    for (;;) {
      const match = pattern.exec(this.output.slice(this.#seen));
      if (match) {
        this.#seen += match.index + match[0].length;
        return;
      }
      const ended = await Promise.race([once(this.child, "heard"), this.ended.then(() => "ended")]);
      if (ended === "ended" && !pattern.test(this.output.slice(this.#seen))) {
        throw new Error(`The command ended without ${pattern}:\n${this.output}`);
      }
    }
  }
  #seen = 0;

  /** The lines of the screen, without the sequences that colour and move. */
  get lines(): string[] {
    return stripVTControlCharacters(this.output).split(/\r?\n/);
  }
}
