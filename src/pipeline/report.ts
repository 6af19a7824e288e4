/** Runs one step of the pipeline, and reports its name, its result and its duration. */
export type Reporter = <T>(
  step: string,
  work: () => T | Promise<T>,
  summary: string | ((result: T) => string),
) => Promise<T>;

/**
 * Runs a part of the pipeline. A mistake in the part itself, which has no file and no line of the contract, names the part.
 * @throws TypeError such as "profile: Cannot read properties of undefined (reading 'flows')"
 */
export async function naming<T>(part: string, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof TypeError) throw new TypeError(`${part}: ${error.message}`, { cause: error });
    throw error;
  }
}

/** Reports nothing: for tests, and for commands that report the outcome themselves. */
export const silent: Reporter = (step, work) => naming(step, work);

/** Prints each step as one line when it has succeeded. */
export function printedBy(print: (line: string) => void): Reporter {
  return async (step, work, summary) => {
    const start = performance.now();
    const result = await naming(step, work);
    const milliseconds = Math.round(performance.now() - start);
    const text = typeof summary === "string" ? summary : summary(result);
    print(`${step.padEnd(14)} ${text.padEnd(64)} ${String(milliseconds).padStart(5)} ms`);
    return result;
  };
}

export const printed = printedBy(console.log);
