import { ContractError } from "../contract/contract-error.ts";
import { shortJson, wrongArgument } from "../shared/options.ts";
import { maskedHeader, maskedValue } from "../shared/secrets.ts";
import { escaped } from "../shared/text.ts";
import type { OperationDescription } from "./description.ts";
import { keysOf, type Problem, problemWith } from "./schemas/schema.ts";

export type Part = "request" | "response";
export type Place = "method" | "path" | "query" | "header" | "cookie" | "body" | "status";

/** One difference between a message and the contract. Secrets are masked. */
export interface Violation extends Problem {
  /** The identifier of the operation; undefined if no operation has the path and the method. */
  readonly operation: string | undefined;
  readonly part: Part;
  readonly in: Place;
  /** The name of the parameter or header, or the JSON pointer in the body; empty for the whole. */
  readonly at: string;
}

/** Something that the contract does not know and allows: an attribute, an id or a parameter. */
export interface Addition {
  readonly in: Place;
  /** The name of the parameter, or the JSON pointer in the body; empty for the whole. */
  readonly at: string;
  readonly text: string;
}

/** What a request or a response was found to be. */
export interface Report {
  /** The identifier of the operation; undefined if no operation has the path and the method. */
  readonly operation: string | undefined;
  /** Everything that breaks the contract; empty if nothing does. */
  readonly violations: readonly Violation[];
  /** What is new and allowed, such as attributes; only found with `strict: true`. */
  readonly additions: readonly Addition[];
}

const shownViolations = 20;

/** What is wrong with a message, as plain text: a line for each violation, of which 20 are shown. */
export function formatViolations(violations: readonly Violation[]): string {
  if (!Array.isArray(violations)) throw wrongArgument("formatViolations", "violations in an array", violations);
  const lines = violations.slice(0, shownViolations).map(formatViolation);
  const more = violations.length - lines.length;
  return [...lines, ...(more > 0 ? [`… and ${more.toLocaleString("en")} more`] : [])].join("\n");
}

function formatViolation(violation: Violation): string {
  return `${violation.operation ?? "unknown operation"}, ${violation.part} ${describeViolation(violation)}`;
}

/** A violation or an addition without its operation: `body /display_name: expected a value; got nothing`. */
export function describeViolation({ in: place, at, text }: Addition): string {
  return escaped(`${at === "" ? place : `${place} ${at}`}: ${text}`);
}

/** The error of a message that breaks the contract. */
export class ContractViolationError extends ContractError {
  override readonly name = "ContractViolationError";

  constructor(readonly violations: readonly Violation[]) {
    super(`The ${violations?.[0]?.part ?? "message"} breaks the contract.\n${formatViolations(violations)}`);
  }
}

/** Whether an error is that of a message that breaks the contract, as a type guard. */
export function isContractViolation(error: unknown): error is ContractViolationError {
  return error instanceof ContractViolationError;
}

/**
 * What happens with violations: "throw" a ContractViolationError, "warn" with `console.warn`, or call a function with
 * the error.
 */
export type OnViolation = "throw" | "warn" | ((error: ContractViolationError) => void);

/** @throws ContractViolationError if there are violations, and they are to be thrown */
export function react(violations: readonly Violation[], onViolation: OnViolation): void {
  if (violations.length === 0) return;
  if (onViolation === "warn") {
    console.warn(formatViolations(violations));
    return;
  }
  const error = new ContractViolationError(violations);
  if (onViolation === "throw") throw error;
  onViolation(error);
}

export class Findings implements Report {
  readonly violations: Violation[] = [];
  readonly additions: Addition[] = [];
  readonly operation: string | undefined;
  readonly #passwords: readonly string[];

  /** @param isStrict whether additions are kept */
  constructor(
    operation: OperationDescription | undefined,
    private readonly part: Part,
    readonly isStrict = false,
  ) {
    this.operation = operation?.id;
    this.#passwords = operation?.passwords ?? [];
  }

  add(place: Place, at: string, expected: string, value: unknown): void {
    const masked = place === "header" && typeof value === "string" ? maskedHeader(at, value) : value;
    this.problem(place, problemWith(at, expected, masked === value ? shortJson(value) : String(masked)));
  }

  problem(place: Place, problem: Problem): void {
    const { operation, part } = this;
    const { at, expected, got } = problem;
    const keys = place === "query" ? [at] : keysOf(at);
    const masked = place === "query" || place === "body" ? maskedValue(got, keys, this.#passwords) : got;
    const shown = masked === got ? problem : problemWith(at, expected, masked);
    this.violations.push({ operation, part, in: place, ...shown });
  }

  addition(place: Place, at: string, text: string): void {
    if (this.isStrict) this.additions.push({ in: place, at, text });
  }
}
