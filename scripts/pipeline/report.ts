/** Runs one step of the pipeline, and tells of it: what, how many, how long. */
export type Report = <T>(step: string, work: () => T | Promise<T>, summary: (result: T) => string) => Promise<T>;

/** For tests and watchers that tell the outcome themselves. */
export const silent: Report = async (_step, work) => await work();

const barAfter = 1_000;
const barWidth = 20;

/** One line a step. On a terminal, a step that takes over a second shows a bar that moves as long as it works. */
export function reportTo(stream: NodeJS.WriteStream): Report {
  return async (step, work, summary) => {
    const start = performance.now();
    const stopBar = stream.isTTY ? movingBar(stream, step, start) : () => {};
    try {
      const result = await work();
      stopBar();
      const milliseconds = Math.round(performance.now() - start);
      stream.write(`${step.padEnd(14)} ${summary(result).padEnd(62)} ${String(milliseconds).padStart(5)} ms\n`);
      return result;
    } finally {
      stopBar();
    }
  };
}

function movingBar(stream: NodeJS.WriteStream, step: string, start: number): () => void {
  let shown = false;
  const timer = setInterval(() => {
    const elapsed = performance.now() - start;
    if (elapsed < barAfter) return;
    shown = true;
    const position = Math.floor(elapsed / 100) % barWidth;
    const bar = `${"·".repeat(position)}■${"·".repeat(barWidth - position - 1)}`;
    stream.write(`\r${step.padEnd(14)} ${bar} ${(elapsed / 1000).toFixed(1)} s`);
  }, 100);
  timer.unref();
  return () => {
    clearInterval(timer);
    if (shown) stream.write("\r\x1b[K");
    shown = false;
  };
}
