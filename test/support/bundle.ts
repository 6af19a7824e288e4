import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";

export const bundlePath = fileURLToPath(new URL("../../generated/openapi.json", import.meta.url));

interface MediaType {
  schema: { $ref?: string };
  examples?: Record<string, Reference<Example>>;
}

/** A part of the document, in its place or by reference. */
type Reference<T> = T | { $ref: string };

interface Example {
  value: unknown;
  description?: string;
}

export interface Parameter {
  name: string;
  in: "cookie" | "path" | "query";
  required?: boolean;
  example?: string;
}

interface Response {
  description: string;
  content: Record<string, MediaType>;
}

export interface Operation {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  security: Array<Record<string, string[]>>;
  parameters?: Array<Reference<Parameter>>;
  requestBody?: Reference<Response & { required?: boolean }>;
  responses: Record<string, Reference<Response>>;
}

interface Bundle {
  info: { description: string; version: string };
  "x-default-version": string;
  servers: Server[];
  tags: Array<{ name: string; description: string }>;
  paths: Record<string, { servers?: Server[] } & Record<"get" | "post" | "put" | "delete", Operation | undefined>>;
  components: {
    // biome-ignore lint/suspicious/noExplicitAny: the tests look at schemas of every kind
    schemas: Record<string, any>;
    examples: Record<string, Example>;
    securitySchemes: {
      OAuth2: {
        flows: { authorizationCode: { scopes: Record<string, string> } };
        "x-limits": Record<string, { title: string; text: string } & Record<string, number | string>>;
      };
    };
  };
}

interface Server {
  url: string;
  description: string;
}

/** The contract as it is shipped. */
export const bundle: Bundle = JSON.parse(readFileSync(bundlePath, "utf8"));

export const methods = ["get", "post", "put", "delete"] as const;

/** Every operation, with its path and method. */
export const operations = Object.entries(bundle.paths).flatMap(([path, item]) =>
  methods.flatMap((method) => {
    const operation = item[method];
    return operation ? [{ name: operation.operationId, path, method, operation, servers: item.servers }] : [];
  }),
);

/** What a bundled reference points to; anything else is returned as it is. */
export function resolve<T extends object>(reference: Reference<T>): T {
  if (!("$ref" in reference)) return reference;
  const keys = reference.$ref.slice(2).split("/");
  return keys.reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], bundle) as T;
}

/** The responses of an operation: status, media type, schema and the values of its examples. */
export function responsesOf(operation: Operation) {
  return Object.entries(operation.responses).map(([status, reference]) => {
    const response = resolve(reference);
    return { status, ...mediaOf(response) };
  });
}

/** The body of an operation's request, if it takes one. */
export function requestOf(operation: Operation) {
  if (!operation.requestBody) return undefined;
  return mediaOf(resolve(operation.requestBody));
}

function mediaOf({ content }: Response) {
  const [entry] = Object.entries(content);
  if (!entry) throw new Error("The body has no media type.");
  const [mediaType, { schema, examples = {} }] = entry;
  const values = Object.entries(examples).map(([name, example]) => ({
    name,
    ...resolve(example),
  }));
  return { mediaType, schema, examples: values };
}

const ajv = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false, allErrors: true });
addFormats.default(ajv);
ajv.addVocabulary([
  "components", // of the document, whose schemas refer to each other
  "discriminator",
  "example",
  ...["x-rule", "x-constant", "x-open-constant", "x-subset-of", "x-derived", "x-reading", "x-environment-variable"],
  ...["x-enum-varnames", "x-enum-descriptions", "x-enumDescriptions"],
]);
ajv.addSchema({ $id: "contract", components: { schemas: bundle.components.schemas } });

/** The validator of a component schema, by Ajv: independent of Prism and of the pipeline. */
export function validator(name: string): ValidateFunction {
  const validate = ajv.getSchema(`contract#/components/schemas/${name}`);
  if (!validate) throw new Error(`The contract has no schema ${name}.`);
  return validate;
}

/** The errors of a value against a component schema, as text; empty if it fits. */
export function errorsOf(schema: { $ref?: string }, value: unknown): string {
  const name = schema.$ref?.split("/").at(-1);
  if (!name) throw new Error("The schema has no name.");
  const validate = validator(name);
  return validate(value) ? "" : ajv.errorsText(validate.errors);
}
