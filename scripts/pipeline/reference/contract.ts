import type { OpenApiDocument, Schema } from "../document.ts";

/** What the reference reads of the bundled contract, beside what the rest of the pipeline reads. */
export interface ReferenceContract extends OpenApiDocument {
  info: OpenApiDocument["info"] & { description: string };
  tags: Tag[];
  "x-tagGroups": Array<{ name: string; tags: string[] }>;
  components: { schemas: Record<string, Schema & { "x-tags"?: string[] }> };
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
  parameters?: Reference[];
  requestBody?: Reference;
  responses: Record<string, Reference>;
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
  content: Record<string, { examples: Record<string, Reference> }>;
}

export interface Example {
  summary: string;
  value: unknown;
}

interface Reference {
  $ref: string;
}

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

/** What a bundled reference points to. */
export function resolve<T>(document: ReferenceContract, { $ref }: Reference): T {
  const keys = $ref.slice("#/".length).split("/");
  return keys.reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], document) as T;
}

/** The parameters of an operation. */
export function parametersOf(document: ReferenceContract, { parameters = [] }: Operation): Parameter[] {
  return parameters.map((parameter) => resolve<Parameter>(document, parameter));
}
