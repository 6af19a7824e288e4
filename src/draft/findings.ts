/** What the values of a column say about its schema. */
import { isSecretParameter } from "../shared/secrets.ts";
import { Column, isAlike, isChanging, sameTypes } from "./column.ts";
import { isValueKey } from "./forms.ts";
import { isPersonal } from "./placeholder.ts";

export type Grade = "sure" | "likely" | "guess";

export interface Finding {
  grade: Grade;
  evidence: string;
}

/** A finding as the comment in the overlay. */
export function reasonOf({ grade, evidence }: Finding): string {
  return `${grade}: ${evidence}`;
}

export interface MapFinding extends Finding {
  /** The keys that are values. */
  keys: ReadonlySet<string>;
  values: Column;
}

/** What fewer records have, or all of so few, may be by accident. */
const fewest = 3;

/** Attributes that identify or describe one record. */
const individual =
  /(^|[_-]|[a-z](?=[A-Z]))(g?id|uid|uuid|key|slug|login|name|title|code|path|ref|sha|email|url|text)s?$/i;

/** The keys of an object that are values: by their form, or because they change while what they have stays the same. */
export function mapOf(column: Column, field: string): MapFinding | undefined {
  const { properties, others, objects } = column;
  const names = [...properties.keys()];
  const odd = names.filter(isValueKey);
  // In fewer objects that says nothing.
  const isConstant = objects >= fewest && names.every((name) => properties.get(name)?.count === objects);
  const found = (keys: readonly string[], grade: Grade, evidence: string) => {
    const values = keys.flatMap((key) => properties.get(key) ?? []);
    return { keys: new Set(keys), values: Column.of(...values, ...(others ? [others] : [])), grade, evidence };
  };
  if (odd.length * 2 < names.length || odd.length === 0) {
    const isGrouped = /^(by|per)_|_(by|per)_/i.test(field) && names.length > 0 && !isConstant;
    if ((others || isGrouped || isChanging(column)) && isUniform([...properties.values()])) {
      return found(
        names,
        isGrouped ? "likely" : "guess",
        `${isGrouped ? "its name" : "its keys change"}, and the values of ${names.length} keys in ${objects} objects are alike`,
      );
    }
  }
  if (odd.length === 0 && !others) return undefined;
  const [first, ...rest] = properties.values();
  const isAll = odd.length * 2 >= names.length && rest.every((one) => first && sameTypes(first, one));
  return found(
    isAll ? names : odd,
    odd.length > 1 && !isConstant ? "sure" : "likely",
    "the keys have the form of values",
  );
}

function isUniform([first, ...rest]: readonly Column[]): boolean {
  return first !== undefined && rest.every((one) => isAlike(first, one, 0.5));
}

/** A set of texts that repeat, and are no references to records. */
export function enumOf(
  column: Column,
  field: string,
  isReference: (text: string) => boolean,
): (Finding & { values: string[] }) | undefined {
  const values = [...(column.values?.keys() ?? [])];
  if (
    values.length < 2 ||
    values.length > 40 ||
    (column.form !== undefined && column.form !== "boolean") ||
    field === ""
  )
    return undefined;
  if (individual.test(field) || isPersonal(field) || isSecretParameter(field)) return undefined;
  if (!values.every((value) => typeof value === "string" && isName(value))) return undefined;
  if (values.filter((value) => isReference(String(value))).length * 2 > values.length) return undefined;
  const counts = values.map((value) => column.owners.get(String(value))?.size ?? 0);
  const texts = counts.reduce((sum, count) => sum + count, 0);
  // The share of texts that are there once estimates how many others there are.
  const once = counts.filter((count) => count === 1).length;
  if (texts < values.length + 2 || once * 2 > texts) return undefined;
  const grade = texts >= values.length * 5 && once === 0 ? "likely" : "guess";
  const evidence = `${values.length} texts repeat in ${texts} records`;
  return { grade, evidence, values: values.map(String).sort() };
}

/** Whether a text may be one of a few that a service has, and no identifier or sentence: `us-east-1`, and not `P4ES7P` or `Team 7`. */
function isName(text: string): boolean {
  return /^[a-z][\w+:/'.() -]{0,39}$/i.test(text) && !/\d[a-z]/i.test(text) && !/(?=.* )(?=.*[A-Z])/.test(text);
}

/** The attributes that every sample has. */
export function alwaysOf({ properties, objects }: Column): string[] {
  return [...properties].filter(([, { count }]) => count === objects).map(([name]) => name);
}

/** The attributes that are required, and why. */
export function requiredOf(column: Column, isWanted: (name: string) => boolean): { names: string[]; reason: string } {
  const { objects } = column;
  const grade = objects > 9 ? "sure" : objects > 4 ? "likely" : "guess";
  const names = objects < fewest ? [] : alwaysOf(column).filter(isWanted);
  return { names, reason: reasonOf({ grade, evidence: `in each of ${objects}` }) };
}
