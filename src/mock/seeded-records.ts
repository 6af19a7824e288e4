import { type Operation, successExamples } from "../contract/operations.ts";

/** The records that exist in the mock: those of the contract's examples. */
export interface SeededRecords {
  /** Monitor identifiers. */
  readonly monitors: ReadonlySet<string>;
  /** By zaaid: the scope that lists the account, such as `Svc.Msp`. */
  readonly accounts: ReadonlyMap<string, string>;
}

export function seededRecordsOf(operations: readonly Operation[]): SeededRecords {
  const monitors = new Set<string>();
  const accounts = new Map<string, string>();
  for (const operation of operations) {
    for (const { monitor_id, zaaid } of successExamples(operation).flatMap(recordsOf)) {
      if (typeof monitor_id === "string") monitors.add(monitor_id);
      if (typeof zaaid === "string") accounts.set(zaaid, scopeName(operation.scope ?? ""));
    }
  }
  return { monitors, accounts };
}

/** A scope without its type: `Svc.Msp` of `Svc.Msp.Read`. */
export function scopeName(scope: string): string {
  return scope.slice(0, scope.lastIndexOf("."));
}

function recordsOf(example: unknown): Record<string, unknown>[] {
  const { data } = (example ?? {}) as { data?: unknown };
  return (Array.isArray(data) ? data : [data]).filter((record) => typeof record === "object" && record !== null);
}
