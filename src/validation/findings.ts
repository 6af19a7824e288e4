import { isSecretParameter, mask } from "../shared/secrets.ts";
import { type Problem, problemWith, shortJson } from "./schemas/schema.ts";
import type { Addition, Part, Place, Report, Violation } from "./violation.ts";

/** What is shown of a secret, too: it tells nothing about its value. */
const harmless: ReadonlySet<string> = /* @__PURE__ */ new Set(["nothing", '""', "a body", "other bytes", "more"]);

export class Findings implements Report {
  readonly violations: Violation[] = [];
  readonly additions: Addition[] = [];

  /** @param isOAuth whether the body and the query are parameters of an OAuth operation */
  constructor(
    readonly operation: string | undefined,
    private readonly part: Part,
    private readonly isOAuth = false,
  ) {}

  /** Adds a violation whose value may be shown, unless the name of the place says that it is a secret. */
  add(place: Place, at: string, expected: string, value: unknown): void {
    this.problem(place, problemWith(at, expected, shortJson(value, at)));
  }

  problem(place: Place, problem: Problem): void {
    const { operation, part } = this;
    const { at, expected } = problem;
    // A whole body or query may have a grant code, whose name is no secret elsewhere.
    const isParameter = this.isOAuth && (place === "body" || place === "query");
    const isHidden = isParameter && (at === "" || isSecretParameter(at.replace("/", "")));
    const shown = isHidden && !harmless.has(problem.got) ? problemWith(at, expected, mask) : problem;
    this.violations.push({ operation, part, in: place, ...shown });
  }

  addition(place: Place, at: string, text: string): void {
    this.additions.push({ in: place, at, text });
  }
}
