import { type Constant, constantsOf } from "./constants.ts";
import { type Document, type Id, refName, type Schema } from "./document.ts";

/** A rule between two constants, or between a constant and the records that it decides: a schema with `x-rule`. */
export interface Rule {
  name: string;
  title: string;
  description: string;
  /** The function that answers what an id allows. */
  function: string;
  /** The property with the id that is asked about. */
  property: string;
  /** The constant whose ids are asked about. */
  given: string;
  rows: RuleRow[];
  /** Ids that the rule refuses altogether, although its constant, or that which it is a subset of, has them. */
  refused: Id[];
}

/** A branch of a rule. */
export interface RuleRow {
  given: Id[];
  /** Whether ids that the constant does not have fit this row too. */
  isOpen: boolean;
  allows: Allowed;
}

/** The constant and those of its ids that are allowed, or the record, or what the value is derived from. */
export type Allowed = { constant: string; ids: Id[] } | { record: string } | { derived: Derivation };

/** How a value follows from others, so that there is none to choose. */
export interface Derivation {
  from: string[];
  /** Raw granularity is considered only if all dates fall within this many last days (source: Constants). */
  rawWithinDays: number;
}

/** Every rule of a bundled document, in the document's order. */
export function rulesOf(document: Document): Rule[] {
  const constants = constantsOf(document);
  return Object.entries(document.components.schemas).flatMap(([name, schema]) =>
    schema["x-rule"] ? ruleOf(name, schema, schema["x-rule"], constants) : [],
  );
}

function ruleOf(name: string, schema: Schema, rule: NonNullable<Schema["x-rule"]>, constants: Constant[]): Rule {
  // That each branch has what `x-rule` names is linted.
  const branches = (schema.oneOf ?? []).map((branch) => ({ branch, given: branch.properties?.[rule.given] ?? {} }));
  const [first] = branches.flatMap(({ given }) => given["x-constant"] ?? given["x-open-constant"] ?? []);
  const all = constants.find((constant) => constant.name === first)?.members.map(({ id }) => id) ?? [];
  const rows = branches.map(({ branch, given }) => ({
    given: given.enum ?? all.filter((id) => !given.not?.enum?.includes(id)),
    isOpen: given["x-open-constant"] !== undefined,
    allows: allowedOf(branch, rule.allows),
  }));
  const covered = new Set(rows.flatMap((row) => row.given));
  return {
    name,
    title: schema.title ?? name,
    description: schema.description ?? "",
    function: rule.function,
    property: rule.given,
    given: first ?? "",
    rows,
    refused: branches.flatMap(({ given }) => given.not?.enum ?? []).filter((id) => !covered.has(id)),
  };
}

function allowedOf(branch: Schema, property: string): Allowed {
  const allows = branch.properties?.[property];
  if (branch["x-derived"]) return { derived: branch["x-derived"] };
  if (allows?.["x-constant"]) return { constant: allows["x-constant"], ids: allows.enum ?? [] };
  return { record: refName(allows?.$ref ?? "") };
}

/** The names of the constants that a rule is about. */
export function constantsIn({ given, rows }: Rule): string[] {
  return [given, ...rows.flatMap(({ allows }) => ("constant" in allows ? [allows.constant] : []))];
}
