import { type Operation, successExamples } from "../../contract/operations.ts";
import type { SeedRecords } from "./seed-records.ts";

export type Item = Record<string, unknown>;

/** The operation that lists each kind of record, and the field that identifies one. */
export const lists = {
  monitors: { operation: "listMonitors", key: "monitor_id" },
  customers: { operation: "listMspCustomers", key: "zaaid" },
  businessUnits: { operation: "listBusinessUnits", key: "zaaid" },
  locationProfiles: { operation: "listLocationProfiles", key: undefined },
} as const;

export type RecordKind = keyof typeof lists;
export const recordKinds = Object.keys(lists) as RecordKind[];

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
