import { type Document, refName } from "../../contract/document.ts";
import type { Operation } from "../../contract/operations.ts";
import { type Item, lists, recordKinds } from "../state/records.ts";
import type { SeedRecords } from "../state/seed-records.ts";
import type { ContractCheck } from "./contract-check.ts";

/**
 * Checks records against the contract.
 * @throws TypeError that names the first record that breaks it
 */
export function assertRecords(seed: SeedRecords, contract: SeedContext): void {
  for (const kind of recordKinds) {
    const items: Item[] = seed[kind] ?? [];
    const { operation, key } = lists[kind];
    const schema = itemSchemaOf(contract, operation);
    for (const [index, item] of items.entries()) {
      const [problem] = schema ? contract.check.problems(schema, item) : [];
      if (problem) throw new TypeError(`${kind}[${index}] breaks the contract (${refName(schema ?? "")}): ${problem}`);
    }
    const ids = key ? items.map((item) => item[key]) : [];
    const twice = ids.find((id, index) => ids.indexOf(id) !== index);
    if (twice !== undefined) throw new TypeError(`${kind} has two records with the ${key} ${JSON.stringify(twice)}.`);
  }
}

export interface SeedContext {
  operations: readonly Operation[];
  document: Document;
  check: ContractCheck;
}

/** The schema of the records that an operation lists. */
function itemSchemaOf({ document, operations }: SeedContext, list: string): string | undefined {
  const operation = operations.find(({ id }) => id === list);
  const [envelope] = [...(operation?.responses ?? [])].filter(([status]) => status.startsWith("2"));
  const name = refName(envelope?.[1].schema?.$ref ?? "");
  const items = document.components.schemas[name]?.properties?.data?.items as { $ref?: string } | undefined;
  return items?.$ref;
}
