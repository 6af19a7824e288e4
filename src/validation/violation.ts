import { ContractError } from "../contract/contract-error.ts";
import { wrongArgument } from "../shared/options.ts";
import { mask, maskedHeader } from "../shared/secrets.ts";
import { escaped } from "../shared/text.ts";
import type { OperationDescription } from "./description.ts";
import { keysOf, type Problem, problemOf, problemWith } from "./schemas/schema.ts";

export type Part = "request" | "response";
export type Place = "method" | "path" | "query" | "header" | "cookie" | "body" | "status";

/** One difference between a message and the contract. Secrets are masked. */
export interface Violation extends Omit<Problem, "showsValue"> {
  /** The identifier of the operation; undefined if no operation has the path and the method. */
  readonly operation: string | undefined;
  readonly part: Part;
  readonly in: Place;
  /** The name of the parameter or header, or the JSON pointer in the body; empty for the whole. */
  readonly at: string;
}

/** Something that the contract does not document, and allows: an attribute, an id or a parameter. */
export interface Addition {
  readonly in: Place;
  /** The name of the parameter, or the JSON pointer in the body; empty for the whole. */
  readonly at: string;
  readonly text: string;
}

/** The result of checking a request or a response. */
export interface Report {
  /** The identifier of the operation; undefined if no operation has the path and the method. */
  readonly operation: string | undefined;
  /** Everything that breaks the contract; empty if nothing does. */
  readonly violations: readonly Violation[];
  /** What the contract does not document and allows, such as new attributes; empty without `strict: true`. */
  readonly additions: readonly Addition[];
}

const shownViolations = 20;

/** Formats violations as plain text, each on a line; at most 20 are shown. */
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

/** Thrown for a message that breaks the contract. */
export class ContractViolationError extends ContractError {
  override readonly name = "ContractViolationError";

  constructor(readonly violations: readonly Violation[]) {
    super(`The ${violations?.[0]?.part ?? "message"} breaks the contract.\n${formatViolations(violations)}`);
  }
}

/** Whether an error is a `ContractViolationError`, as a type guard. */
export function isContractViolation(error: unknown): error is ContractViolationError {
  return error instanceof ContractViolationError;
}

/**
 * What to do with violations: "throw" throws a ContractViolationError, "warn" calls `console.warn`, and a function is called
 * with the error.
 */
export type OnViolation = "throw" | "warn" | ((error: ContractViolationError) => void);

/** Does what `onViolation` says, if there are violations. @throws ContractViolationError for "throw" */
export function react(violations: readonly Violation[], onViolation: OnViolation): void {
  if (violations.length === 0) return;
  const error = new ContractViolationError(violations);
  if (onViolation === "throw") throw error;
  if (onViolation === "warn") console.warn(formatViolations(violations));
  else onViolation(error);
}

export class Findings implements Report {
  readonly violations: Violation[] = [];
  readonly additions: Addition[] = [];
  readonly operation: string | undefined;
  readonly #part: Part;
  readonly #isStrict: boolean;
  readonly #passwords: readonly string[];

  /** @param isStrict whether additions are kept */
  constructor(operation: OperationDescription | undefined, part: Part, isStrict = false) {
    this.operation = operation?.id;
    this.#part = part;
    this.#isStrict = isStrict;
    this.#passwords = operation?.passwords ?? [];
  }

  add(place: Place, at: string, expected: string, value: unknown): void {
    const masked = place === "header" && typeof value === "string" ? maskedHeader(at, value) : value;
    this.problem(place, masked === value ? problemOf(at, expected, value) : problemWith(at, expected, String(masked)));
  }

  problem(place: Place, problem: Problem): void {
    const { operation } = this;
    const shown = this.#mayHaveSecret(place, problem) ? problemWith(problem.at, problem.expected, mask) : problem;
    const { at, expected, got, text } = shown;
    this.violations.push({ operation, part: this.#part, in: place, at, expected, got, text });
  }

  /** Whether a problem shows a password, or a list, an object or a whole body, which may have one. */
  #mayHaveSecret(place: Place, { at, got, showsValue }: Problem): boolean {
    const isQuery = place === "query";
    if (!showsValue || this.#passwords.length === 0 || !(isQuery || place === "body")) return false;
    const keys = isQuery ? [at] : keysOf(at);
    return keys.length === 0 || /^[[{]/.test(got) || keys.some((key) => this.#passwords.includes(key));
  }

  addition(place: Place, at: string, text: string): void {
    if (this.#isStrict) this.additions.push({ in: place, at, text });
  }
}
