import { type Document, propertiesOf, refName, type Schema } from "../../contract/document.ts";
import { type Operation, operationsOf, successOf } from "../../contract/operations.ts";
import { documentedResponse } from "../../responses/documented-response.ts";
import type { ContractValidators } from "../../validation/contract-validators.ts";
import type { OperationDescription } from "../../validation/description.ts";

export type MockRecord = Record<string, unknown>;

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
  /** Whether each record is an account: a customer or a business unit, which the cookie `zaaid` names. */
  readonly isAccount: boolean;
  /** The records that exist if none are seeded. */
  readonly usual: readonly MockRecord[];
}

/** The kinds of records of a contract, in the order of their schemas. */
export function recordKindsOf(document: Document, validators: ContractValidators): RecordKind[] {
  const { schemas } = document.components;
  const operations = operationsOf(document).map((operation) => ({
    description: validators.operation(operation.id),
    data: dataOf(operation, schemas),
  }));
  return Object.entries(schemas).flatMap(([component, schema]) => {
    if (!schema["x-record"]) return [];
    const { kind: name, key, members } = schema["x-record"];
    const isOfKind = (part: Schema | undefined) => refName(part?.$ref ?? "") === component;
    const lists = operations.filter(({ data }) => isOfKind(data.items)).map(({ description }) => description);
    const reads = operations
      .filter(({ data, description: { path } }) => isOfKind(data) && (key === undefined || path.includes(`{${key}}`)))
      .map(({ description }) => description);
    const examples = examplesOf(lists[0] ?? reads[0]);
    const usual = members ? recordsOfMembers(schema, members, schemas, examples) : examples;
    const isSingle = key === undefined && lists.length === 0;
    return { name, key, lists, reads, isSingle, isAccount: key === "zaaid", usual };
  });
}

/** The schema of the `data` in an operation's success. */
function dataOf(operation: Operation, schemas: Readonly<Record<string, Schema>>): Schema {
  const { schema = {} } = successOf(operation)?.body ?? {};
  const envelope = schema.$ref ? schemas[refName(schema.$ref)] : schema;
  return propertiesOf(envelope ?? {}).data ?? {};
}

/** The records in the example of an operation. */
function examplesOf(operation: OperationDescription | undefined): MockRecord[] {
  const { data = [] } = (operation && (documentedResponse(operation)?.body as { data?: MockRecord })) ?? {};
  return [data].flat();
}

/**
 * Makes a record for each member of a constant: the example with the member's id or, without such an example, a record whose
 * other attributes all have the member's meaning as their value.
 * @param key the attribute that has the id
 */
function recordsOfMembers(
  record: Schema,
  key: string,
  schemas: Readonly<Record<string, Schema>>,
  examples: MockRecord[],
): MockRecord[] {
  const { required = [] } = record;
  const constant = schemas[propertiesOf(record)[key]?.["x-open-constant"] ?? ""];
  return (constant?.enum ?? []).map((id, index) => {
    const meaning = constant?.["x-enum-descriptions"]?.[index] || id;
    const made = Object.fromEntries(required.map((attribute) => [attribute, attribute === key ? id : meaning]));
    return examples.find((example) => example[key] === id) ?? made;
  });
}
