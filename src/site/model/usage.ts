import { type Document, refName, type Schema } from "../../contract/document.ts";
import type { Operation } from "../../contract/operations.ts";
import { constantsIn, type Rule } from "../../contract/rules.ts";

/** A part of the contract that uses a schema. */
export interface Use {
  kind: "operation" | "record" | "rule" | "constant";
  /** The id of the operation, or the name of the schema. */
  name: string;
}

/** What uses each schema directly: operations by their parameters and bodies, rules, records, and subsets. */
export function usesOf({
  document,
  operations,
  rules,
}: {
  document: Document;
  operations: readonly Operation[];
  rules: readonly Rule[];
}): Map<string, Use[]> {
  const uses = new Map<string, Use[]>();
  const add = (schema: string, use: Use) => {
    const found = uses.get(schema) ?? [];
    if (!found.some(({ kind, name }) => kind === use.kind && name === use.name)) uses.set(schema, [...found, use]);
  };
  for (const { id, parameters, requestBody, responses } of operations) {
    const schemas = [
      ...parameters.map(({ schema }) => schema),
      requestBody?.schema,
      ...[...responses.values()].map(({ schema }) => schema),
    ];
    for (const name of schemas.flatMap(namesIn)) add(name, { kind: "operation", name: id });
  }
  for (const rule of rules) {
    const records = rule.rows.flatMap(({ allows }) => ("record" in allows ? [allows.record] : []));
    for (const name of [...constantsIn(rule), ...records]) add(name, { kind: "rule", name: rule.name });
  }
  for (const [name, schema] of Object.entries(document.components.schemas)) {
    if (schema["x-rule"]) continue;
    const kind = schema.enum ? "constant" : "record";
    for (const used of namesIn(schema)) if (used !== name) add(used, { kind, name });
  }
  return uses;
}

/** The names of the schemas that a schema refers to, or takes its values from. */
function namesIn(schema: unknown): string[] {
  if (typeof schema !== "object" || schema === null) return [];
  const { $ref, "x-open-constant": open, "x-constant": superset } = schema as Schema;
  const own = [...($ref ? [refName($ref)] : []), ...(open ? [open] : []), ...(superset ? [superset] : [])];
  return [...own, ...Object.values(schema).flatMap(namesIn)];
}
