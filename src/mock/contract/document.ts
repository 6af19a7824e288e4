/** The parts of a bundled OpenAPI document that the mock reads. */
export interface Document {
  openapi: string;
  paths: Record<string, PathItem>;
  components: {
    examples: Record<string, { value: unknown }>;
    securitySchemes: { OAuth2: { flows: { authorizationCode: { scopes: Record<string, string> } } } };
  };
}

/** A path item with servers of its own is on the auth server. */
export type PathItem = { servers?: unknown } & Partial<Record<Method, OperationObject>>;

export const methods = ["get", "post", "put", "delete"] as const;
export type Method = (typeof methods)[number];

export interface OperationObject {
  operationId: string;
  "x-api-version"?: string;
  security?: Array<Record<string, string[]>>;
  parameters?: Reference<{ in: string; name: string }>[];
  requestBody?: Reference<{ content: Record<string, unknown> }>;
  responses: Record<string, Reference<{ content?: Record<string, MediaType> }>>;
}

export interface MediaType {
  examples?: Record<string, Reference<{ value: unknown }>>;
}

export type Reference<T> = { $ref: string } | T;

/** What a reference of the document points to; anything else is returned as it is. */
export function resolve<T>(document: Document, reference: Reference<T>): T {
  if (typeof reference !== "object" || reference === null || !("$ref" in reference)) return reference as T;
  const keys = reference.$ref.replace(/^#\//, "").split("/");
  const target = keys.reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], document);
  if (target === undefined) throw new Error(`The contract has nothing at ${reference.$ref}.`);
  return target as T;
}
