/**
 * The bundled contract: as much of OpenAPI 3.1 as the lint rule `svc/supported` allows, with what the other rules guarantee
 * (every operation has an id, every parameter a place, …), and with the extensions of this contract.
 */
export interface Document {
  openapi: string;
  info: {
    title: string;
    version: string;
    summary?: string;
    description: string;
    "x-interpretation"?: string | string[];
  };
  servers: Server[];
  tags: Tag[];
  security?: Security;
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
  responses: Record<string, Body>;
  examples: Record<string, Example>;
  securitySchemes: {
    OAuth2: {
      flows: { authorizationCode: { scopes: Record<string, string> } };
      "x-limits": Record<string, Limit>;
    };
    SvcOauthToken: { description?: string };
  };
}

/** A server's description is the name of its data center. */
export interface Server {
  url: string;
  description: string;
  variables?: Record<string, { default: string; description?: string; enum?: string[] }>;
}

/** A group of operations. */
export interface Tag {
  name: string;
  description: string;
}

/** The methods of operations, as requests have them. */
export const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
export type Method = (typeof methods)[number];

/** A path item. `x-auth-server` says that it is on the auth server, which its `servers` name. */
export type PathItem = { servers?: Server[]; "x-auth-server"?: boolean } & Partial<
  Record<Lowercase<Method>, OperationObject>
>;

/** A part of the document, inline or by reference. */
export type Reference<T> = T | { $ref: string };

/** Empty if no token is needed. */
type Security = Array<Record<string, string[]>>;

export interface OperationObject {
  operationId: string;
  tags: [string];
  summary: string;
  description: string;
  deprecated?: boolean;
  security: Security;
  parameters?: Array<Reference<Parameter>>;
  requestBody?: Reference<Body & { required?: boolean }>;
  responses: Record<string, Reference<Body>>;
  /** The API version, if it is not the default. */
  "x-api-version"?: string;
  /** How the contract interprets the specification; in the bundle it is a part of the description. */
  "x-interpretation"?: string | string[];
}

/** A header of a response, which is a parameter without a name and a place. */
export interface Header {
  description?: string;
  required?: boolean;
  deprecated?: boolean;
  schema?: Schema;
  example?: string;
  examples?: Record<string, Reference<Example>>;
}

export interface Parameter extends Header {
  name: string;
  in: "cookie" | "header" | "path" | "query";
}

/** The body of a request or of a response. */
export interface Body {
  description: string;
  /** Of one media type. */
  content?: Record<string, MediaType>;
  /** Of a response. */
  headers?: Record<string, Reference<Header>>;
  /** Of a response. */
  links?: Record<string, Reference<Link>>;
}

/** An operation that takes values of a response. */
export interface Link {
  operationId: string;
  description?: string;
}

export interface MediaType {
  schema: Schema;
  example?: unknown;
  examples?: Record<string, Reference<Example>>;
}

export interface Example {
  summary: string;
  description?: string;
  value: unknown;
}

export type Id = number | string;

/** A row of the specification's table of limits: its title, its text, and its numbers by name. */
export type Limit = { title: string; text: string } & Record<string, number | string>;

export interface Schema {
  $ref?: string;
  title?: string;
  description?: string;
  deprecated?: boolean;
  default?: unknown;
  examples?: unknown[];
  type?: string | string[];
  enum?: Id[];
  const?: Id;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  oneOf?: Schema[];
  anyOf?: Schema[];
  /** In the source files only: the constant of a subset. */
  allOf?: Schema[];
  not?: Schema;
  discriminator?: { propertyName: string; mapping?: Record<string, string> };
  "x-enum-varnames"?: string[];
  "x-enum-descriptions"?: string[];
  /** By id: what the specification says about it besides its meaning. */
  "x-enum-notes"?: Record<string, string>;
  /** On a constant: its description without the ids and meanings that the build adds to `description`. */
  "x-own-description"?: string;
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

/** Whether no value fits: `{ not: {} }`, or `false` for additional properties. */
export function allowsNothing(schema: object | boolean): boolean {
  return typeof schema === "object" ? "not" in schema && JSON.stringify(schema.not) === "{}" : !schema;
}

/** The properties of a schema, by name. */
export function propertiesOf({ properties = {} }: Schema): Record<string, Schema> {
  return properties;
}

/** Every operation as the document has it, in the document's order. */
export function writtenOperations({ paths }: Pick<Document, "paths">) {
  return Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method.toLowerCase() as Lowercase<Method>];
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
