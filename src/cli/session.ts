import { fstatSync, writeFileSync } from "node:fs";
import type { Readable, Writable } from "node:stream";

export type Environment = Record<string, string | undefined>;

type Signal = "SIGINT" | "SIGTERM";
type Output = Writable & { isTTY?: boolean; columns?: number; fd?: number };

/** What the commands use of a process. `process` has it, and a test makes one of its own. */
export interface Host {
  readonly env: Environment;
  readonly stdin: Readable & { isTTY?: boolean };
  readonly stdout: Output;
  readonly stderr: Output;
  once(signal: Signal, listener: () => void): unknown;
  exit(code: number): void;
}

/** A run of the command line. */
export class Session {
  /** What the process ends with, unless an error says otherwise. */
  exitCode = 0;
  /** The name that `--profile` has given. */
  profile: string | undefined;

  readonly env: Environment;
  readonly stdin: Host["stdin"];
  readonly stdout: Output;
  /** Questions, notes and errors. Standard output stays the result of the command. */
  readonly stderr: Output;

  /** @param argv the words after the name of the program */
  constructor(
    readonly argv: readonly string[],
    private readonly host: Host,
  ) {
    ({ env: this.env, stdin: this.stdin, stdout: this.stdout, stderr: this.stderr } = host);
  }

  /** Whether a person can be asked. */
  get isInteractive(): boolean {
    return this.stdin.isTTY === true && this.stderr.isTTY === true;
  }

  /** The number of columns of the terminal. If the terminal reports 0, as in some containers, 80 is used. */
  get columns(): number {
    return this.stdout.columns || 80;
  }

  /** Writes the result, or a part of it. @throws Error if a file cannot take it */
  write(content: string | Uint8Array): void {
    const { fd, isTTY } = this.stdout;
    const target = fd === undefined || isTTY ? undefined : fstatSync(fd);
    if (fd === undefined || !(target?.isFile() || target?.isCharacterDevice())) return void this.stdout.write(content);
    // If the disk is full, Node's stream does not report the part that was not written. So the file is written synchronously.
    try {
      writeFileSync(fd, content);
    } catch (error) {
      throw new Error(`The output cannot be written (${(error as NodeJS.ErrnoException).code}).`);
    }
  }

  /** Prints a line of the result. */
  print(line: string): void {
    this.write(`${line}\n`);
  }

  /** Tells a person something beside the result. */
  note(line: string): void {
    this.stderr.write(`${line}\n`);
  }

  /** Goes on at the first Ctrl+C, and says why; the second one ends the process. */
  goOnAtSignal(why: string): void {
    for (const signal of ["SIGINT", "SIGTERM"] as const) this.host.once(signal, () => this.note(why));
  }

  /** Waits for Ctrl+C, or for a signal of the system to end. */
  stopped(): Promise<void> {
    return new Promise((resolve) => {
      for (const signal of ["SIGINT", "SIGTERM"] as const) this.host.once(signal, resolve);
    });
  }
}
