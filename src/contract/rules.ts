import { capitalised } from "../shared/text.ts";
import { type Constant, constantsOf } from "./constants.ts";
import { type Document, type Id, propertiesOf, refName, type Schema } from "./document.ts";

/**
 * A rule, which is a schema with `x-rule`: for each member of one constant, it says which members of another constant, or which
 * record, are allowed.
 */
export interface Rule {
  name: string;
  title: string;
  description: string;
  /** The name of the function that returns what an id allows, such as `supportedGranularities`. */
  function: string;
  /** The property with the given id. */
  property: string;
  /** The property with what that id allows. */
  allowedProperty: string;
  /** The constant of the given id. */
  given: string;
  rows: RuleRow[];
}

/** A branch of a rule. */
export interface RuleRow {
  given: Id[];
  /** Whether this row also applies to ids that the constant does not have. */
  isOpen: boolean;
  allows: Allowed;
}

/** What a row allows: some ids of a constant, or a record. A derived value cannot be chosen: it follows from other fields. */
export type Allowed =
  | { constant: string; ids: Id[] }
  | { record: string }
  | { derived: NonNullable<Schema["x-derived"]> };

/** The rules of a bundled document, in the document's order. */
export function rulesOf(document: Document): Rule[] {
  const constants = constantsOf(document);
  return Object.entries(document.components.schemas).flatMap(([name, schema]) =>
    schema["x-rule"] ? ruleOf(name, schema, schema["x-rule"], constants) : [],
  );
}

function ruleOf(name: string, schema: Schema, rule: NonNullable<Schema["x-rule"]>, constants: Constant[]): Rule {
  // The lint rule `svc/rule-complete` ensures that each branch has the properties that `x-rule` names.
  const branches = (schema.oneOf ?? []).map((branch) => ({ branch, given: propertiesOf(branch)[rule.given] ?? {} }));
  const [first] = branches.flatMap(({ given }) => given["x-constant"] ?? given["x-open-constant"] ?? []);
  const all = constants.find((constant) => constant.name === first)?.members.map(({ id }) => id) ?? [];
  const rows = branches.map(({ branch, given }) => ({
    given: given.enum ?? all.filter((id) => !given.not?.enum?.includes(id)),
    isOpen: given["x-open-constant"] !== undefined,
    allows: allowedOf(branch, rule.allows),
  }));
  return {
    name,
    title: schema.title ?? name,
    description: schema.description ?? "",
    function: functionName(rule.allows, rows),
    property: rule.given,
    allowedProperty: rule.allows,
    given: first ?? "",
    rows,
  };
}

/** Makes the name of a rule's function from the property that it allows: `supportedGranularities` for `granularity`. */
function functionName(property: string, rows: RuleRow[]): string {
  const words = property.split("_").map((word) => capitalised(word));
  const isRecord = rows.some(({ allows }) => "record" in allows);
  return `supported${isRecord ? `${words.join("")}Fields` : `${words.join("")}s`.replace(/([^aeiou])ys$/, "$1ies")}`;
}

function allowedOf(branch: Schema, property: string): Allowed {
  const allows = propertiesOf(branch)[property];
  if (branch["x-derived"]) return { derived: branch["x-derived"] };
  if (allows?.["x-constant"]) return { constant: allows["x-constant"], ids: allows.enum ?? [] };
  return { record: refName(allows?.$ref ?? "") };
}

/** The names of the constants that a rule is about. */
export function constantsOfRule({ given, rows }: Rule): string[] {
  return [given, ...rows.flatMap(({ allows }) => ("constant" in allows ? [allows.constant] : []))];
}
