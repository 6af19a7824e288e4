import type { Document } from "../../contract/document.ts";
import { refName } from "../../contract/document.ts";
import { type Operation, successExamples } from "../../contract/operations.ts";
import type { ContractCheck } from "../checks/contract-check.ts";

type Item = Record<string, unknown>;

/** The records that exist in a mock. What is left out are the records of the contract's examples. */
export interface SeedRecords {
  /** With `monitor_id`. */
  monitors?: Array<{ monitor_id: string; [field: string]: unknown }>;
  /** Of an MSP account: with `name` and `zaaid`. */
  customers?: Array<{ name: string; zaaid: string; [field: string]: unknown }>;
  /** Of a business-units portal account: with `name` and `zaaid`. */
  businessUnits?: Array<{ name: string; zaaid: string; [field: string]: unknown }>;
  /** Their fields are not documented. */
  locationProfiles?: Array<{ [field: string]: unknown }>;
}

/** The operation that lists each kind of record, and the field that identifies one. */
const lists = {
  monitors: { operation: "listMonitors", key: "monitor_id" },
  customers: { operation: "listMspCustomers", key: "zaaid" },
  businessUnits: { operation: "listBusinessUnits", key: "zaaid" },
  locationProfiles: { operation: "listLocationProfiles", key: undefined },
} as const;

type RecordKind = keyof typeof lists;
const recordKinds = Object.keys(lists) as RecordKind[];

/** The records of a mock: the seeded ones, and those of the contract's examples. They do not change. */
export class Records {
  readonly #byKind: ReadonlyMap<RecordKind, readonly Item[]>;
  readonly #monitors: ReadonlyMap<string, Item>;
  readonly #accounts: ReadonlyMap<string, string>;

  constructor(operations: readonly Operation[], seed: SeedRecords) {
    const recordsOf = (kind: RecordKind) => (seed[kind] as Item[] | undefined) ?? examplesOf(operations, kind);
    this.#byKind = new Map(recordKinds.map((kind) => [kind, recordsOf(kind)]));
    this.#monitors = new Map(this.#byKind.get("monitors")?.map((one) => [String(one.monitor_id), one]));
    const accounts = (["customers", "businessUnits"] as const).flatMap((kind) => {
      const scope = operations.find(({ id }) => id === lists[kind].operation)?.scope ?? "";
      return (this.#byKind.get(kind) ?? []).map(({ zaaid }): [string, string] => [String(zaaid), scopeName(scope)]);
    });
    this.#accounts = new Map(accounts);
  }

  /** A copy of all records. */
  get all(): Required<SeedRecords> {
    return structuredClone(Object.fromEntries(this.#byKind)) as unknown as Required<SeedRecords>;
  }

  hasMonitor(id: string): boolean {
    return this.#monitors.has(id);
  }

  /** The scope that lists an account, such as `Svc.Msp`; undefined if the account does not exist. */
  scopeOfAccount(zaaid: string): string | undefined {
    return this.#accounts.get(zaaid);
  }

  /** An operation's documented body, with these records in place of the example's. */
  payload(operation: string, documented: unknown, monitor: string | undefined): unknown {
    const kind = recordKinds.find((one) => lists[one].operation === operation);
    const data = kind ? this.#byKind.get(kind) : monitor === undefined ? undefined : this.#monitors.get(monitor);
    return data === undefined ? documented : { ...(documented as object), data };
  }
}

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

/** The records of the contract's example of a list. */
function examplesOf(operations: readonly Operation[], kind: RecordKind): Item[] {
  const operation = operations.find(({ id }) => id === lists[kind].operation);
  const [example] = operation ? successExamples(operation) : [];
  const { data } = (example ?? {}) as { data?: Item[] };
  return Array.isArray(data) ? data : [];
}

/** A scope without its type: `Svc.Msp` of `Svc.Msp.Read`. */
export function scopeName(scope: string): string {
  return scope.slice(0, scope.lastIndexOf("."));
}

/** The schema of the records that an operation lists. */
function itemSchemaOf({ document, operations }: SeedContext, list: string): string | undefined {
  const operation = operations.find(({ id }) => id === list);
  const [envelope] = [...(operation?.responses ?? [])].filter(([status]) => status.startsWith("2"));
  const name = refName(envelope?.[1].schema?.$ref ?? "");
  const items = document.components.schemas[name]?.properties?.data?.items as { $ref?: string } | undefined;
  return items?.$ref;
}
