import type {
  Oas3_1Definition,
  Oas3_1Schema,
  Oas3Example,
  Oas3Operation,
  Oas3Parameter,
  Oas3SecurityScheme,
  Oas3Server,
  Oas3Tag,
} from "@redocly/openapi-core";

/**
 * The bundled contract: OpenAPI 3.1 with the types of `@redocly/openapi-core`, narrowed to what the pipeline guarantees
 * (every operation has an id, every parameter a location, …), and with the extensions of this contract.
 */
export interface Document extends Omit<Oas3_1Definition, "info" | "servers" | "tags" | "paths" | "components"> {
  info: { title: string; version: string; description: string; "x-interpretation"?: string | string[] };
  servers: Server[];
  tags: Tag[];
  /** The API version of the operations on {base_url} that do not name another in `x-api-version`. */
  "x-default-version": string;
  paths: Record<string, PathItem>;
  components: Components;
}

/** A document as far as the references of a schema need it. */
export type WithComponents = Pick<Document, "components">;

export interface Components {
  schemas: Record<string, Schema>;
  parameters: Record<string, Parameter>;
  examples: Record<string, Example>;
  /** As an overlay may write them. */
  pathItems?: Record<string, PathItem>;
  securitySchemes: {
    OAuth2: {
      flows: { authorizationCode: { scopes: Record<string, string> } };
      "x-limits": Record<string, Limit>;
    };
    SvcOauthToken: Oas3SecurityScheme;
  };
}

/** A server's description is the name of its data center. */
export type Server = Oas3Server & { description: string };

/** A group of operations. */
export type Tag = Oas3Tag & { description: string };

/** The methods of OpenAPI. The service's own operations have the first four; operations that overlays add have any. */
export const methods = ["get", "post", "put", "delete", "patch", "head", "options", "trace"] as const;
export type Method = (typeof methods)[number];

/** A path item. `x-auth-server` says that it is on the auth server, which its `servers` name. */
export type PathItem = {
  servers?: Server[];
  "x-auth-server"?: boolean;
  /** Those of all its operations, as an overlay may write them. Not in the bundle. */
  parameters?: Array<Reference<Parameter>>;
} & Partial<Record<Method, OperationObject>>;

/** A part of the document, inline or by reference. */
export type Reference<T> = T | { $ref: string };

export interface OperationObject extends Omit<Oas3Operation<Oas3_1Schema>, "parameters" | "requestBody" | "responses"> {
  operationId: string;
  tags: [string];
  summary: string;
  description: string;
  /** Empty if the operation does not need a token. */
  security: Array<Record<string, string[]>>;
  parameters?: Array<Reference<Parameter>>;
  requestBody?: Reference<Body & { required?: boolean }>;
  responses: Record<string, Reference<Body>>;
  /** The API version, if it is not the default. */
  "x-api-version"?: string;
  /** How the contract interprets the specification; in the bundle it is a part of the description. */
  "x-interpretation"?: string | string[];
  /** The title of the overlay that has added the operation. */
  "x-added"?: string;
}

export interface Parameter extends Omit<Oas3Parameter<Oas3_1Schema>, "in" | "example"> {
  in: "cookie" | "header" | "path" | "query";
  example?: string;
}

/** The body of a request or of a response. */
export interface Body {
  description: string;
  content?: Record<string, MediaType>;
  /** Of a response. */
  headers?: Record<string, Reference<Omit<Parameter, "name" | "in">>>;
  /** Of a response. */
  links?: Record<string, Reference<Link>>;
}

/** An operation that takes values of a response, by its id or its place. */
export interface Link {
  operationId?: string;
  operationRef?: string;
  description?: string;
}

export interface MediaType {
  schema: Schema;
  example?: unknown;
  examples?: Record<string, Reference<Example>>;
  /** Of a form: by field. */
  encoding?: Record<string, Encoding>;
}

/** How a field of a form is sent. */
export interface Encoding {
  contentType?: string;
  style?: string;
  explode?: boolean;
  allowEmptyValue?: boolean;
}

