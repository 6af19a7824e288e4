import { type Document, refName, type Schema } from "../../contract/document.ts";
import { type Operation, successOf } from "../../contract/operations.ts";
import type { ContractValidators } from "../../validation/contract.ts";
import type { SeedRecords } from "../controls.ts";

type Item = Record<string, unknown>;

/** The cookie that names an account. Records that it identifies are accounts. */
const accountKey = "zaaid";

/** A kind of record, which a schema of the contract names with `x-record`, and the operations that return it. */
export interface RecordKind {
  readonly name: string;
  /** The field that identifies a record. */
  readonly key: string | undefined;
  /** Those whose `data` is a list of these records. */
  readonly lists: readonly Operation[];
  /** Those whose `data` is one record: the one that the path names by the key. */
  readonly reads: readonly Operation[];
}

/** The kinds of records of a contract. */
export function recordKindsOf(document: Document, operations: readonly Operation[]): RecordKind[] {
  return Object.entries(document.components.schemas).flatMap(([schemaName, { "x-record": record }]) => {
    if (!record) return [];
    const returns = (part: (data: Schema) => Schema | undefined) =>
      operations.filter((operation) => refName(part(dataOf(document, operation))?.$ref ?? "") === schemaName);
    return {
      name: record.kind,
      key: record.key,
      lists: returns(({ items }) => items as Schema | undefined),
      reads: returns((data) => data).filter(({ path }) => path.includes(`{${record.key}}`)),
    };
  });
}

/** The schema of the payload of an operation's success. */
function dataOf({ components }: Document, operation: Operation): Schema {
  const envelope: Schema = successOf(operation)?.body.schema ?? {};
  const { properties } = envelope.$ref ? (components.schemas[refName(envelope.$ref)] ?? {}) : envelope;
  return properties?.data ?? {};
}

/** The records of a mock: the seeded ones, and those of the contract's examples. They do not change. */
export class Records {
  readonly #items: ReadonlyMap<RecordKind, readonly Item[]>;
  /** By key, then by kind. */
  readonly #byKey: ReadonlyMap<RecordKind, ReadonlyMap<string, Item>>;

  constructor(kinds: readonly RecordKind[], seed: SeedRecords) {
    this.#items = new Map(kinds.map((kind) => [kind, seed[kind.name] ?? examplesOf(kind)]));
    this.#byKey = new Map(
      [...this.#items].flatMap(([kind, items]) => {
        const { key } = kind;
        return key === undefined ? [] : [[kind, new Map(items.map((item) => [String(item[key]), item]))]];
      }),
    );
  }

  /** A copy of all records. */
  get all(): Required<SeedRecords> {
    const entries = [...this.#items].map(([{ name }, items]) => [name, items]);
    return structuredClone(Object.fromEntries(entries));
  }

  /** Whether a path names a record that does not exist. */
  isMissing(parameters: Readonly<Record<string, string>>): boolean {
    return Object.entries(parameters).some(([name, value]) => {
      const known = [...this.#byKey].filter(([{ key }]) => key === name);
      return known.length > 0 && !known.some(([, items]) => items.has(value));
    });
  }

  listsAccounts(operation: Operation): boolean {
    return [...this.#byKey.keys()].some(({ key, lists }) => key === accountKey && lists.includes(operation));
  }

  /** The scope that lists an account, such as `Svc.Msp`; undefined if the account does not exist. */
  scopeOfAccount(zaaid: string): string | undefined {
    const [kind] = [...this.#byKey].find(([{ key }, items]) => key === accountKey && items.has(zaaid)) ?? [];
    return kind && scopeName(kind.lists[0]?.scope ?? "");
  }

  /** An operation's documented body, with these records in place of the example's. */
  payload(operation: Operation, documented: unknown, parameters: Readonly<Record<string, string>>): unknown {
    for (const [kind, items] of this.#items) {
      if (kind.lists.includes(operation)) return { ...(documented as object), data: items };
      const record = kind.reads.includes(operation) && this.#byKey.get(kind)?.get(parameters[kind.key ?? ""] ?? "");
      if (record) return { ...(documented as object), data: record };
    }
    return documented;
  }
}

/** The records of the contract's examples. */
function examplesOf({ lists, reads }: RecordKind): Item[] {
  const [example] = [...lists, ...reads].flatMap((operation) => successOf(operation)?.body.examples ?? []);
  const { data = [] } = (example?.value ?? {}) as { data?: Item | Item[] };
  return [data].flat();
}

/** A scope without its type: `Svc.Msp` of `Svc.Msp.Read`. */
export function scopeName(scope: string): string {
  return scope.slice(0, scope.lastIndexOf("."));
}

/**
 * Checks records against the contract: a response with them must fit it.
 * @throws TypeError that names the first record that does not
 */
export function assertRecords(
  seed: SeedRecords,
  { recordKinds, validators }: { recordKinds: readonly RecordKind[]; validators: ContractValidators },
): void {
  for (const [name, items = []] of Object.entries(seed)) {
    const kind = recordKinds.find((one) => one.name === name);
    if (!kind) {
      const names = recordKinds.map((one) => one.name).join(", ");
      throw new TypeError(`The contract has no records ${JSON.stringify(name)}. It has ${names}.`);
    }
    const [list, read] = [kind.lists[0], kind.reads[0]];
    const check = (operation: Operation, data: unknown, at: string) => {
      const { responses } = validators.operation(operation.id);
      const { schema } = responses[successOf(operation)?.status ?? 0] ?? {};
      const [problem] = schema?.problems({ code: 0, message: "success", data }) ?? [];
      if (problem) throw new TypeError(`${at}${problem.at.slice("/data".length)} breaks the contract: ${problem.text}`);
    };
    if (list) check(list, items, name);
    else if (read) for (const [index, item] of items.entries()) check(read, item, `${name}/${index}`);
    const { key } = kind;
    const seen = new Set<unknown>();
    for (const item of key === undefined ? [] : items) {
      const id = item[key ?? ""];
      if (seen.has(id)) throw new TypeError(`${name} has two records with the ${key} ${JSON.stringify(id)}.`);
      seen.add(id);
    }
  }
}
