/** The parts of a bundled OpenAPI document that the pipeline reads. */
export interface OpenApiDocument {
  info: { title: string; version: string };
  servers: Server[];
  paths: Record<string, { servers?: Server[] } & Record<string, unknown>>;
  /** The API version of every operation that does not name another in `x-api-version`. */
  "x-default-version": string;
  components: {
    schemas: Record<string, Schema>;
    securitySchemes: { OAuth2: { "x-limits": Record<string, Limit> } };
  };
}

interface Server {
  url: string;
  description: string;
}

/** A row of the specification's table of limits: its title, its text, and its numbers by name. */
export type Limit = { title: string; text: string } & Record<string, number | string>;

export interface Schema {
  title?: string;
  description?: string;
  type?: string;
  $ref?: string;
  const?: string | number;
  enum?: Array<string | number>;
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  "x-enum-varnames"?: string[];
  "x-enum-descriptions"?: string[];
  not?: Schema;
  /** In a rule's branch: the constant that the property narrows. */
  "x-constant"?: string;
  /** The constant with the values that are known; others may come. */
  "x-open-constant"?: string;
  /** On a constant: the constant that it is a part of. */
  "x-subset-of"?: string;
  /** In a rule's branch: there is nothing to choose, because the value is derived. */
  "x-derived"?: { from: string[]; rawWithinDays: number };
  /** On a rule between constants: the function that asks it, and the properties that it relates. */
  "x-rule"?: { function: string; given: string; allows: string };
}

/** A constant of the bundle: an enum that is a component. */
export interface Constant {
  name: string;
  title: string;
  description: string;
  type: "integer" | "string";
  /** The constant that it is a part of, if it is a subset. */
  subsetOf?: string | undefined;
  members: Array<{ id: string | number; name: string; meaning: string | undefined }>;
}

/** What a constant is about: the folder that its file is in, and the title of that folder. */
export interface Domain {
  domain: string;
  domainTitle: string;
}

/** Every constant of a bundled document, in the document's order. */
export function constantsOf(document: OpenApiDocument): Constant[] {
  return Object.entries(document.components.schemas).flatMap(([name, schema]) => {
    if (!schema.enum) return [];
    const names = schema["x-enum-varnames"] ?? [];
    const meanings = schema["x-enum-descriptions"] ?? [];
    return {
      name,
      title: schema.title ?? name,
      description: schema.description ?? "",
      type: schema.type === "integer" ? "integer" : "string",
      subsetOf: schema["x-subset-of"],
      members: schema.enum.map((id, index) => ({
        id,
        name: names[index] ?? String(id),
        meaning: meanings[index] || undefined,
      })),
    } satisfies Constant;
  });
}

/** The name of the component that a bundled reference points to. */
export function refName(ref: string): string {
  return ref.slice(ref.lastIndexOf("/") + 1);
}
