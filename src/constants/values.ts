/** A table of ids by name, such as `Period`. */
export type Constant = Readonly<Record<string, number | string>>;

/** The ids of a constant, as a type: `IdOf<typeof Period>` is `Period`. */
export type IdOf<Table extends Constant> = Table[keyof Table & string];

/** A value of the constant, or another one. Editors suggest the known values. */
export type OpenValue<Value extends number | string> = Value | (Value extends number ? number & {} : string & {});

/** The ids of a constant, in the documented order: `valuesOf(ReportFormat)` is `[2, 3]`. */
export function valuesOf<Table extends Constant>(constant: Table): Array<IdOf<Table>> {
  return Object.values(constant) as Array<IdOf<Table>>;
}

/** Whether a value is one of the constant's ids, as a type guard. Types must match: `"2"` is not the id 2. */
export function isValueOf<Table extends Constant>(constant: Table, value: unknown): value is IdOf<Table> {
  return Object.values(constant).includes(value as number | string);
}

/** The name of an id: `nameOf(Period, 7)` is `"LastMonth"`; undefined if the constant does not have the id. */
export function nameOf<Table extends Constant>(constant: Table, id: IdOf<Table>): keyof Table & string;
export function nameOf<Table extends Constant>(
  constant: Table,
  id: OpenValue<IdOf<Table>>,
): (keyof Table & string) | undefined;
export function nameOf(constant: Constant, id: number | string): string | undefined {
  return Object.keys(constant).find((name) => constant[name] === id);
}

/**
 * Reads an id from text, such as a query parameter or an argument: `parse(Period, "7")` is 7. An unknown id is returned, too,
 * because it may be undocumented. To test whether an id is known, call `isValueOf`.
 * @returns undefined if the text cannot be an id: it is empty or, for a constant of integers, not an integer
 */
export function parse<Table extends Constant>(constant: Table, text: string): OpenValue<IdOf<Table>> | undefined;
export function parse(constant: Constant, text: string): number | string | undefined {
  if (typeof Object.values(constant)[0] === "string") return text || undefined;
  const id = /^(0|-?[1-9]\d*)$/.test(text) ? Number(text) : undefined;
  return Number.isSafeInteger(id) ? id : undefined;
}
