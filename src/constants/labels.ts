/**
 * The same constants and functions as `svc-monitoring-api/constants`, and the meanings of the ids. A bundle contains the
 * meanings of the constants that it imports from here.
 */
import { type Labelled, meanings } from "../../generated/labels.ts";
import type { Constant, IdOf, OpenValue } from "./values.ts";

export * from "../../generated/labels.ts";
export { type Constant, type IdOf, isValueOf, nameOf, type OpenValue, parse, valuesOf } from "./values.ts";

/** Any constant of this module. */
export type LabelledConstant = Labelled<Constant, never>;

/** A text if the meaning of the id is documented, else possibly undefined. */
export type LabelOf<
  Table extends LabelledConstant,
  Id extends number | string,
> = `${Id}` extends keyof Table[typeof meanings] ? string : string | undefined;

/** The documented meaning of an id: `labelOf(ReportFormat, 2)` is `"PDF"`, and that of 99 or of the text `"2"` is undefined. */
export function labelOf<Table extends LabelledConstant, Id extends OpenValue<IdOf<Table>>>(
  constant: Table,
  id: Id,
): LabelOf<Table, Id>;
export function labelOf(constant: LabelledConstant, id: number | string): string | undefined {
  const labels = labelsOf(constant);
  return Object.values<unknown>(constant).includes(id) && Object.hasOwn(labels, id) ? labels[id] : undefined;
}

/**
 * Finds the id with a name or meaning: `find(Period, "last 7 days")` is 2. Case and spaces do not matter. Of a meaning such
 * as `PDF: a document` or `Text (text/plain)` the first part is enough.
 * @returns undefined if no id, or more than one, has the name or meaning
 */
export function find<Table extends LabelledConstant>(constant: Table, text: string): IdOf<Table> | undefined;
export function find(constant: LabelledConstant, text: string): number | string | undefined {
  const labels = labelsOf(constant);
  const wanted = comparable(text);
  const found = Object.entries(constant).filter(([name, id]) => {
    const label = labels[id] ?? "";
    return [name, label, label.split(/: | \(/, 1)[0] ?? ""].some((one) => one !== "" && comparable(one) === wanted);
  });
  return found.length === 1 ? found[0]?.[1] : undefined;
}

function comparable(text: string): string {
  return text.toLowerCase().replace(/\s/g, "");
}

function labelsOf(constant: LabelledConstant): Readonly<Record<number | string, string>> {
  const labels = constant[meanings];
  if (!labels) throw new TypeError("The constant has no meanings: import it from svc-monitoring-api/constants/labels.");
  return labels;
}
