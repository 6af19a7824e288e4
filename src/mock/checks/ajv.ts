import type { Ajv2020, ErrorObject, Options } from "ajv/dist/2020.js";
import { loadPeer } from "../peers.ts";

export type { ErrorObject, ValidateFunction } from "ajv/dist/2020.js";

/** A validator of JSON schemas. Its module is loaded on first use. */
export function newAjv(options: Options): Ajv2020 {
  const { Ajv2020 } = loadPeer<typeof import("ajv/dist/2020.js")>("ajv", "ajv/dist/2020.js");
  return new Ajv2020({ allErrors: true, ...options });
}

/** An error in a sentence, such as `data[0].monitor_id must be a string; got 5.` */
export function sentence(error: ErrorObject, root: string): string {
  const { keyword, params, message, data, propertyName } = error;
  const subject = pathOf(error) || root;
  if (keyword === "additionalProperties")
    return `${subject} has an unknown field ${JSON.stringify(params.additionalProperty)}.`;
  if (keyword === "required") return `${subject} needs the field ${params.missingProperty}.`;
  const expected = expectedOf(error);
  if (propertyName !== undefined) return `${subject}: ${JSON.stringify(propertyName)} must be ${expected ?? message}.`;
  return `${subject} ${expected ? `must be ${expected}` : message}; got ${shown(data)}.`;
}

/** Such as `data[0].monitor_id`. */
function pathOf({ instancePath }: ErrorObject): string {
  return instancePath
    .split("/")
    .slice(1)
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"))
    .reduce((text, part) => (/^\d+$/.test(part) ? `${text}[${part}]` : text ? `${text}.${part}` : part), "");
}

const types: Record<string, string> = {
  string: "a string",
  number: "a number",
  integer: "an integer",
  boolean: "true or false",
  array: "a list",
  object: "an object",
};

/** What a schema accepts, in words; undefined to use the message of the validator. */
function expectedOf({ keyword, parentSchema = {}, params }: ErrorObject): string | undefined {
  const { "x-expected": words, type, minimum, maximum } = parentSchema;
  if (words !== undefined) return words;
  if (keyword === "enum") return `one of ${params.allowedValues.join(", ")}`;
  if (keyword === "const") return JSON.stringify(params.allowedValue);
  if (!["type", "minimum", "maximum"].includes(keyword)) return undefined;
  const from = minimum === undefined ? "" : ` from ${minimum}`;
  return types[type] && types[type] + from + (maximum === undefined ? "" : ` to ${maximum}`);
}

/** A value in a message: short, and without the content of objects, which may be secret. */
function shown(value: unknown): string {
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object" && value !== null) return "an object";
  const text = typeof value === "number" ? String(value) : (JSON.stringify(value) ?? String(value));
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}
