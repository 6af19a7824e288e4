/** Runs one step of the pipeline, and reports its name, its result and its duration. */
export type Report = <T>(step: string, work: () => T | Promise<T>, summary: (result: T) => string) => Promise<T>;

/** Reports nothing: for tests, and for commands that report the outcome themselves. */
export const silent: Report = async (_step, work) => await work();

export interface Output {
  isTTY?: boolean;
  write(text: string): unknown;
}

const nameWidth = 14;

/** Reports each step as one line. On a terminal, a progress bar appears if a step takes longer than a second. */
export function reportTo(output: Output): Report {
  const bar = output.isTTY ? new Bar(output) : undefined;
  return async (step, work, summary) => {
    const start = performance.now();
    bar?.add(step);
    try {
      const result = await work();
      const milliseconds = Math.round(performance.now() - start);
      bar?.clear();
      output.write(`${step.padEnd(nameWidth)} ${summary(result).padEnd(64)} ${String(milliseconds).padStart(5)} ms\n`);
      return result;
    } finally {
      bar?.remove(step);
    }
  };
}

const showAfter = 1_000;
const frame = 100;
const barWidth = 20;

/** A progress bar, for the step that has been running longest. */
class Bar {
  readonly #output: Output;
  readonly #started = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;
  #shown = false;

  constructor(output: Output) {
    this.#output = output;
  }

  add(step: string): void {
    this.#started.set(step, performance.now());
    this.#timer ??= setInterval(() => this.#draw(), frame);
  }

  remove(step: string): void {
    this.#started.delete(step);
    if (this.#started.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.clear();
  }

  clear(): void {
    if (this.#shown) this.#output.write("\r\x1b[K");
    this.#shown = false;
  }

  #draw(): void {
    const [oldest] = this.#started;
    if (!oldest) return;
    const [step, start] = oldest;
    const elapsed = performance.now() - start;
    if (elapsed < showAfter) return;
    const position = Math.floor(elapsed / frame) % barWidth;
    const bar = `${"·".repeat(position)}■${"·".repeat(barWidth - position - 1)}`;
    this.#output.write(`\r${step.padEnd(nameWidth)} ${bar} ${(elapsed / 1000).toFixed(1)} s`);
    this.#shown = true;
  }
}
