import { type OpenApiDocument, refName, type Schema } from "../../document.ts";

type Id = number | string;

/** A rule between two constants, or between a constant and the records that it decides. */
export interface Rule {
  name: string;
  title: string;
  description: string;
  /** The constant whose ids are asked about. */
  given: string;
  rows: RuleRow[];
}

export interface RuleRow {
  given: Id[];
  /** The constant and those of its ids that are allowed, or the record. */
  allows: { constant: string; ids: Id[] } | { record: string };
}

/** A value that is an id of a constant, or something else. */
export interface Widening {
  name: string;
  title: string;
  description: string;
  constant: string;
  others: string[];
}

interface WideningSchema extends Schema {
  anyOf?: Schema[];
}

export function rulesOf({ components }: OpenApiDocument): Rule[] {
  return Object.entries(components.schemas).flatMap(([name, schema]) => {
    const rule = schema["x-rule"];
    if (!rule) return [];
    const branches = (schema.oneOf ?? []).map(({ properties = {} }) => ({
      given: properties[rule.given] ?? {},
      allows: properties[rule.allows] ?? {},
    }));
    return {
      name,
      title: schema.title ?? name,
      description: schema.description ?? "",
      given: branches[0]?.given["x-constant"] ?? "",
      rows: branches.map(({ given, allows }) => ({
        given: given.enum ?? [],
        allows: allows["x-constant"]
          ? { constant: allows["x-constant"], ids: allows.enum ?? [] }
          : { record: refName(allows.$ref ?? "") },
      })),
    };
  });
}

export function wideningsOf({ components }: OpenApiDocument): Widening[] {
  return Object.entries(components.schemas).flatMap(([name, schema]) => {
    const alternatives = (schema as WideningSchema).anyOf ?? [];
    const constant = alternatives
      .map(({ $ref }) => refName($ref ?? ""))
      .find((target) => components.schemas[target]?.enum);
    if (!constant) return [];
    const others = alternatives.flatMap(({ title }) => title ?? []);
    return { name, title: schema.title ?? name, description: schema.description ?? "", constant, others };
  });
}

/** The names of the constants that a rule is about. */
export function constantsIn({ given, rows }: Rule): string[] {
  return [given, ...rows.flatMap(({ allows }) => ("constant" in allows ? [allows.constant] : []))];
}
