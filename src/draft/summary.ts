import { shellQuoted } from "../shared/text.ts";
import type { Comparison } from "./comparison.ts";
import type { Components } from "./components.ts";
import type { Constants } from "./constants.ts";
import type { Decisions } from "./decisions.ts";
import { reasons } from "./exchange.ts";
import type { OperationDraft } from "./operations.ts";
import type { Evidence } from "./read-traffic.ts";
import type { Samples } from "./samples.ts";

/** What the terminal shows after a draft. */
export type Summary = ReturnType<typeof summaryOf>;

interface Drafts extends Pick<Evidence, "left" | "problems" | "used"> {
  drafted: readonly OperationDraft[];
  /** Of all operations. */
  all: readonly Samples[];
  components: Components;
  comparison: Comparison;
  decisions: Decisions;
  constants: Constants;
  widen: boolean;
  /** Hints that no request has. */
  unused: readonly string[];
}

export function summaryOf(drafts: Drafts) {
  const { drafted, all, components, comparison, decisions, constants, widen, left, problems, unused, used } = drafts;
  const few = drafted.filter(({ samples }) => samples.count < 3).map(({ id }) => id);
  const withoutToken = drafted.filter(({ samples }) => samples.withoutToken > 0);
  const hasToken = all.some((samples) => samples.withoutToken < samples.count);
  const lineIf = (condition: boolean, line: string) => (condition ? [line] : []);
  return {
    drafted: [
      ...drafted.map(
        ({ method, path, id, samples }) =>
          `${method.toUpperCase()} ${path} (${id}), from ${count(samples.count, "request")}`,
      ),
      ...[...components.schemas.keys()].map((name) => `schema ${name}`),
      ...comparison.additions.map(({ target, names }) => `${names.join(", ")} in ${target}`),
      ...[...constants.added].map(
        ([name, ids]) =>
          `${[...ids].join(", ")} in the constant ${name}: give ${ids.size === 1 ? "it a name" : "them names"}`,
      ),
    ],
    uncertain: [
      ...lineIf(
        few.length > 0,
        `What fewer than 3 records have is not required. These rest on one or two requests: ${few.join(", ")}`,
      ),
      ...decisions.unsure().map(({ grade, text, evidence }) => `${grade}: ${text} (${evidence})`),
      ...unused.map((path) => `--path ${path}: no request has this path, or the contract has another for it`),
      ...[...decisions.notes].map(([place, note]) => `${place}: ${note}`),
      ...lineIf(drafted.length > 0, "Scopes: traffic does not show which scope an operation needs; add `security`"),
      ...lineIf(!hasToken && used > 0, "No request has an access token: browsers remove it when they export"),
      ...(hasToken ? withoutToken : []).map(
        ({ id, samples }) =>
          `${id}: ${count(samples.withoutToken, "request")} without an access token; check reports them`,
      ),
      ...comparison.contradictions.map(({ place, text }) => contradiction(place?.toString(), text, widen)),
    ],
    left: [...problems, ...[...left].map(([reason, number]) => `${count(number, "entry")} ${reasons[reason]}`)],
    /** How many exchanges the drafts rest on. */
    used,
  };
}

function contradiction(place: string | undefined, text: string, widen: boolean): string {
  if (place === undefined) return `the contract itself: ${text}; check reports it`;
  return widen ? `${place}  ${text}; --widen changes it` : `${place}  ${text}; change it, or use --widen`;
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
export function printedSummary({ drafted, uncertain, left, used }: Summary, printed: Printed): string {
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
    part("Drafted", drafted),
    part("Uncertain", uncertain),
    part("Left out", left),
    isChanged ? `${overlay} is written.\n${part("Next: read it, then", next)}` : `${nothing}\n`,
  ].join("");
}

/** A text as a shell reads it. */
export function shown(text: string): string {
  return /^[\w./:@+-]+$/.test(text) ? text : shellQuoted(text);
}
