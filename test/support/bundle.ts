import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import {
  type Body,
  type Components,
  type Document,
  resolve as inDocument,
  type OperationObject,
  type OrReference,
  type Parameter,
} from "../../src/contract/document.ts";
import { operationsOf } from "../../src/contract/operations.ts";
import type { Reference as ReferenceTexts } from "../../src/contract/reference.ts";
import { sampleOf } from "../../src/contract/sample.ts";

export type { OperationObject as Operation, Parameter } from "../../src/contract/document.ts";

export const bundlePath = fileURLToPath(new URL("../../generated/openapi.json", import.meta.url));

type Bundle = Omit<Document, "components"> & {
  // biome-ignore lint/suspicious/noExplicitAny: the tests look at schemas of every kind
  components: Omit<Components, "schemas"> & { schemas: Record<string, any> };
};

/** The published contract. */
export const contract: Document = JSON.parse(readFileSync(bundlePath, "utf8"));

/** The same, for what looks at schemas of every kind. */
export const bundle = contract as Bundle;

/** What the reference shows besides the contract. */
export const reference: ReferenceTexts = JSON.parse(
  readFileSync(fileURLToPath(new URL("../../generated/reference.json", import.meta.url)), "utf8"),
);

/** Every operation, with its path and method. */
export const operations = operationsOf(bundle).map((one) => ({ ...one, name: one.id, operation: one.object }));

/** Those whose success is JSON without headers: test/scripts/own-operations.test.ts has the others, which a clone may add. */
export const jsonOperations = operations.filter(({ responses }) =>
  [...responses].every(
    ([status, { mediaType, headers }]) =>
      !status.startsWith("2") || (mediaType === "application/json" && headers.every(({ required }) => !required)),
  ),
);

/** Resolves a reference of the bundle; anything else is returned unchanged. */
export function resolve<T extends object>(reference: OrReference<T>): T {
  return inDocument(bundle, reference);
}

/** The responses of an operation: status, media type, schema and the values of its examples. */
export function responsesOf(operation: OperationObject) {
  return Object.entries(operation.responses).map(([status, reference]) => ({ status, ...mediaOf(resolve(reference)) }));
}

/** A path with its parameters filled in: known values, or else the contract's examples. */
export function filledPath(
  { path, parameters }: (typeof operations)[number],
  known: Readonly<Record<string, string>> = {},
): string {
  return path.replace(/\{(\w+)\}/g, (_braces, parameter: string) => {
    const { example = "1" } = parameters.find(({ name }) => name === parameter) ?? {};
    return encodeURIComponent(known[parameter] ?? String(example));
  });
}

/** The query that an operation requires, with examples or samples of its parameters: `?token=…`, or nothing. */
export function requiredQuery(parameters: readonly Parameter[]): string {
  const required = parameters.filter((one) => one.in === "query" && one.required);
  const query = new URLSearchParams(
    required.flatMap(({ name, schema = {}, example = sampleOf(contract, schema) }) =>
      [example].flat().map((one) => [name, String(one)]),
    ),
  );
  return query.size > 0 ? `?${query}` : "";
}

/** The body of an operation's request, if it has one. */
export function requestOf(operation: OperationObject) {
  return operation.requestBody && mediaOf(resolve(operation.requestBody));
}

function mediaOf({ content = {} }: Body) {
  const [entry] = Object.entries(content);
  if (!entry) return { mediaType: undefined, schema: {}, examples: [] };
  const [mediaType, { schema, example, examples = {} }] = entry;
  const named = Object.entries(examples).map(([name, one]) => ({ name, ...resolve(one) }));
  const only = example === undefined ? [] : [{ name: "Example", summary: "", description: "", value: example }];
  return { mediaType, schema, examples: [...only, ...named] };
}

// Independent of the pipeline and of Prism: Ajv compiles the schemas of the bundle unchanged.
const ajv = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false, allErrors: true });
addFormats.default(ajv);
// Every extension is an annotation; the schemas refer to each other.
const extensions = new Set([...JSON.stringify(bundle).matchAll(/"(x-[\w-]+)":/g)].map(([, name = ""]) => name));
ajv.addVocabulary(["components", "discriminator", "example", ...extensions]);
ajv.addSchema({ $id: "contract", components: { schemas: bundle.components.schemas } });

/** Ajv's validator of a component schema. */
export function validator(name: string): ValidateFunction {
  const validate = ajv.getSchema(`contract#/components/schemas/${name}`);
  if (!validate) throw new Error(`The contract has no schema ${name}.`);
  return validate;
}

// An inline schema refers to components as the bundle does, so it is compiled together with them, once.
const inline = new WeakMap<object, ValidateFunction>();

function inlineValidator(schema: object): ValidateFunction {
  const compiled = inline.get(schema) ?? ajv.compile({ ...schema, components: { schemas: bundle.components.schemas } });
  inline.set(schema, compiled);
  return compiled;
}

/** The validation errors of a value against a schema of the bundle, as text; empty if it is valid. */
export function errorsOf(schema: { $ref?: string }, value: unknown): string {
  const name = schema.$ref?.split("/").at(-1);
  const validate = name ? validator(name) : inlineValidator(schema);
  return validate(value) ? "" : ajv.errorsText(validate.errors);
}
