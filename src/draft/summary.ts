import { shellQuoted } from "../shared/text.ts";
import type { Comparison } from "./comparison.ts";
import type { Components } from "./components.ts";
import type { Constants } from "./constants.ts";
import type { Decisions } from "./decisions.ts";
import { type Left, reasons } from "./exchange.ts";
import type { PathDraft } from "./operations.ts";
import type { Samples } from "./samples.ts";

/** What the terminal shows after a draft. */
export interface Summary {
  drafted: string[];
  uncertain: string[];
  left: string[];
  /** How many exchanges the drafts rest on. */
  used: number;
}

interface Drafts {
  paths: readonly PathDraft[];
  /** Of all operations. */
  known: readonly Samples[];
  components: Components;
  comparison: Comparison;
  decisions: Decisions;
  constants: Constants;
  widen: boolean;
  left: ReadonlyMap<Left, number>;
  problems: readonly string[];
  /** Hints that no request has. */
  unused: readonly string[];
  used: number;
}

export function summaryOf({
  paths,
  known,
  components,
  comparison,
  decisions,
  constants,
  widen,
  left,
  problems,
  unused,
  used,
}: Drafts): Summary {
  const operations = paths.flatMap(({ path, operations }) => operations.map((one) => ({ ...one, path })));
  const few = operations.filter(({ samples }) => samples.count < 3).map(({ id }) => id);
  const hasToken = known.some((samples) => samples.withoutToken < samples.count);
  return {
    drafted: [
      ...operations.map(
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
      ...(few.length > 0
        ? [`What is required may be optional, because these rest on one or two requests: ${few.join(", ")}`]
        : []),
      ...decisions.open().map(({ grade, text, evidence }) => `${grade}: ${text} (${evidence}); --review asks`),
      ...unused.map((path) => `--path ${path}: no request has this path, or the contract has another for it`),
      ...[...constants.candidates].map(([place, names]) => `${place}: its values fit ${names.join(", ")}`),
      ...(operations.length > 0
        ? ["Scopes: traffic does not show which scope an operation needs; add `security`"]
        : []),
      ...tokenLines(operations, hasToken, used),
      ...comparison.contradictions.map(({ place, text }) => contradiction(place?.toString(), text, widen)),
    ],
    left: [...problems, ...[...left].map(([reason, number]) => `${count(number, "entry")} ${reasons[reason]}`)],
    used,
  };
}

function tokenLines(
  operations: ReadonlyArray<{ id: string; samples: Samples }>,
  hasToken: boolean,
  used: number,
): string[] {
  if (!hasToken) return used > 0 ? ["No request has an access token: browsers remove it when they export"] : [];
  return operations
    .filter(({ samples }) => samples.withoutToken > 0)
    .map(
      ({ id, samples }) =>
        `${id}: ${count(samples.withoutToken, "request")} without an access token; check reports them`,
    );
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
  isDry: boolean;
}

/** The summary as the terminal shows it. */
export function printedSummary({ drafted, uncertain, left, used }: Summary, printed: Printed): string {
  const { overlay, traffic, address, isNew, isChanged, isDry } = printed;
  const part = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? "" : `${title}\n${lines.map((line) => `  ${line}\n`).join("")}`;
  const next = [
    `npx svc-monitoring-api build ${shown(overlay)} --out generated`,
    ...traffic.map(
      (file) => `npx svc-monitoring-api check ${shown(file)} ${address} --contract generated/openapi.json`,
    ),
  ];
  const written = isDry ? `${overlay} would change; nothing is written.\n` : `${overlay} is written.\n`;
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
    isChanged ? written + (isDry ? "" : part("Next: read it, then", next)) : `${nothing}\n`,
  ].join("");
}

/** A text as a shell reads it. */
export function shown(text: string): string {
  return /^[\w./:@+-]+$/.test(text) ? text : shellQuoted(text);
}
