import { successStatusOf } from "../../responses/documented-response.ts";
import { isPlainObject, shortJson } from "../../shared/options.ts";
import type { OperationDescription } from "../../validation/description.ts";
import type { MockRecord, RecordKind } from "./record-kinds.ts";
import type { Records } from "./records.ts";
import type { SeedRecords } from "./seed-records.ts";

/** Checks that an account exists. @throws TypeError if no call can act on it */
export function assertAccount(zaaid: string | undefined, records: Records): void {
  if (zaaid !== undefined && !records.kindOfAccount(zaaid))
    throw new TypeError(`${zaaid} is not the zaaid of a customer or a business unit. Seed it first.`);
}

/**
 * Checks records before they are seeded.
 * @param after all records as they would be afterwards
 * @throws TypeError that names the first record with which a response would break the contract, or an unknown account
 */
export function assertRecords({ accounts = {}, ...own }: SeedRecords, after: Records): void {
  assertObject("accounts", accounts);
  for (const [name, value] of Object.entries(own)) assertKind(name, value, after.kinds, "The contract", "");
  for (const zaaid of after.accounts)
    if (!after.kindOfAccount(zaaid))
      throw new TypeError(
        `accounts/${zaaid}: ${zaaid} is not the zaaid of a customer or a business unit. Seed it, too.`,
      );
  const kindsOfAccount = after.kinds.filter(({ isAccount }) => !isAccount);
  for (const [zaaid, records] of Object.entries(accounts)) {
    assertObject(`accounts/${zaaid}`, records);
    for (const [name, value] of Object.entries(records))
      assertKind(name, value, kindsOfAccount, "An account", `accounts/${zaaid}/`);
  }
}

function assertObject(place: string, value: unknown): void {
  if (!isPlainObject(value)) throw new TypeError(`${place} must be an object; got ${shortJson(value)}.`);
}

/** @param kinds those that `owner` can have @param above where the records are, for messages */
function assertKind(name: string, value: unknown, kinds: readonly RecordKind[], owner: string, above: string): void {
  const kind = kinds.find((one) => one.name === name);
  if (!kind) {
    const names = kinds.map((one) => one.name).join(", ");
    throw new TypeError(`${owner} has no records ${JSON.stringify(name)}. It has ${names}.`);
  }
  if (value === undefined) return;
  const place = above + name;
  const { key, isSingle } = kind;
  if (isSingle) assertObject(place, value);
  else if (!Array.isArray(value) || !value.every(isPlainObject))
    throw new TypeError(`${place} must be a list of objects; got ${shortJson(value)}.`);
  const items = [value].flat() as MockRecord[];
  assertContract(kind, items, place);
  if (key !== undefined) assertKeys(key, items, place);
}

/** Checks records by the response of an operation that returns them. */
function assertContract({ lists: [list], reads: [read], isSingle }: RecordKind, items: MockRecord[], place: string) {
  if (list) assertData(list, items, place);
  else if (read)
    for (const [index, item] of items.entries()) assertData(read, item, isSingle ? place : `${place}/${index}`);
}

function assertData(operation: OperationDescription, data: unknown, place: string): void {
  const { schema } = operation.responses[successStatusOf(operation)] ?? {};
  const [problem] = schema?.problems({ code: 0, message: "success", data }) ?? [];
  if (problem) throw new TypeError(`${place}${problem.at.slice("/data".length)} breaks the contract: ${problem.text}`);
}

function assertKeys(key: string, items: MockRecord[], place: string): void {
  const seen = new Set<unknown>();
  for (const { [key]: id } of items) {
    if (id === "") throw new TypeError(`${place} has a record whose ${key} is empty, which no path can name.`);
    if (seen.has(id)) throw new TypeError(`${place} has two records with the ${key} ${JSON.stringify(id)}.`);
    seen.add(id);
  }
}
