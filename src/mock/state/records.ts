import { type Document, propertiesOf, refName, type Schema } from "../../contract/document.ts";
import { operationsOf, successOf } from "../../contract/operations.ts";
import type { ContractValidators } from "../../validation/contract-validators.ts";
import type { OperationDescription } from "../../validation/description.ts";
import { exampleResponse } from "../../validation/example-response.ts";
import type { SeedRecords } from "./seed-records.ts";

export type MockRecord = Record<string, unknown>;

/** The name of the cookie for an account. Records with this key are accounts. */
export const accountKey = "zaaid";

/** A kind of record: a schema of the contract with `x-record`, and the operations that return such records. */
export interface RecordKind {
  readonly name: string;
  /** The attribute that identifies a record; undefined if none does. */
  readonly key: string | undefined;
  /** The operations whose `data` is a list of these records. */
  readonly lists: readonly OperationDescription[];
  /** The operations whose `data` is one record: the record that the path names by the key, or the only one. */
  readonly reads: readonly OperationDescription[];
  /** Whether an account has only one such record. */
  readonly isSingle: boolean;
  /** The records that exist if none are seeded. */
  readonly usual: readonly MockRecord[];
}

export function recordKindsOf(document: Document, validators: ContractValidators): RecordKind[] {
  const all = operationsOf(document).map((operation) => {
    const { schema: envelope = {} } = successOf(operation)?.body ?? {};
    const { $ref } = envelope;
    const { data = {} } = propertiesOf($ref ? (document.components.schemas[refName($ref)] ?? {}) : envelope);
    return { operation: validators.operation(operation.id), data };
  });
  return Object.entries(document.components.schemas).flatMap(([schemaName, { "x-record": record }]) => {
    if (!record) return [];
    const returns = (part: (data: Schema) => Schema | undefined) =>
      all.filter(({ data }) => refName(part(data)?.$ref ?? "") === schemaName).map(({ operation }) => operation);
    const { kind: name, key, members } = record;
    const lists = returns(({ items }) => items);
    const reads = returns((data) => data).filter(({ path }) => key === undefined || path.includes(`{${key}}`));
    const examples = examplesOf([...lists, ...reads]);
    const usual = members ? [...membersOf(document, schemaName, members, examples)] : examples;
    return { name, key, lists, reads, isSingle: key === undefined && lists.length === 0, usual };
  });
}

function examplesOf([operation]: readonly OperationDescription[]): MockRecord[] {
  const { data = [] } = (operation && (exampleResponse(operation)?.body as { data?: MockRecord | MockRecord[] })) ?? {};
  return [data].flat();
}

/**
 * Makes a record for each member of a constant: the example with the member's id or, without such an example, a record whose
 * other attributes all have the member's meaning as their value.
 */
function membersOf(
  { components: { schemas } }: Document,
  name: string,
  key: string,
  examples: MockRecord[],
): MockRecord[] {
  const record = schemas[name] ?? {};
  const { required = [] } = record;
  const constant = schemas[propertiesOf(record)[key]?.["x-open-constant"] ?? ""];
  return (constant?.enum ?? []).map((id, index) => {
    const meaning = constant?.["x-enum-descriptions"]?.[index] || id;
    const made = Object.fromEntries(required.map((attribute) => [attribute, attribute === key ? id : meaning]));
    return examples.find((example) => example[key] === id) ?? made;
  });
}

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

  /** Whether the parameters of a path name a record that does not exist. */
  isMissing(parameters: Readonly<Record<string, string>>): boolean {
    return Object.entries(parameters).some(([name, value]) => {
      const known = [...this.#byKey].filter(([{ key }]) => key === name);
      return known.length > 0 && !known.some(([, items]) => items.has(value));
    });
  }

  /** Whether an operation returns the list of customers or of business units. */
  listsAccounts(operation: OperationDescription): boolean {
    return [...this.#byKey.keys()].some(({ key, lists }) => key === accountKey && lists.includes(operation));
  }

  /**
   * The scope of the operation that lists an account, without its type, such as `Svc.Msp`; undefined if the account does not
   * exist.
   */
  scopeOfAccount(zaaid: string): string | undefined {
    const [kind] = [...this.#byKey].find(([{ key }, items]) => key === accountKey && items.has(zaaid)) ?? [];
    return kind && scopeName(kind.lists[0]?.scope ?? "");
  }

  /** The documented body of an operation, with these records in place of the example's. */
  payload(operation: OperationDescription, documented: unknown, parameters: Readonly<Record<string, string>>): unknown {
    for (const [kind, items] of this.#items) {
      if (kind.lists.includes(operation)) return { ...(documented as object), data: items };
      const record =
        kind.reads.includes(operation) &&
        (kind.isSingle ? items[0] : this.#byKey.get(kind)?.get(parameters[kind.key ?? ""] ?? ""));
      if (record) return { ...(documented as object), data: record };
    }
    return documented;
  }
}

/** A scope without its type: `Svc.Msp` of `Svc.Msp.Read`. */
export function scopeName(scope: string): string {
  return scope.slice(0, scope.lastIndexOf("."));
}
