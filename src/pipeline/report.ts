/** Runs one step of the pipeline, and reports its name, its result and its duration. */
export type Reporter = <T>(
  step: string,
  work: () => T | Promise<T>,
  summary: string | ((result: T) => string),
) => Promise<T>;

/** Reports nothing: for tests, and for commands that report the outcome themselves. */
export const silent: Reporter = async (_step, work) => await work();

/** Prints each step as one line when it has succeeded. */
export function printedBy(print: (line: string) => void): Reporter {
  return async (step, work, summary) => {
    const start = performance.now();
    const result = await work();
    const milliseconds = Math.round(performance.now() - start);
    const text = typeof summary === "string" ? summary : summary(result);
    print(`${step.padEnd(14)} ${text.padEnd(64)} ${String(milliseconds).padStart(5)} ms`);
    return result;
  };
}

export const printed = printedBy(console.log);
