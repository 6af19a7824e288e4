import type { OpenApiDocument, Schema } from "../document.ts";

/** What the reference reads of the bundled contract, beside what the rest of the pipeline reads. */
export interface ReferenceContract extends OpenApiDocument {
  info: OpenApiDocument["info"] & { description: string };
  tags: Tag[];
  "x-tagGroups": Array<{ name: string; tags: string[] }>;
  components: OpenApiDocument["components"] & { schemas: Record<string, Schema & { "x-tags"?: string[] }> };
}

export interface Tag {
  name: string;
  description: string;
  "x-displayName"?: string;
  /** A guide. */
  "x-traitTag"?: boolean;
}

export interface Operation {
  operationId: string;
  tags: [string];
  summary: string;
  description: string;
  /** Empty if the operation needs no token. */
  security: Array<Record<string, string[]>>;
  parameters?: Array<Reference<Parameter>>;
  requestBody?: Reference<RequestBody>;
  responses: Record<string, unknown>;
  /** The API version, if it is not the default. */
  "x-api-version"?: string;
  /** What the specification leaves open and the contract reads into it. */
  "x-reading"?: string | string[];
  "x-codeSamples"?: CodeSample[];
}

export interface CodeSample {
  lang: string;
  label: string;
  source: string;
}

export interface Parameter {
  name: string;
  in: "cookie" | "path" | "query";
  required?: boolean;
  example?: string;
}

export interface RequestBody {
  content: Record<string, { examples: Record<string, Reference<Example>> }>;
}

export interface Example {
  summary: string;
  value: unknown;
}

/** A part of the document, in its place or by reference. */
type Reference<T> = T | { $ref: string };

export interface PlacedOperation {
  path: string;
  method: string;
  operation: Operation;
  /** The servers of the operation's own path, if it has any. */
  servers: OpenApiDocument["servers"] | undefined;
}

const methods = ["get", "post", "put", "delete"] as const;

/** Every operation, in the order of the document. */
export function operationsOf(document: OpenApiDocument): PlacedOperation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method] as Operation | undefined;
      return operation ? { path, method: method.toUpperCase(), operation, servers: item.servers } : [];
    }),
  );
}

/** What a bundled reference points to; anything else is returned as it is. */
export function resolve<T extends object>(document: ReferenceContract, reference: Reference<T>): T {
  if (!("$ref" in reference)) return reference;
  const keys = reference.$ref.slice("#/".length).split("/");
  return keys.reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], document) as T;
}

/** The parameters of an operation. */
export function parametersOf(document: ReferenceContract, { parameters = [] }: Operation): Parameter[] {
  return parameters.map((parameter) => resolve(document, parameter));
}

/** The API version of an operation. */
export function versionOf(document: ReferenceContract, operation: Operation): string {
  return operation["x-api-version"] ?? document["x-default-version"];
}
