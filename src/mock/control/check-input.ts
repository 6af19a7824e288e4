import { type ControlSchema, type SchemaName, schemas } from "./schemas.ts";

const roots: Record<SchemaName, string> = {
  Grant: "The grant",
  AccessToken: "The body",
  Records: "The records",
  Override: "The override",
  Attributes: "The attributes",
  Fault: "The fault",
  Clock: "The body",
  Calls: "The body",
};

/**
 * Checks what a control got. The schemas use so few keywords that this needs no package.
 * @throws TypeError that names the wrong field, and for an unknown one those that exist
 */
export function assertInput(name: SchemaName, value: unknown): void {
  assertValue(schemas[name], value, roots[name]);
}

/** @param root what the value is, for the message */
export function assertValue(schema: ControlSchema, value: unknown, root: string): void {
  const problem = problemOf(schema, value, "", root);
  if (problem !== undefined) throw new TypeError(problem);
}

/**
 * What is wrong with a value, in a sentence such as `The fault: status must be an integer from 400 to 599; got 200.`
 * @param path such as `monitors[0]`; empty for the whole value
 */
function problemOf(schema: ControlSchema, value: unknown, path: string, root: string): string | undefined {
  const { required = [], properties = {}, additionalProperties: others = true, propertyNames, items } = schema;
  const at = path === "" ? root : `${root}: ${path}`;
  if (!isAccepted(schema, value)) return `${at} must be ${expectationOf(schema)}; got ${shown(value)}.`;
  if (Array.isArray(value))
    return items && firstOf(value, (item, index) => problemOf(items, item, `${path}[${index}]`, root));
  if (typeof value !== "object" || value === null) return undefined;
  const missing = required.find((name) => !Object.hasOwn(value, name));
  if (missing !== undefined) return `${at} needs the field ${missing}.`;
  return firstOf(Object.entries(value), ([name, part]) => {
    const known = Object.hasOwn(properties, name) ? properties[name] : others;
    if (known === false)
      return `${path || root} has an unknown field ${JSON.stringify(name)}. Its fields are ${Object.keys(properties).join(", ")}.`;
    if (propertyNames && !isAccepted(propertyNames, name))
      return `${at}: ${JSON.stringify(name)} must be ${expectationOf(propertyNames)}.`;
    return known === true || known === undefined
      ? undefined
      : problemOf(known, part, path === "" ? name : `${path}.${name}`, root);
  });
}

/** Whether the value itself is accepted, apart from its parts. */
function isAccepted(schema: ControlSchema, value: unknown): boolean {
  const { type, const: only, anyOf, minimum = -Infinity, maximum = Infinity, minLength = 0, pattern } = schema;
  if (anyOf) return anyOf.some((one) => problemOf(one, value, "", "") === undefined);
  if (only !== undefined) return value === only;
  switch (type) {
    case "string":
      return typeof value === "string" && value.length >= minLength && (!pattern || new RegExp(pattern).test(value));
    case "integer":
    case "number":
      return (
        (type === "integer" ? Number.isInteger(value) : Number.isFinite(value)) &&
        Number(value) >= minimum &&
        Number(value) <= maximum
      );
    case "boolean":
      return typeof value === "boolean";
    case "array":
      return Array.isArray(value);
    case "object":
      return typeof value === "object" && value !== null && !Array.isArray(value);
    default:
      return true;
  }
}

const nouns = { boolean: "true or false", array: "a list", object: "an object" } as const;

/** What a schema accepts, in words. */
function expectationOf({ "x-expected": words, type, minimum, maximum, minLength, pattern }: ControlSchema): string {
  if (words !== undefined) return words;
  if (type === "string")
    return pattern ? `a text that matches ${pattern}` : minLength ? "a text that is not empty" : "a string";
  if (type !== "integer" && type !== "number") return nouns[type ?? "object"];
  const from = minimum === undefined ? "" : ` from ${minimum}`;
  return `${type === "integer" ? "an integer" : "a number"}${from}${maximum === undefined ? "" : ` to ${maximum}`}`;
}

/** A value in a message: short, and without the content of objects, which may be secret. */
function shown(value: unknown): string {
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object" && value !== null) return "an object";
  const text = typeof value === "number" ? String(value) : (JSON.stringify(value) ?? String(value));
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}

function firstOf<T>(values: readonly T[], find: (value: T, index: number) => string | undefined): string | undefined {
  for (const [index, value] of values.entries()) {
    const found = find(value, index);
    if (found !== undefined) return found;
  }
  return undefined;
}
