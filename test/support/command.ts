import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { inject, onTestFinished } from "vitest";

/** Registers what to do when the test, or whatever else needs the process, has ended. */
export type WhenOver = (end: () => Promise<void>) => void;

/** A Node process under test, with its output. It is killed when the test ends. */
export class Command {
  output = "";
  /** The exit code. */
  readonly ended: Promise<number | null>;

  protected constructor(
    protected readonly child: ChildProcess,
    whenOver: WhenOver,
  ) {
    this.ended = once(child, "close").then(([code]) => code);
    child.stdout?.on("data", (chunk) => this.hear(chunk));
    child.stderr?.on("data", (chunk) => this.hear(chunk));
    whenOver(async () => {
      child.kill("SIGKILL");
      await this.ended;
    });
  }

  /** @param whenOver ends it: with the test, if left out */
  static start(
    folder: string,
    args: string[],
    environment: NodeJS.ProcessEnv = {},
    whenOver: WhenOver = onTestFinished,
  ): Command {
    const env = { ...process.env, NO_COLOR: "1", ...environment };
    return new Command(spawn(process.execPath, args, { cwd: folder, env }), whenOver);
  }

  /** Starts a command line, which is stopped together with the processes that it has started. */
  static inShell(folder: string, line: string, env: NodeJS.ProcessEnv, whenOver: WhenOver): Command {
    const command = new Command(spawn("bash", ["-ec", line], { cwd: folder, env, detached: true }), () => {});
    whenOver(async () => {
      try {
        // A detached process leads a group of its own.
        if (command.child.pid) process.kill(-command.child.pid, "SIGINT");
      } catch {
        // It has ended.
      }
      await command.ended;
    });
    return command;
  }

  /** Starts the package's command in the project's folder. */
  static cli(args: string[], environment?: NodeJS.ProcessEnv, whenOver?: WhenOver): Command {
    return Command.start(process.cwd(), [inject("cli"), ...args], environment, whenOver);
  }

  /** Waits until the output matches the pattern, after so many characters. */
  async printed(pattern: RegExp, after = 0): Promise<RegExpExecArray> {
    for (;;) {
      const match = pattern.exec(this.output.slice(after));
      if (match) return match;
      const ended = await Promise.race([once(this.child, "heard"), this.ended.then(() => "ended")]);
      if (ended === "ended" && !pattern.test(this.output.slice(after))) {
        throw new Error(`The command ended without printing ${pattern}:\n${this.output}`);
      }
    }
  }

  interrupt(signal: NodeJS.Signals = "SIGINT"): void {
    this.child.kill(signal);
  }

  private hear(chunk: unknown): void {
    this.output += String(chunk);
    this.child.emit("heard");
  }
}