export type Example = Oas3Example & { value: unknown; summary: string };

export type Id = number | string;

/** A row of the specification's table of limits: its title, its text, and its numbers by name. */
export type Limit = { title: string; text: string } & Record<string, number | string>;

/** The keywords with schemas in them, and those that the types of `@redocly/openapi-core` do not have. */
interface SchemaKeywords {
  type?: string;
  const?: Id;
  enum?: Id[];
  properties?: Record<string, Schema | boolean>;
  patternProperties?: Record<string, Schema | boolean>;
  additionalProperties?: Schema | boolean;
  propertyNames?: Schema | boolean;
  dependentRequired?: Record<string, string[]>;
  dependentSchemas?: Record<string, Schema | boolean>;
  if?: Schema | boolean;
  then?: Schema | boolean;
  else?: Schema | boolean;
  required?: string[];
  items?: Schema | boolean;
  prefixItems?: Array<Schema | boolean>;
  contains?: Schema | boolean;
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  not?: Schema;
}

export interface Schema extends Omit<Oas3_1Schema, keyof SchemaKeywords>, SchemaKeywords {
  "x-enum-varnames"?: string[];
  "x-enum-descriptions"?: string[];
  /** By id: what the specification says about it besides its meaning. */
  "x-enum-notes"?: Record<string, string>;
  /** On a component, or a property of a record: the title of the overlay that has added it. */
  "x-added"?: string;
  /** On a constant: its subject. */
  "x-domain"?: string;
  /** The constant with the known values; the service may add others. */
  "x-open-constant"?: string;
  /**
   * On a record that the mock keeps: its kind, and the attribute that identifies one. An operation whose `data` is a list
   * of the schema lists the records; one whose `data` is the schema and whose path has the attribute reads one. Without such an
   * attribute, and without a list, an account has one record. `members` is the attribute with a constant: unless others are
   * seeded, there is a record for each member.
   */
  "x-record"?: { kind: string; key?: string; members?: string };
  /** On a rule between constants: the properties that it relates. */
  "x-rule"?: { given: string; allows: string };
  /** On a text with a date: the day must exist. No pattern that every tool understands can say so. */
  "x-calendar-date"?: true;
  /** The constant that this one, or a property of a rule's branch, has some ids of. */
  "x-constant"?: string;
  /**
   * In a rule's branch: the value cannot be chosen, because it is derived. Raw granularity is considered only if all dates are
   * within this number of last days (specification, Constants).
   */
  "x-derived"?: { from: string[]; rawWithinDays: number };
}

/** A schema as an object: `true` allows everything, `false` nothing. */
export function schemaOf(given: Schema | boolean | undefined): Schema {
  if (typeof given === "object") return given;
  return given === false ? { not: {} } : {};
}

/** Whether no value fits a schema: `false`, or `{ not: {} }` as the bundle has it. */
export function allowsNothing(schema: object | boolean): boolean {
  return typeof schema === "object" ? "not" in schema && JSON.stringify(schema.not) === "{}" : !schema;
}

/** The properties of a schema, by name, each as an object. */
export function propertiesOf({ properties = {} }: Schema): Record<string, Schema> {
  return Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, schemaOf(one)]));
}

/** Every operation as the document has it, in the document's order. */
export function writtenOperations({ paths }: Pick<Document, "paths">) {
  return Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      return operation ? [{ path, item, method, operation }] : [];
    }),
  );
}

/**
 * Resolves a reference of the bundle; anything else is returned unchanged.
 * @throws Error if the target does not exist
 */
export function resolve<T extends object>(document: WithComponents, reference: Reference<T>): T {
  if (!("$ref" in reference)) return reference;
  const keys = reference.$ref.replace(/^#\//, "").split("/");
  const target = keys.reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], document);
  if (target === undefined) throw new Error(`The contract has nothing at ${reference.$ref}.`);
  return target as T;
}

/** The name of the component that a reference of the bundle points to. */
export function refName(ref: string): string {
  return ref.slice(ref.lastIndexOf("/") + 1);
}
