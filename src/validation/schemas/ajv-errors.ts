import { maxDepth } from "../../shared/text.ts";
import { type ConstantSchemas, type DocumentedPart, partAt } from "./documented-part.ts";
import { below, oneOf, type Problem, problemOf, valueAt } from "./schema.ts";

/** An error of a function that Ajv has compiled. */
export interface AjvError {
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** The error of a value that is nested too deeply for a compiled function. */
export const tooDeep: AjvError = { instancePath: "", schemaPath: "", keyword: "depth", params: {} };

/** Converts the errors of a value to problems: one for each wrong part. */
export function problemsOf(
  errors: readonly AjvError[],
  value: unknown,
  documented: DocumentedPart,
  constants: ConstantSchemas,
): Problem[] {
  // The errors of `then` and `else` say what is wrong, so the error of their `if` is left out.
  const kept = relevant(errors.filter(({ keyword }) => keyword !== "if"));
  const problems = kept.map((error) => problemOfError(error, value, documented, constants));
  // A value of a wrong type also breaks const, enum and pattern, so only the first problem of each place is kept.
  const places = new Set<string>();
  return problems.filter(({ at }) => !places.has(at) && places.add(at));
}

/**
 * Keeps, for `oneOf` and `anyOf`, only the errors of the alternative that has the fewest errors: the sender probably meant that
 * one. Alternatives with a tag never get here, because tag-decisions.ts turns them into `if`.
 */
function relevant(errors: readonly AjvError[]): readonly AjvError[] {
  if (!errors.some(isChoice)) return errors;
  const alternatives = new Map<string, AjvError[]>();
  for (const error of errors) {
    const [name] = /^(#\/(oneOf|anyOf)\/\d+|[^#/]+)(?=\/)/.exec(error.schemaPath) ?? [];
    const known = alternatives.get(name ?? "");
    if (known) known.push(error);
    else if (name) alternatives.set(name, [error]);
  }
  const [best] = [...alternatives.values()].sort((a, b) => a.length - b.length);
  // Ajv does not always say to which alternative an error belongs. Then only the failed choice itself is reported.
  const choices = errors.filter(isChoice).map(({ instancePath }) => `${instancePath}/`);
  const isOfChoice = ({ instancePath }: AjvError) => choices.some((path) => `${instancePath}/`.startsWith(path));
  return best ?? errors.filter((error) => isChoice(error) || !isOfChoice(error));
}

const isChoice = ({ keyword }: AjvError) => keyword === "oneOf" || keyword === "anyOf";

function problemOfError(
  { instancePath, keyword, params }: AjvError,
  value: unknown,
  documented: DocumentedPart,
  constants: ConstantSchemas,
): Problem {
  const attribute = params.missingProperty ?? params.additionalProperty;
  const at = attribute === undefined ? instancePath : below(instancePath, String(attribute));
  const found = valueAt(value, at);
  const part = partAt(documented, at);
  const constant = part && "constant" in part ? constants[part.constant] : undefined;
  if (constant && keyword === "enum") return constant.problem(at, found);
  const expectation = expectations[keyword]?.(params) ?? `a value that the keyword ${keyword} allows`;
  return problemOf(at, expectation, found);
}

const nouns: Record<string, string> = {
  array: "an array",
  boolean: "true or false",
  integer: "an integer",
  null: "null",
  number: "a number",
  object: "an object",
  string: "a string",
};

const nounsOf = (types: unknown[]) => types.map((type) => nouns[String(type)]).join(" or ");
const counted = (limit: unknown, noun: string) => `${limit} ${noun}${limit === 1 ? "" : "s"}`;

const expectations: Readonly<Record<string, (params: AjvError["params"]) => string>> = {
  required: () => "a value",
  type: ({ type }) => nounsOf([type].flat()),
  not: () => "another value",
  const: ({ allowedValue }) => JSON.stringify(allowedValue),
  enum: ({ allowedValues }) => oneOf((allowedValues as unknown[]).map((one) => JSON.stringify(one))),
  additionalProperties: () => "no attribute of this name",
  "false schema": () => "no attribute of this name",
  pattern: ({ pattern }) => `a match of ${pattern}`,
  depth: () => `at most ${maxDepth} levels of JSON`,
  format: ({ format }) => (format === "calendar-date" ? "a day that exists" : `a value of the format ${format}`),
  minimum: ({ limit }) => `at least ${limit}`,
  maximum: ({ limit }) => `at most ${limit}`,
  minLength: ({ limit }) => `at least ${counted(limit, "character")}`,
  maxLength: ({ limit }) => `at most ${counted(limit, "character")}`,
  minItems: ({ limit }) => `at least ${counted(limit, "item")}`,
  maxItems: ({ limit }) => `at most ${counted(limit, "item")}`,
  anyOf: () => "one of the alternatives of the schema",
  oneOf: () => "one of the alternatives of the schema",
};
