import { constantsOf } from "../../contract/constants.ts";
import { type Document, type Id, refName, type Schema } from "../../contract/document.ts";
import { type Operation, type OperationBody, operationsOf } from "../../contract/operations.ts";
import { Ajv2020 } from "../../shared/ajv.ts";
import { ContractValidators } from "../contract.ts";
import type { BodyDescription, OperationDescription } from "../description.ts";
import { ConstantSchema } from "../schemas/constant.ts";
import { RecordSchema } from "../schemas/record.ts";
import type { Shape } from "../schemas/shape.ts";
import { checkedParameter } from "./checked-parameter.ts";
import { ajvOptions, jsonSchema, jsonSchemas } from "./json-schema.ts";
import { exclusionsOf, type NamedShape, shapeOf } from "./named-shape.ts";

/**
 * The validators of any bundled contract, compiled by Ajv when they are needed: those of this package's own contract are
 * generated. Both give the same verdict.
 * @throws Error if Ajv does not accept a schema
 */
export function compileContract(document: Document): ContractValidators {
  const compiler = new Compiler(document);
  return new ContractValidators(operationsOf(document).map((operation) => compiler.operation(operation)));
}

class Compiler {
  // Not strict: the build lints our schemas, and others may have keywords of their own.
  readonly #ajv = new Ajv2020({ ...ajvOptions, strict: false });
  readonly #constants: ReadonlyMap<string, ConstantSchema<Id>>;
  readonly #records = new Map<string, RecordSchema<unknown>>();

  constructor(private readonly document: Document) {
    for (const [name, schema] of jsonSchemas(document)) this.#ajv.addSchema(schema, name);
    this.#constants = new Map(
      constantsOf(document).map(({ name, title, members }) => {
        const values = Object.fromEntries(members.map((member) => [member.name, member.id]));
        return [name, new ConstantSchema(name, title, values)];
      }),
    );
  }

  operation(operation: Operation): OperationDescription {
    const { id, method, path, isOAuth, needsToken, version, parameters, requestBody, responses } = operation;
    return {
      ...{ id, method: method.toUpperCase(), path, isOAuth, needsToken, version },
      parameters: parameters.map(({ name, in: place, required: isRequired = false, schema }) => {
        const checked = checkedParameter(this.document, schema as Schema | undefined);
        if (!checked) return { name, in: place, isRequired };
        const { schema: checks, read } = checked;
        const compiled = "constant" in checks ? this.#constant(checks.constant) : this.#record(checks.other, name);
        return { name, in: place, isRequired, ...read, schema: compiled };
      }),
      requestBody: requestBody?.schema && this.#body(requestBody, id),
      responses: Object.fromEntries([...responses].map(([status, body]) => [status, this.#body(body, id)])),
    };
  }

  #body({ isRequired, mediaType, schema }: OperationBody, operation: string): BodyDescription {
    return { isRequired, ...(schema && mediaType && { mediaType, schema: this.#record(schema, operation) }) };
  }

  /** @param name of a schema that is not a component */
  #record(schema: Schema, name: string): RecordSchema<unknown> {
    if (schema.$ref) return this.#component(refName(schema.$ref));
    return this.#recordOf(name, schema, this.#ajv.compile(jsonSchema(schema)));
  }

  #component(name: string): RecordSchema<unknown> {
    const known = this.#records.get(name);
    if (known) return known;
    const validate = this.#ajv.getSchema(name);
    if (!validate) throw new Error(`The contract has no schema ${name}.`);
    const record = this.#recordOf(name, this.document.components.schemas[name] ?? {}, validate);
    this.#records.set(name, record);
    return record;
  }

  #recordOf(name: string, schema: Schema, validate: unknown): RecordSchema<unknown> {
    const shape = this.#shape(shapeOf(this.document, schema));
    return new RecordSchema(
      name,
      validate as ConstructorParameters<typeof RecordSchema>[1],
      shape,
      exclusionsOf(schema),
    );
  }

  #shape(shape: NamedShape): Shape {
    if (shape === undefined) return undefined;
    if ("constant" in shape) return { constant: this.#constant(shape.constant) };
    if ("items" in shape) return { items: this.#shape(shape.items) };
    const properties = Object.entries(shape.properties).map(([name, value]) => [name, this.#shape(value)]);
    return { ...shape, properties: Object.fromEntries(properties) };
  }

  #constant(name: string): ConstantSchema<Id> {
    const constant = this.#constants.get(name);
    if (!constant) throw new Error(`The contract has no constant ${name}.`);
    return constant;
  }
}
