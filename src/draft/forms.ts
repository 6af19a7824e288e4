import { fullFormats } from "ajv-formats/dist/formats.js";
import { maskText } from "../shared/masking.ts";

/** What a text is by its form alone. */
export type Form =
  | "uuid"
  | "timestamp"
  | "date"
  | "date-time"
  | "email"
  | "uri"
  | "address"
  | "host"
  | "integer"
  | "decimal"
  | "boolean"
  | "identifier";

const day = "\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])";
const time = "T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d";
/** The first that fits. Each expression needs its kind of characters early, so that most texts are refused at once. */
const forms: ReadonlyArray<[Form, RegExp]> = [
  ["integer", /^(0|-?[1-9]\d*)$/],
  ["uuid", /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i],
  ["date", new RegExp(`^${day}$`)],
  ["timestamp", new RegExp(`^${day}${time}[+-]\\d{4}$`)],
  ["date-time", new RegExp(`^${day}${time}(\\.\\d+)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$`)],
  ["boolean", /^(true|false)$/],
  ["decimal", /^-?\d+\.\d+$/],
  ["uri", /^[a-z][a-z\d+.-]*:\/\/[!#$%&'()*+,./:;=?@[\]_~a-z\d-]+$/i],
  // The last part of a host has letters: `web@1.2.0` is a version, and `root@10.0.0.1` a login.
  ["email", /^[\w.!#$%&'*+/=?^`{|}~-]+@([a-z\d-]+\.)+[a-z][a-z\d-]*[a-z\d]$/i],
  ["address", /^\d{1,3}(\.\d{1,3}){3}$|^(?=.*:.*:)[\da-f:]{3,39}$/i],
  ["host", /^([a-z\d-]+\.){2,}[a-z-]{2,}$/i],
  ["identifier", /^\d+$|^(?=.*\d)[\w-]{16,}$/],
];

/** Longer texts have no form that matters. */
const longest = 200;

export function formOf(text: string): Form | undefined {
  if (text === "" || text.length > longest) return undefined;
  return forms.find(([form, expression]) => expression.test(text) && (!isFormat(form) || isOf(form, text)))?.[0];
}

/** The formats of JSON Schema that a form is. */
const formats = ["uuid", "date", "date-time", "email", "uri"] as const;

export function isFormat(form: Form | undefined): form is (typeof formats)[number] {
  return (formats as ReadonlyArray<Form | undefined>).includes(form);
}

type Validator = RegExp | ((text: string) => boolean);

/** Whether the validators of a build, and of others who use Ajv, take a text as one of a format. */
function isOf(format: (typeof formats)[number], text: string): boolean {
  const validator = fullFormats[format] as Validator | { validate: Validator };
  const validate = "validate" in validator ? validator.validate : validator;
  return validate instanceof RegExp ? validate.test(text) : validate(text);
}

/**
 * Whether a segment of a path is a value whatever is around it: by its form, by characters that names of paths do not have,
 * or because it is secret.
 */
export function isValueSegment(text: string): boolean {
  const form = formOf(text);
  const isShortId = /^(?=.*[A-Z])[A-Z\d]{6,}$/.test(text);
  return (
    (form !== undefined && form !== "boolean") ||
    isShortId ||
    /[^\p{L}\p{M}\p{N}_.~-]/u.test(text) ||
    maskText(text) !== text
  );
}

/** What names of collections and versions are not. */
const firstValues: ReadonlySet<Form | undefined> = new Set(["integer", "uuid", "email", "address"] as const);

/** Whether the first segment of a path, which names a collection or a version, is a value by its form, or because it is secret. */
export function isValueFirst(text: string): boolean {
  return firstValues.has(formOf(text)) || maskText(text) !== text;
}

/** Whether a key of an object is a value, such as the identifier of a record or a secret, and not the name of an attribute. */
export function isValueKey(key: string): boolean {
  const form = formOf(key);
  const isSecret = key.length >= 12 && /\d/.test(key) && maskText(key) !== key;
  return (form !== undefined && form !== "boolean") || isSecret || /[^\p{L}\p{M}\p{N}_$ -]|^$|^.{65,}$/u.test(key);
}
