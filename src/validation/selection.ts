import { escapeRegExp } from "../shared/text.ts";
import { type OperationId, contract as ownContract } from "./all-operations.ts";
import type { ContractValidators } from "./contract.ts";
import type { Part, Place, Violation } from "./violation.ts";

type Where<Id extends string> = Id | `/${string}` | `${Uppercase<string>} /${string}`;
type What = Part | `${Part} ${Place}` | `${Part} ${Place} ${string}`;

/**
 * Says which findings are meant: an operation (`getMonitor`), a path with or without a method (`GET /reports/*`, or
 * `/reports/` for all below it), a place (`response header Content-Type`), or both (`getMonitor response body /data`).
 * `*` is any text without a slash.
 */
export type Selector<Id extends string = OperationId> = Where<Id> | What | `${Where<Id>} ${What}`;

/** Something that was found, or, without a place, an exchange in which something may be found. */
export interface Subject {
  operation: string | undefined;
  method: string;
  /** Below {base_url} or {auth_url}. */
  path: string;
  /** As `placeOf` names it. */
  place?: string;
}

/** Grammar of a selector: `[METHOD ]/path` or operation, then place. */
const grammar =
  /^(?=.)(?:(?:(?<method>[A-Z]+) )?(?<path>\/\S*)|(?<operation>(?!(?:request|response)\b)\p{ID_Continue}+))?(?:^| (?=r)|$)(?<place>(?:request|response)(?: (?:method|path|query|header|cookie|body|status)(?: .+)?)?)?$/u;

/** Whether a subject is meant; undefined if only its place, which it does not have yet, can say. */
export type SubjectTest = (subject: Subject) => boolean | undefined;

/** Whether to report a subject: one that `only` means, if it is given, and none of `ignore`. @throws TypeError */
export function selection(
  only: readonly string[] | undefined,
  ignore: readonly string[] = [],
  contract: ContractValidators = ownContract,
) {
  const wanted = only?.map((selector) => subjectTest(selector, contract));
  const ignored = ignore.map((selector) => subjectTest(selector, contract));
  return (subject: Subject): boolean =>
    (wanted?.some((matches) => matches(subject) !== false) ?? true) && !ignored.some((matches) => matches(subject));
}

/** @throws TypeError if the selector is not valid, or names an unknown operation */
export function subjectTest(selector: string, contract: ContractValidators): SubjectTest {
  const parts = grammar.exec(selector)?.groups;
  if (!parts) {
    const examples = '"getMonitor", "GET /reports/*", "response header" or "getMonitor response body /data"';
    throw new TypeError(`${JSON.stringify(selector)} selects nothing. Write, for example, ${examples}.`);
  }
  const { method, path, operation, place } = parts;
  if (operation !== undefined) contract.operation(operation);
  const isPath = path === undefined ? undefined : new RegExp(`^${pattern(path)}${path.endsWith("/") ? "" : "$"}`);
  const isPlace = place === undefined ? undefined : new RegExp(`^${pattern(place)}(?:$|[ /])`);
  return (subject) => {
    if (operation !== undefined && operation !== subject.operation) return false;
    if (method !== undefined && method !== subject.method) return false;
    if (isPath && !isPath.test(subject.path)) return false;
    if (!isPlace) return true;
    return subject.place === undefined ? undefined : isPlace.test(subject.place);
  };
}

function pattern(text: string): string {
  return escapeRegExp(text).replaceAll("\\*", "[^/]*");
}

/** Where something was found: `response body /data/0/id`, and of a status which one, `response status 418`. */
export function placeOf({ part, in: place, at, got }: Pick<Violation, "part" | "in" | "at" | "got">): string {
  return [part, place, place === "status" ? got : at].filter((word) => word !== "").join(" ");
}
