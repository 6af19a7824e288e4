import { spawn, spawnSync } from "node:child_process";
import { stripVTControlCharacters } from "node:util";
import { inject, onTestFinished } from "vitest";
import { Command } from "../support/command.ts";
import type { User } from "./user.ts";

const hasScript = spawnSync("script", ["--version"]).status === 0;
/** Without util-linux there is no pseudo-terminal here; CI has it, and fails without. */
export const hasTerminal = hasScript || process.env.CI === "true";
if (!hasTerminal) console.warn("The tests in a terminal are skipped: they need `script` of util-linux.");

/** A command in a pseudo-terminal of so many columns, with a person who answers. */
export class Terminal extends Command {
  /** How much of the output was waited for. */
  #seen = 0;

  static open({ home, environment }: User, args: string[], columns = 80): Terminal {
    const words = [process.execPath, inject("cli"), ...args].map((word) => `'${word.replaceAll("'", "'\\''")}'`);
    const line = `stty cols ${columns} rows 24; exec ${words.join(" ")}`;
    const options = { cwd: home, env: { ...environment, TERM: "xterm", SHELL: "/bin/sh" } };
    const script = spawn("script", ["--quiet", "--return", "--command", line, "/dev/null"], options);
    return new Terminal(script, onTestFinished);
  }

  /** Waits for a text of the screen, and types an answer. */
  async answer(pattern: RegExp, typed: string): Promise<void> {
    await this.shown(pattern);
    this.child.stdin?.write(typed);
  }

  /** Waits for a text that comes after those that were waited for before. */
  async shown(pattern: RegExp): Promise<void> {
    const { index, 0: text } = await this.printed(pattern, this.#seen);
    this.#seen += index + text.length;
  }

  /** The lines of the screen, without the sequences that colour and move. */
  get lines(): string[] {
    return stripVTControlCharacters(this.output).split(/\r?\n/);
  }
}
