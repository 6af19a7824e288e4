type Constant = Readonly<Record<string, number | string>>;

/** A value of the constant, or one that the service adds later. Editors suggest the known values. */
export type OpenValue<Value extends number | string> = Value | (Value extends number ? number & {} : string & {});

/** The ids of a constant, in the documented order: `valuesOf(ReportFormat)` is `[2, 3]`. */
export function valuesOf<Table extends Constant>(constant: Table): Array<Table[keyof Table]> {
  return Object.values(constant) as Array<Table[keyof Table]>;
}

/** Whether a value is one of the constant's ids, as a type guard. Types must match: `"2"` is not the id 2. */
export function isValueOf<Table extends Constant>(constant: Table, value: unknown): value is Table[keyof Table] {
  return Object.values(constant).includes(value as number | string);
}
