import type { OperationDescription } from "../../validation/description.ts";
import type { MockRecord, RecordKind } from "./record-kinds.ts";
import type { SeedRecords } from "./seed-records.ts";

/** The records of an account, which never change: by kind, the seeded ones or else those of the contract's examples. */
export class Records {
  readonly #seed: SeedRecords;
  readonly #ofAccounts = new Map<string, Records>();
  readonly #items: ReadonlyMap<RecordKind, readonly MockRecord[]>;
  /** The records of each kind that has a key, by the value of the key. */
  readonly #byKey: ReadonlyMap<RecordKind, ReadonlyMap<string, MockRecord>>;

  constructor(
    readonly kinds: readonly RecordKind[],
    seed: SeedRecords,
  ) {
    this.#seed = seed;
    this.#items = new Map(kinds.map((kind) => [kind, [seed[kind.name] ?? kind.usual].flat()]));
    this.#byKey = new Map(
      [...this.#items].flatMap(([kind, items]) => {
        const { key } = kind;
        return key === undefined ? [] : [[kind, new Map(items.map((item) => [String(item[key]), item]))]];
      }),
    );
  }

  /** A copy of the records in which seeded ones replace those of the same kinds, in the token's own account and in the others. */
  with(added: SeedRecords): Records {
    const accounts = new Map(Object.entries(this.#seed.accounts ?? {}));
    for (const [zaaid, records] of Object.entries(added.accounts ?? {}))
      accounts.set(zaaid, { ...accounts.get(zaaid), ...records });
    return new Records(this.kinds, { ...this.#seed, ...added, accounts: Object.fromEntries(accounts) });
  }

  /** A copy of all records, by kind. */
  get all(): Required<SeedRecords> {
    const entries = [...this.#items].map(([{ name, isSingle }, items]) => [name, isSingle ? items[0] : items]);
    return structuredClone({ ...Object.fromEntries(entries), accounts: this.#seed.accounts ?? {} });
  }

  /** The ids of the accounts that have seeded records of their own. */
  get accounts(): string[] {
    return Object.keys(this.#seed.accounts ?? {});
  }

  /** The records of a customer or a business unit. */
  of(zaaid: string): Records {
    const { accounts = {}, ...own } = this.#seed;
    if (!Object.hasOwn(accounts, zaaid)) return this;
    const records = this.#ofAccounts.get(zaaid) ?? new Records(this.kinds, { ...own, ...accounts[zaaid] });
    this.#ofAccounts.set(zaaid, records);
    return records;
  }

  /** Whether an account is a customer or a business unit: the kind of its record; undefined if it does not exist. */
  kindOfAccount(zaaid: string): RecordKind | undefined {
    return this.kinds.find((kind) => kind.isAccount && this.#byKey.get(kind)?.has(zaaid));
  }

  /** Whether the parameters of a path name a record that does not exist. */
  isMissing(parameters: Readonly<Record<string, string>>): boolean {
    return Object.entries(parameters).some(([name, value]) => {
      const known = [...this.#byKey].filter(([{ key }]) => key === name);
      return known.length > 0 && !known.some(([, items]) => items.has(value));
    });
  }

  /** The documented body of an operation, with these records in place of the example's. */
  payload(operation: OperationDescription, documented: unknown, parameters: Readonly<Record<string, string>>): unknown {
    for (const kind of this.kinds) {
      if (kind.lists.includes(operation)) return { ...(documented as object), data: this.#items.get(kind) };
      const record = kind.reads.includes(operation) && this.#named(kind, parameters);
      if (record) return { ...(documented as object), data: record };
    }
    return documented;
  }

  /** The record that the parameters of a path name, or the only one of its kind. */
  #named(kind: RecordKind, parameters: Readonly<Record<string, string>>): MockRecord | undefined {
    const { key } = kind;
    return key === undefined ? this.#items.get(kind)?.[0] : this.#byKey.get(kind)?.get(parameters[key] ?? "");
  }
}
