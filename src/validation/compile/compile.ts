import { constantsOf } from "../../contract/constants.ts";
import type { Document, Schema } from "../../contract/document.ts";
import { operationsOf } from "../../contract/operations.ts";
import { Ajv2020 } from "../../shared/ajv.ts";
import { ContractValidators } from "../contract.ts";
import { described } from "../description.ts";
import { ConstantSchema } from "../schemas/constant.ts";
import { RecordSchema, type Validate } from "../schemas/record.ts";
import type { ContractSchema } from "../schemas/schema.ts";
import { ajvOptions, jsonSchema, keyOf } from "./json-schema.ts";
import { constantsIn, operationTable, recordTable, schemasIn } from "./tables.ts";

/**
 * Compiles the validators of any bundled contract. Those of our own are generated, from the same tables.
 * @param isWanted whether an operation is checked
 */
export function compileContract(document: Document, isWanted = (_id: string) => true): ContractValidators {
  const wanted = operationsOf(document).filter(({ id }) => isWanted(id));
  const operations = wanted.map((operation) => operationTable(document, operation));
  const schemas = new Map<string, Schema>([
    ...Object.entries(document.components.schemas),
    ...operations.flatMap(({ own }) => [...own.parameters, ...own.bodies]),
  ]);
  const ajv = new Ajv2020(ajvOptions);
  for (const [name, schema] of schemas) ajv.addSchema(jsonSchema(document, schema), keyOf(name));
  const constants = new Map(
    constantsOf(document).map(({ name, title, members }) => {
      const values = Object.fromEntries(members.map((member) => [member.name, member.id]));
      return [name, new ConstantSchema(name, title, values)];
    }),
  );
  const compiled = new Map<string, ContractSchema<unknown>>(constants);
  const compile = (name: string) => {
    const validate = ajv.getSchema(keyOf(name));
    if (!validate) return undefined;
    const table = recordTable(document, name, schemas.get(name) ?? {});
    const used = named(constantsIn(table.shape), (constant) => constants.get(constant));
    const schema = new RecordSchema(table, () => validate as Validate, used);
    compiled.set(name, schema);
    return schema;
  };
  const find = (name: string) => compiled.get(name) ?? compile(name);
  return new ContractValidators(operations.map(({ table }) => described(table, named(schemasIn(table), find))));
}

/** @throws Error if the contract does not have one of them */
function named<Value>(names: readonly string[], find: (name: string) => Value | undefined): Record<string, Value> {
  return Object.fromEntries(
    names.map((name) => {
      const value = find(name);
      if (value === undefined) throw new Error(`The contract has no schema ${name}.`);
      return [name, value];
    }),
  );
}
