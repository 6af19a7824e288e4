import { type Document, refName, type Schema } from "../../contract/document.ts";
import type { Operation, OperationBody } from "../../contract/operations.ts";
import { eachObject } from "../../contract/walk.ts";
import { groupedBy } from "./grouped.ts";

/** A part of the contract that uses a schema. */
export interface Use {
  kind: "operation" | ReturnType<typeof schemaKind>;
  /** The id of the operation, or the name of the schema. */
  name: string;
}

/** What uses each schema directly: operations by their parameters and bodies, rules, records, and subsets. */
export function usesOf(document: Document, operations: readonly Operation[]) {
  const uses = new Map<string, Use[]>();
  const add = (schema: string, use: Use) => {
    const found = uses.get(schema) ?? [];
    if (!found.some(({ kind, name }) => kind === use.kind && name === use.name)) uses.set(schema, [...found, use]);
  };
  for (const { id, parameters, requestBody, responses } of operations) {
    for (const name of namesIn([parameters, requestBody, ...responses.values()]))
      add(name, { kind: "operation", name: id });
  }
  for (const [name, schema] of Object.entries(document.components.schemas)) {
    for (const used of namesIn(schema)) if (used !== name) add(used, { kind: schemaKind(schema), name });
  }
  return uses;
}

/** What a schema of the contract is. */
export function schemaKind(schema: Schema): "constant" | "rule" | "record" {
  if (schema["x-rule"]) return "rule";
  return schema.enum ? "constant" : "record";
}

/** The ids of the operations that use a schema, directly or in a record. */
export function operationsUsing(uses: ReadonlyMap<string, Use[]>, name: string): Set<string> {
  const found = (uses.get(name) ?? []).flatMap((use) => {
    if (use.kind === "operation") return use.name;
    return use.kind === "record" ? [...operationsUsing(uses, use.name)] : [];
  });
  return new Set(found);
}

/** Records by what they are for: each is in the first group that it belongs to. */
export function recordGroupsOf<Named extends { name: string }>(
  records: readonly Named[],
  operations: readonly Operation[],
  uses: ReadonlyMap<string, Use[]>,
) {
  const namesOf = (bodies: Array<OperationBody | undefined>) => bodies.map((body) => refName(body?.schema?.$ref ?? ""));
  const requests = namesOf(operations.map(({ requestBody }) => requestBody));
  const responses = namesOf(operations.flatMap((operation) => [...operation.responses.values()]));
  const groups: Array<[title: string, has: (name: string) => boolean | undefined]> = [
    ["Bodies of requests", (name) => requests.includes(name)],
    ["Bodies of responses", (name) => responses.includes(name)],
    ["Parts of these bodies", (name) => operationsUsing(uses, name).size > 0],
    ["Named by a rule", (name) => uses.get(name)?.some(({ kind }) => kind === "rule")],
    ["Other records", () => true],
  ];
  const byGroup = groupedBy(records, ({ name }) => groups.find(([, has]) => has(name)));
  return groups.flatMap((group) => {
    const members = byGroup.get(group);
    return members ? { title: group[0], records: members } : [];
  });
}

/** The names of the schemas that a part of the contract refers to, or takes its values from. */
function namesIn(part: unknown): string[] {
  const names: Array<string | undefined> = [];
  eachObject(part, ({ $ref, "x-open-constant": open, "x-constant": superset }: Schema) =>
    names.push($ref && refName($ref), open, superset),
  );
  return names.flatMap((name) => name ?? []);
}
