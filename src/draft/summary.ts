import { shellQuoted } from "../shared/text.ts";
import type { Comparison } from "./comparison.ts";
import type { Components } from "./components.ts";
import type { Constants } from "./constants.ts";
import { reasons } from "./exchange.ts";
import type { OperationDraft } from "./operations.ts";
import type { Evidence } from "./read-traffic.ts";
import type { Samples } from "./samples.ts";

/** What the terminal shows after a draft. */
export type Summary = ReturnType<typeof summaryOf>;

interface Drafts extends Pick<Evidence, "covered" | "left" | "problems" | "used"> {
  drafted: readonly OperationDraft[];
  /** Of all operations. */
  all: readonly Samples[];
  components: Components;
  comparison: Comparison;
  constants: Constants;
  /** Paths and maps that are guessed. */
  guesses: ReadonlyMap<string, string>;
  /** Hints that no request has. */
  unused: readonly string[];
}

/** More are counted: the overlay has each of them, with a comment. */
const mostShown = 5;

export function summaryOf(drafts: Drafts) {
  const { drafted, all, components, comparison, constants, guesses, left, problems, unused, covered, used } = drafts;
  const withToken = all.filter((samples) => samples.withoutToken < samples.count);
  const withoutToken = all.reduce((sum, samples) => sum + samples.withoutToken, 0);
  const lineIf = (condition: boolean, line: string) => (condition ? [line] : []);
  const counted = (number: number, noun: string) => lineIf(number > 0, count(number, noun));
  return {
    drafted: [
      ...counted(drafted.length, "operation"),
      ...counted(components.schemas.size, "schema"),
      ...first(comparison.additions.map(({ target, names }) => `${names.join(", ")} in ${target}`)),
      ...[...constants.added].map(
        ([name, ids]) =>
          `${first([...ids].map(String)).join(", ")} in the constant ${name}: give ${ids.size === 1 ? "it a name" : "them names"}`,
      ),
    ],
    check: [
      ...covered.map((path) => `${path}: --path describes its requests, too; delete this path from the overlay`),
      ...unused.map((path) => `--path ${path}: no request has this path`),
      ...first([...guesses.values()]),
      ...lineIf(drafted.length > 0, "which scope each operation needs: traffic does not show it; add `security`"),
      ...lineIf(
        used > 0 && withoutToken > 0,
        withToken.length === 0
          ? "no request has an access token: browsers remove it when they export"
          : `${count(withoutToken, "request")} without an access token, which check reports`,
      ),
    ],
    left: [...problems, ...[...left].map(([reason, number]) => `${count(number, "entry")} ${reasons[reason]}`)],
    /** How many exchanges the drafts rest on. */
    used,
  };
}

function first(lines: readonly string[]): string[] {
  const more = lines.length - mostShown;
  return [...lines.slice(0, mostShown), ...(more > 0 ? [`and ${more} more`] : [])];
}

function count(number: number, noun: string): string {
  return `${number} ${number === 1 ? noun : noun.replace(/y$/, "ie").concat("s")}`;
}

interface Printed {
  overlay: string;
  traffic: readonly string[];
  /** The options that name the service, for the next command. */
  address: string;
  /** Whether the overlay does not exist yet. */
  isNew: boolean;
  isChanged: boolean;
}

/** The summary as the terminal shows it. */
export function printedSummary({ drafted, check, left, used }: Summary, printed: Printed): string {
  const { overlay, traffic, address, isNew, isChanged } = printed;
  const part = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? "" : `${title}\n${lines.map((line) => `  ${line}\n`).join("")}`;
  const next = [
    `npx svc-monitoring-api build ${shown(overlay)} --out generated`,
    ...traffic.map(
      (file) => `npx svc-monitoring-api check ${shown(file)} ${address} --contract generated/openapi.json`,
    ),
  ];
  const nothing =
    used === 0
      ? "Nothing can be drafted: every entry is left out."
      : isNew
        ? "Nothing is new: the contract describes all of it. Nothing is written."
        : `Nothing is new; ${overlay} is not changed.`;
  return [
    part(`Drafted from ${count(used, "request")}`, drafted),
    part("Check these; each guess has a comment in the overlay", check),
    part("Left out", left),
    isChanged ? `${overlay} is written.\n${part("Next: read it, then", next)}` : `${nothing}\n`,
  ].join("");
}

/** A text as a shell reads it. */
export function shown(text: string): string {
  return /^[\w./:@+-]+$/.test(text) ? text : shellQuoted(text);
}
