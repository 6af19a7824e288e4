import {
  allowsNothing,
  type Document,
  refName,
  type Schema,
  type WithComponents,
} from "../../../src/contract/document.ts";
import { calendarDate, formats } from "./formats.ts";
import { withDecisions } from "./tag-decisions.ts";

/** A schema without OpenAPI keywords: only JSON Schema 2020-12. Its `$ref`s are names of components. */
export type JsonSchema = { [keyword: string]: unknown };

/**
 * The options of Ajv. It makes no messages, because ours are made from the parameters of its errors. It checks only own
 * properties, so that what an object inherits, such as `constructor`, does not count. It is not strict, because JSON Schema
 * allows keywords without an effect, and the lint rules find misspelt ones.
 */
export const ajvOptions = {
  allErrors: true,
  messages: false,
  ownProperties: true,
  strict: false,
  formats: { ...formats, "calendar-date": calendarDate },
};

/** Keywords of OpenAPI and annotations, which do not affect validation, and whose values are not schemas. */
const annotations = ["title", "description", "default", "examples", "discriminator", "deprecated"];
const data = ["enum", "const", "required", "type"];

/** The name of a component as an address, because Ajv reads references as addresses. */
export function keyOf(name: string): string {
  return encodeURIComponent(name);
}

export function jsonSchemas(document: Document): Map<string, JsonSchema> {
  const schemas = Object.entries(document.components.schemas);
  return new Map(schemas.map(([name, schema]) => [name, jsonSchema(document, schema)]));
}

export function jsonSchema(document: WithComponents, given: Schema): JsonSchema {
  const schema = withDecisions(document, given);
  // A format such as `password` is a note for readers, which Ajv does not check.
  const isChecked = (key: string, value: unknown) => key !== "format" || Object.hasOwn(formats, String(value));
  const entries = Object.entries(schema).filter(
    ([key, value]) => !key.startsWith("x-") && !annotations.includes(key) && isChecked(key, value),
  );
  const keywords = Object.fromEntries(entries.map(([key, value]) => [key, keywordValue(document, key, value)]));
  return schema["x-calendar-date"] ? { ...keywords, format: "calendar-date" } : keywords;
}

function keywordValue(document: WithComponents, key: string, value: unknown): unknown {
  if (key === "$ref") return keyOf(refName(value as string));
  if (data.includes(key) || typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => jsonSchema(document, item));
  if (key !== "properties") return jsonSchema(document, value as Schema);
  // For `false`, Ajv reports a clearer error than for `not: {}`.
  const ofProperty = (item: Schema) => (allowsNothing(item) ? false : jsonSchema(document, item));
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, ofProperty(item)]));
}
