import { isSecretParameter, mask } from "../shared/secrets.ts";
import { type Problem, shortJson } from "./schemas/schema.ts";
import type { Addition, Part, Place, Report, Violation } from "./violation.ts";

/** What is shown of a secret, too: it tells nothing about its value. */
const harmless: ReadonlySet<string> = /* @__PURE__ */ new Set(["nothing", '""', "a body", "other bytes", "more"]);

/** Collects what is found in one message. */
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
    const got = shortJson(value, at);
    this.problem(place, { at, expected, got, text: `expected ${expected}; got ${got}` });
  }

  /** Adds a problem of a schema. */
  problem(place: Place, problem: Problem): void {
    const { operation, part } = this;
    const { at, expected } = problem;
    // A whole body or query may have a grant code, whose name is no secret elsewhere.
    const isParameter = this.isOAuth && (place === "body" || place === "query");
    const isHidden = isParameter && (at === "" || isSecretParameter(at.replace("/", "")));
    const got = isHidden && !harmless.has(problem.got) ? mask : problem.got;
    const text = got === problem.got ? problem.text : `expected ${expected}; got ${got}`;
    this.violations.push({ operation, part, in: place, at, expected, got, text });
  }
}
