import type { Problem } from "./schemas/schema.ts";
import type { News } from "./schemas/shape.ts";
import { shown } from "./schemas/shown.ts";
import type { Part, Place, Report, Violation } from "./violation.ts";

/** Collects what is found in one message. */
export class Findings implements Report {
  readonly violations: Violation[] = [];
  readonly news: News[] = [];

  /** @param isSecret whether every parameter and every body is a secret, as those of the OAuth operations */
  constructor(
    readonly operation: string | undefined,
    private readonly part: Part,
    private readonly isSecret = false,
  ) {}

  /** Adds a violation whose value may be shown, unless the name of the place says that it is a secret. */
  add(place: Place, at: string, expected: string, value: unknown): void {
    const got = shown(value, at);
    this.problem(place, { at, expected, got, text: `expected ${expected}; got ${got}` });
  }

  /** Adds a problem of a schema. */
  problem(place: Place, problem: Problem): void {
    const { got } = problem;
    const hides = this.isSecret && (place === "body" || place === "query") && got !== "nothing";
    const masked = hides ? "***" : got;
    const { operation, part } = this;
    const text = masked === got ? problem.text : `expected ${problem.expected}; got ${masked}`;
    this.violations.push({ operation, part, in: place, at: problem.at, expected: problem.expected, got: masked, text });
  }
}
