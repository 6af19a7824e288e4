import { escapeRegExp } from "../shared/text.ts";
import { lineOf, type Service } from "./findings.ts";
import type { TrafficReport } from "./report.ts";
import { withSiblings } from "./siblings.ts";

/** Whether a line is of an attribute or a status, which need not be in each recording. */
const isSeen = (line: string) => / (response body[^:]*: seen|response status )/.test(line);

/** Whether a line is of an attribute, a body or a status that the contract does not have. */
export const isObserved = (line: string) => /: seen( as \S+)?$/.test(line);

/** The place of an attribute, and its type. */
const seenAs = /^(.*): seen as (\S+)$/;

/** What a line is of: an operation, or a method and a path. */
export const subjectIn = (line: string) => /^(\S+ \/\S*|\p{ID_Continue}+) /u.exec(line)?.[1] ?? "";

/** What a recording changes in a baseline. */
export interface Changes {
  /** A line for each finding, in their order. */
  found: readonly string[];
  added: ReadonlySet<string>;
  /** Known lines of violations that are no longer there. */
  gone: readonly string[];
  /** For an added attribute: the one that it replaces, and the types that it had before. */
  replaced: ReadonlyMap<string, string>;
  typesBefore: ReadonlyMap<string, readonly string[]>;
}

export function comparison(
  report: TrafficReport,
  known: readonly string[],
  service: Service,
  isWhole: boolean,
): Changes {
  const found = withSiblings(
    report.findings.map((finding) => lineOf(finding, service)),
    known,
  );
  const isKnown = testOf(known);
  const isFound = testOf(found);
  const added = new Set(found.filter((line) => !isKnown(line)));
  const couldShow = testOf(report.succeeded);
  const gone = known.filter((line) => isWhole && !isSeen(line) && couldShow(subjectIn(line)) && !isFound(line));
  const lines = known.map((line) => seenAs.exec(line)).filter((parts) => parts !== null);
  const typesBefore = new Map<string, string[]>();
  for (const line of added) {
    const isOfPlace = testOf([placeOf(line)]);
    const types = lines.flatMap(([, place = "", type = ""]) => (isOfPlace(place) ? [type] : []));
    if (types.length > 0) typesBefore.set(line, types);
  }
  return { found, added, gone, replaced: replacedBy(added, typesBefore, known, found), typesBefore };
}

/**
 * An attribute that is in no record now, where one of its type is new, has another name: if each is the only one in its record. An
 * attribute that is optional may be in no record by chance.
 */
function replacedBy(
  added: ReadonlySet<string>,
  typesBefore: ReadonlyMap<string, unknown>,
  known: readonly string[],
  found: readonly string[],
): Map<string, string> {
  const replaced = new Map<string, string>();
  const hasPlace = testOf(found.map(placeOf));
  const fresh = [...added].filter((line) => seenAs.test(line) && !typesBefore.has(line));
  const absent = known.filter((line) => seenAs.test(line) && !hasPlace(placeOf(line)));
  for (const line of fresh) {
    const isBeside = (other: string) => recordOf(other) === recordOf(line);
    const [old, ...others] = absent.filter(isBeside);
    if (old !== undefined && others.length === 0 && fresh.filter(isBeside).length === 1 && typeOf(old) === typeOf(line))
      replaced.set(line, old);
  }
  return replaced;
}

const placeOf = (line: string) => seenAs.exec(line)?.[1] ?? "";
const typeOf = (line: string) => seenAs.exec(line)?.[2];
const recordOf = (line: string) => placeOf(line).replace(/\/[^/]*$/, "");

/** Whether a line is in others. In both, `*` stands for any segment. */
function testOf(given: Iterable<string>): (line: string) => boolean {
  const lines = new Set(given);
  const patternOf = (line: string) => new RegExp(`^${escapeRegExp(line).replaceAll("\\*", "[^/\\s]+")}$`);
  const patterns = [...lines].filter((line) => line.includes("*")).map(patternOf);
  return (line) => {
    if (lines.has(line) || patterns.some((pattern) => pattern.test(line))) return true;
    const own = line.includes("*") ? patternOf(line) : undefined;
    return own !== undefined && [...lines].some((one) => own.test(one));
  };
}
