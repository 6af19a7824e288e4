import { expect } from "vitest";

/** A pattern for the operation, the place and the text of a problem, and why only one of two judges finds it. */
export type Explanations = ReadonlyArray<readonly [RegExp, string]>;

/** Explains the differences between the validators and another judge of the same messages. */
export class Differences {
  readonly reasons = new Set<string>();
  readonly #unexplained: string[] = [];
  readonly #verdicts = { valid: 0, invalid: 0 };

  constructor(
    private readonly onlyOurs: Explanations,
    private readonly onlyTheirs: Explanations,
  ) {}

  /** Adds the problems that the two find in a message, as texts. */
  add(ours: readonly string[], theirs: readonly string[]): void {
    if (ours.length > 0 === theirs.length > 0) {
      this.#verdicts[ours.length > 0 ? "invalid" : "valid"] += 1;
      return;
    }
    const table = ours.length > 0 ? this.onlyOurs : this.onlyTheirs;
    for (const problem of [...ours, ...theirs]) {
      const [, reason] = table.find(([pattern]) => pattern.test(problem)) ?? [];
      if (reason) this.reasons.add(reason);
      else this.#unexplained.push(problem);
    }
  }

  /** @param least how many messages must be valid, and how many invalid */
  expectExplained(least: number): void {
    expect(this.#unexplained).toEqual([]);
    expect(Math.min(this.#verdicts.valid, this.#verdicts.invalid)).toBeGreaterThan(least);
  }
}
