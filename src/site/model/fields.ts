import { type Document, refName, type Schema } from "../../contract/document.ts";

/** A field of a record, or of a record within it. */
export interface Field {
  /** With the fields around it: `data[].monitor_id`. */
  path: string;
  type: string;
  isRequired: boolean;
  schema: Schema;
  /** The component that the field refers to. */
  component: string | undefined;
  /** The overlay that has added it. */
  added: string | undefined;
}

/** The fields of a schema, and those of the records in them, but for a record within a record of its own kind. */
export function fieldsOf(document: Document, schema: Schema, within = "", around: readonly Schema[] = []): Field[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const items = (property as { items?: Schema }).items;
    const path = `${within}${name}${items ? "[]" : ""}`;
    const { $ref } = items ?? property;
    const component = $ref ? refName($ref) : undefined;
    const target = component ? document.components.schemas[component] : property;
    const isRequired = (schema as { required?: string[] }).required?.includes(name) ?? false;
    const field = {
      path,
      type: typeOf(target, items !== undefined),
      isRequired,
      schema: target ?? property,
      component,
      added: property["x-added"],
    };
    const isNew = target?.properties && target !== schema && !around.includes(target);
    return [field, ...(isNew ? fieldsOf(document, target, `${path}.`, [...around, schema]) : [])];
  });
}

function typeOf(schema: Schema | undefined, isList: boolean): string {
  const type = schema?.type ?? (schema?.anyOf || schema?.oneOf ? "one of several" : "any");
  return isList ? `array of ${type}` : type;
}
