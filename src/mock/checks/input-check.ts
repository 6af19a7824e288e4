import { type SchemaName, schemas } from "../control/schemas.ts";
import { newAjv, sentence, type ValidateFunction } from "./ajv.ts";

const validators = new Map<SchemaName, ValidateFunction>();
/** Compiling takes longer than checking, so it is done once for all mocks. */
let ajv: ReturnType<typeof newAjv> | undefined;

const roots: Record<SchemaName, string> = {
  Grant: "The grant",
  AccessToken: "The body",
  Records: "The records",
  Override: "The override",
  Attributes: "The attributes",
  Fault: "The fault",
  Clock: "The body",
};

/**
 * Checks what a control got.
 * @throws TypeError that names the wrong field, and for an unknown one those that exist
 */
export function assertInput(name: SchemaName, value: unknown): void {
  ajv ??= newAjv({ strict: false, verbose: true });
  const validate = validators.get(name) ?? ajv.compile(schemas[name]);
  validators.set(name, validate);
  if (validate(value)) return;
  const root = roots[name];
  // Of alternatives, the errors of each come before that of all.
  const errors = validate.errors ?? [];
  const error = errors.find(({ keyword }) => keyword === "anyOf") ?? errors[0];
  if (!error) return;
  const fields = Object.keys((error.parentSchema?.properties as object | undefined) ?? {});
  const known = error.keyword === "additionalProperties" ? ` Its fields are ${fields.join(", ")}.` : "";
  const of = error.instancePath && error.keyword !== "additionalProperties" ? `${root}: ` : "";
  throw new TypeError(of + sentence(error, root) + known);
}
