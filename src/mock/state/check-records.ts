import { isPlainObject, shortJson } from "../../shared/options.ts";
import type { OperationDescription } from "../../validation/description.ts";
import { exampleResponse } from "../../validation/example-response.ts";
import { accountKey, type MockRecord, type RecordKind, type Records } from "./records.ts";
import type { SeedRecords } from "./seed-records.ts";

/** Checks that an account exists. @throws TypeError if no call can act on it */
export function assertAccount(zaaid: string | undefined, records: Records): void {
  if (zaaid !== undefined && records.scopeOfAccount(zaaid) === undefined)
    throw new TypeError(`${zaaid} is not the zaaid of a customer or a business unit. Seed it first.`);
}

/**
 * Checks records before they are seeded.
 * @param after all records as they would be afterwards
 * @throws TypeError that names the first record with which a response would break the contract, or an unknown account
 */
export function assertRecords({ accounts = {}, ...records }: SeedRecords, after: Records): void {
  for (const [place, value] of [["accounts", accounts], ...Object.entries(accounts)] as const)
    if (!isPlainObject(value)) throw new TypeError(`${place} must be an object; got ${shortJson(value)}.`);
  for (const [kind, items] of Object.entries(records)) assertKind(kind, items, after.kinds, "");
  for (const zaaid of after.accounts) {
    if (after.scopeOfAccount(zaaid) === undefined)
      throw new TypeError(
        `accounts/${zaaid}: ${zaaid} is not the zaaid of a customer or a business unit. Seed it, too.`,
      );
  }
  for (const [zaaid, ofAccount] of Object.entries(accounts))
    for (const [kind, items] of Object.entries(ofAccount)) assertKind(kind, items, after.kinds, `accounts/${zaaid}/`);
}

/** @param at where the kind is, for messages: empty, or `accounts/<zaaid>/` */
function assertKind(name: string, value: unknown, recordKinds: readonly RecordKind[], at: string): void {
  const isOfAccount = at !== "";
  const kinds = recordKinds.filter(({ key }) => !isOfAccount || key !== accountKey);
  const kind = kinds.find((one) => one.name === name);
  if (!kind) {
    const owner = isOfAccount ? "An account" : "The contract";
    const names = kinds.map((one) => one.name).join(", ");
    throw new TypeError(`${owner} has no records ${JSON.stringify(name)}. It has ${names}.`);
  }
  if (value === undefined) return;
  const { key, isSingle, lists, reads } = kind;
  const isValid = isSingle ? isPlainObject(value) : Array.isArray(value) && value.every(isPlainObject);
  if (!isValid)
    throw new TypeError(
      `${at}${name} must be ${isSingle ? "an object" : "a list of objects"}; got ${shortJson(value)}.`,
    );
  const items = [value].flat() as MockRecord[];
  const check = (operation: OperationDescription, data: unknown, place: string) => {
    const { schema } = operation.responses[exampleResponse(operation)?.status ?? 0] ?? {};
    const [problem] = schema?.problems({ code: 0, message: "success", data }) ?? [];
    if (problem)
      throw new TypeError(`${place}${problem.at.slice("/data".length)} breaks the contract: ${problem.text}`);
  };
  const [list, read] = [lists[0], reads[0]];
  if (list) check(list, items, at + name);
  else if (read)
    for (const [index, item] of items.entries()) check(read, item, `${at}${name}${isSingle ? "" : `/${index}`}`);
  const seen = new Set<unknown>();
  for (const item of key === undefined ? [] : items) {
    const id = item[key ?? ""];
    if (id === "") throw new TypeError(`${at}${name} has a record whose ${key} is empty, which no path can name.`);
    if (seen.has(id)) throw new TypeError(`${at}${name} has two records with the ${key} ${JSON.stringify(id)}.`);
    seen.add(id);
  }
}
