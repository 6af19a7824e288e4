import { maskJson } from "../../shared/masking.ts";
import { editDistance } from "../../shared/nearest.ts";
import { isSecretParameter, mask } from "../../shared/secrets.ts";
import { shortJson } from "../../validation/schemas/schema.ts";
import { listed } from "../../validation/violation.ts";
import { isCall, type Journal, type ReceivedRequest, seenRequest } from "./journal.ts";
import { type CallMatch, type Difference, differences, matches } from "./match.ts";

/** How many calls are expected; at least one if all are left out. */
export interface ExpectedCalls {
  /** Exactly so many; 0 for none. */
  times?: number;
  atLeast?: number;
  atMost?: number;
}

export interface VerifyOptions {
  /**
   * Whether the calls must have come in the order in which they were expected, each expectation as often as it asks for at
   * least. Other calls may be in between.
   */
  inOrder?: boolean;
}

export type Expectation = CallMatch & ExpectedCalls;

/** The error of calls that were expected and not made, or not expected so often. */
export class UnmetExpectationsError extends Error {
  override readonly name = "UnmetExpectationsError";
}

/** @throws TypeError if no number of calls can be what is expected */
export function assertNumber({ times, atLeast = 0, atMost = Number.POSITIVE_INFINITY }: Expectation): void {
  if (times !== undefined && (atLeast > 0 || atMost < Number.POSITIVE_INFINITY))
    throw new TypeError("expect: times is an exact number, so it cannot be with atLeast or atMost.");
  if (atLeast > atMost) throw new TypeError(`expect: atLeast must not be above atMost; got ${atLeast} and ${atMost}.`);
}

/**
 * @throws UnmetExpectationsError that says for each expectation what differs, and in what the nearest request does
 * @throws TypeError if it is by what is known of the kept requests only, and some are no longer kept
 */
export function verify(expectations: readonly Expectation[], journal: Journal, { inOrder }: VerifyOptions): void {
  const unmet = expectations.flatMap((expectation) => numberProblem(expectation, journal) ?? []);
  const problems = unmet.length === 0 && inOrder ? orderProblems(expectations, journal.whole) : unmet;
  if (problems.length === 0) return;
  throw new UnmetExpectationsError(`The calls are not those that were expected.\n${problems.join("\n")}`);
}

function numberProblem(expectation: Expectation, journal: Journal): string | undefined {
  const { match, least, most } = partsOf(expectation);
  const count = journal.count(match);
  if (count >= least && count <= most) return undefined;
  const found = `${named(match)}: expected ${amount(least, most)}; got ${count}.`;
  return count < least ? `${found} ${nearest(match, journal)}` : found;
}

function partsOf({ times, atLeast, atMost, ...match }: Expectation) {
  const [least, most] = times === undefined ? [atLeast ?? (atMost === undefined ? 1 : 0), atMost] : [times, times];
  return { match, least, most: most ?? Number.POSITIVE_INFINITY };
}

function amount(least: number, most: number): string {
  const calls = (count: number) => `${count} call${count === 1 ? "" : "s"}`;
  if (least === most) return calls(least);
  if (most === Number.POSITIVE_INFINITY) return `at least ${calls(least)}`;
  return least === 0 ? `at most ${calls(most)}` : `${least} to ${calls(most)}`;
}

/** The request that is most like those that are meant, and in what it differs. */
function nearest(match: CallMatch, journal: Journal): string {
  const others = journal.kept
    .map((entry) => ({ entry, found: [...differences(match, entry.call)].map(described) }))
    .filter(({ found }) => found.length > 0)
    .sort((a, b) => distance(a.found) - distance(b.found));
  const [best] = others;
  if (!best) return "No other request arrived.";
  const texts = best.found.map(({ at, expected, got }) => `${at}: expected ${expected}; got ${got}`);
  return `The nearest other request is ${requestOf(best.entry)} (${texts.join("; ")}).`;
}

function described({ at, expected, got }: Difference) {
  const name = at.split(" ").at(-1) ?? "";
  const isSecret = at.startsWith("query ") && isSecretParameter(name);
  const text = (value: unknown) => (isSecret && value !== undefined ? mask : shortJson(value, name));
  return { at, expected: text(expected), got: text(got) };
}

/** How different a request is: another operation counts 1, and each other difference by how alike the two texts are. */
function distance(found: ReadonlyArray<ReturnType<typeof described>>): number {
  const of = ({ at, expected, got }: ReturnType<typeof described>) =>
    at === "operation" ? 1 : editDistance(expected, got) / Math.max(expected.length, got.length);
  return found.reduce((sum, one) => sum + of(one), 0);
}

/** The first expectation whose calls did not come after those of the ones before it. */
function orderProblems(expectations: readonly Expectation[], entries: readonly ReceivedRequest[]): string[] {
  const calls = entries.filter(({ call }) => isCall(call));
  let rest = calls;
  for (const { match, least } of expectations.map(partsOf)) {
    for (let step = 0; step < least; step += 1) {
      const next = rest.findIndex(({ call }) => matches(match, call));
      if (next < 0) {
        const order = listed(calls, (entry) => `  ${requestOf(entry)}`);
        return [`${named(match)}: expected in the order of the expectations. The calls came in this order:`, ...order];
      }
      rest = rest.slice(next + 1);
    }
  }
  return [];
}

function named(match: CallMatch): string {
  return Object.keys(match).length === 0 ? "any call" : JSON.stringify(maskJson(match));
}

function requestOf(entry: ReceivedRequest): string {
  const { method, path, query } = seenRequest(entry);
  return `${method} ${path}${query && `?${query}`}`;
}
