/**
 * The bundled contract. It has the keywords of OpenAPI 3.1 that the lint rule `svc/supported` allows, and the extensions of this
 * contract. Other lint rules guarantee the fields that are required here, such as the id of an operation.
 */
export interface Document {
  openapi: string;
  info: Record<"title" | "version" | "summary" | "description", string>;
  servers: Server[];
  /** The groups of operations. */
  tags: Array<{ name: string; description: string }>;
  security?: Security;
  /** The API version of the operations on {base_url} that do not name another in `x-api-version`. */
  "x-default-version": string;
  paths: Record<string, PathItem>;
  components: Components;
}

export type WithComponents = Pick<Document, "components">;

export interface Components {
  schemas: Record<string, Schema>;
  parameters: Record<string, Parameter>;
  responses: Record<string, Body>;
  examples: Record<string, Example>;
  securitySchemes: {
    OAuth2: { flows: { authorizationCode: { scopes: Record<string, string> } }; "x-limits": Record<string, Limit> };
    SvcOauthToken: { description?: string };
  };
}

/** A server's description is the name of its data center. */
export interface Server {
  url: string;
  description: string;
  variables?: Record<string, { default: string; description?: string; enum?: string[] }>;
}

/** The HTTP methods, in upper case as in requests. */
export const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
export const methodsWithBody: readonly string[] = ["POST", "PUT", "PATCH"];
export type Method = (typeof methods)[number];

/** A path item. With `x-auth-server`, its operations are on the auth server, whose addresses are its `servers`. */
export type PathItem = { servers?: Server[]; "x-auth-server"?: boolean } & Partial<
  Record<Lowercase<Method>, OperationObject>
>;

/** A part of the document, or a reference to it. */
export type OrReference<T> = T | { $ref: string };

/** The alternative schemes with their scopes; empty if no token is needed. */
type Security = Array<Record<string, string[]>>;

export interface OperationObject {
  operationId: string;
  tags: [string];
  summary: string;
  description: string;
  deprecated?: boolean;
  security: Security;
  parameters?: Array<OrReference<Parameter>>;
  requestBody?: OrReference<Body & { required?: boolean }>;
  responses: Record<string, OrReference<Body>>;
  /** The API version, if it is not the default. */
  "x-api-version"?: string;
  /** How the contract interprets the specification. The bundle repeats it at the end of the description. */
  "x-interpretation"?: string | string[];
}

export interface Parameter {
  name: string;
  in: "cookie" | "header" | "path" | "query";
  description?: string;
  required?: boolean;
  deprecated?: boolean;
  schema?: Schema;
  example?: string;
  examples?: Record<string, OrReference<Example>>;
}

/** The body of a request or of a response; only a response has headers and links. */
export interface Body {
  description: string;
  /** The content by media type. Lint allows only one. */
  content?: Record<string, MediaType>;
  headers?: Record<string, OrReference<Omit<Parameter, "name" | "in">>>;
  links?: Record<string, OrReference<Link>>;
}

/** An operation that takes values of a response. */
export interface Link {
  operationId: string;
  description?: string;
}

export interface MediaType {
  schema: Schema;
  example?: unknown;
  examples?: Record<string, OrReference<Example>>;
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
  allOf?: Schema[];
  not?: Schema;
  discriminator?: { propertyName: string; mapping?: Record<string, string> };
  "x-enum-varnames"?: string[];
  "x-enum-descriptions"?: string[];
  /** By id: what the specification says about it besides its meaning. */
  "x-enum-notes"?: Record<string, string>;
  /** On a constant: the description without the ids and meanings that the build adds to `description`. */
  "x-own-description"?: string;
  /** On a constant: its subject. */
  "x-domain"?: string;
  /** The constant with the documented values. Other values are also accepted. */
  "x-open-constant"?: string;
  /**
   * On a record of the mock: its kind, and the attribute that identifies a record. `members` names an attribute whose type is a
   * constant: the mock then has a record for each member. src/mock/README.md explains which operations return the records.
   */
  "x-record"?: { kind: string; key?: string; members?: string };
  /** On a rule between constants: the properties that it relates. */
  "x-rule"?: { given: string; allows: string };
  /** On a text with a date: the day must exist. A pattern that every tool understands cannot express this. */
  "x-calendar-date"?: true;
  /** On a subset, and on a property of a rule's branch: the constant whose ids it narrows. */
  "x-constant"?: string;
  /** On a rule's branch: the fields from which its value is derived; it is Raw only if a report begins within so many days. */
  "x-derived"?: { from: string[]; rawWithinDays: number };
}

/** Whether a schema allows no value: `{ not: {} }`, or `false` for additional properties. */
export function allowsNothing(schema: object | boolean): boolean {
  return typeof schema === "object" ? "not" in schema && JSON.stringify(schema.not) === "{}" : !schema;
}

/** The properties of a schema; an empty object if it has none. */
export function propertiesOf({ properties = {} }: Schema): Record<string, Schema> {
  return properties;
}

/** The operations with their references unresolved, in the document's order. */
export function writtenOperations({ paths }: Pick<Document, "paths">) {
  return Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method.toLowerCase() as Lowercase<Method>];
      return operation ? [{ path, item, method, operation }] : [];
    }),
  );
}

/** Resolves a reference of the bundle; anything else is returned unchanged. @throws Error if the target does not exist */
export function resolve<T extends object>(document: WithComponents, reference: OrReference<T>): T {
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
