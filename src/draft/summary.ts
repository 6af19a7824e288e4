import type { Constants } from "./constants.ts";
import type { KnownParts } from "./known.ts";
import type { PathDraft } from "./operations.ts";

/** What the terminal shows after a draft. */
export interface Summary {
  drafted: string[];
  uncertain: string[];
  left: string[];
}

interface Drafts {
  paths: readonly PathDraft[];
  schemas: ReadonlyArray<[string, unknown]>;
  parts: KnownParts;
  constants: Constants;
  widen: boolean;
  left: Record<"other" | "error" | "method" | "broken", number>;
  problems: readonly string[];
}

const reasons = {
  other: "of other hosts or other methods than GET, POST, PUT and DELETE",
  error: "answered with an error",
  method: "with a method that the contract does not know",
  broken: "whose body or path is not what it says: compressed, binary or truncated",
};

export function summaryOf({ paths, schemas, parts, constants, widen, left, problems }: Drafts): Summary {
  const operations = paths.flatMap(({ path, operations }) => operations.map((one) => ({ ...one, path })));
  return {
    drafted: [
      ...operations.map(
        ({ method, path, id, samples }) =>
          `${method.toUpperCase()} ${path} (${id}), from ${count(samples.count, "request")}`,
      ),
      ...schemas.map(([name]) => `record ${name}`),
      ...parts.additions.map(({ target }) => `additions to ${target}`),
      ...[...constants.added].map(
        ([name, ids]) => `${name}: ${[...ids].join(", ")}; name ${ids.size === 1 ? "it" : "them"}`,
      ),
    ],
    uncertain: [
      ...operations
        .filter(({ samples }) => samples.count < 3)
        .map(
          ({ id, samples }) => `${id}: rests on ${count(samples.count, "request")}; what is required may be optional`,
        ),
      ...operations
        .filter(({ samples }) => samples.withoutToken > 0)
        .map(
          ({ id, samples }) =>
            `${id}: ${count(samples.withoutToken, "request")} without an access token, as of a web page; check reports them`,
        ),
      ...parts.contradictions.map(({ place, text }) => contradiction(place?.toString(), text, widen)),
    ],
    left: [
      ...problems,
      ...(Object.keys(reasons) as Array<keyof typeof reasons>)
        .filter((reason) => left[reason] > 0)
        .map((reason) => `${count(left[reason], "entry")} ${reasons[reason]}`),
    ],
  };
}

function contradiction(place: string | undefined, text: string, widen: boolean): string {
  if (place === undefined) return `the contract itself: ${text}; check reports it`;
  return widen ? `${place}  ${text}: changed` : `${place}  ${text}; change it, or use --widen`;
}

function count(number: number, noun: string): string {
  return `${number} ${number === 1 ? noun : noun.replace(/y$/, "ie").concat("s")}`;
}

/** The summary as the terminal shows it. */
export function printedSummary(
  { drafted, uncertain, left }: Summary,
  {
    overlay,
    traffic,
    isChanged,
    isDry,
  }: { overlay: string; traffic: readonly string[]; isChanged: boolean; isDry: boolean },
): string {
  const part = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? "" : `${title}\n${lines.map((line) => `  ${line}\n`).join("")}`;
  const written = isDry ? `${overlay} would change; nothing is written.` : `${overlay} is written.`;
  const next = [
    `npx svc-monitoring-api build ${overlay} --out generated`,
    `npx svc-monitoring-api check ${traffic[0]} --contract generated/openapi.json`,
  ];
  return [
    part("Drafted", drafted),
    part("Uncertain", uncertain),
    part("Left out", left),
    isChanged ? `${written}\n${part("Next: read it, then", next)}` : `${overlay} has all of it; nothing is changed.\n`,
  ].join("");
}
