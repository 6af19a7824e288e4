import { Column } from "./column.ts";
import { commented, partsOf } from "./commented.ts";
import { type SchemaContext, schemaOf, seen } from "./schema.ts";

/** The parameters of a query. @param count of requests */
export function parametersOf(query: Iterable<[string, Column]>, count: number, context: SchemaContext): unknown[] {
  return [...query].map(([name, column]) => {
    const { value: schema, comments } = partsOf(parameterSchema(name, column, context));
    const absent = count - column.count;
    const parameter = { name, in: "query", ...(absent === 0 && { required: true }), schema };
    return commented(parameter, absent > 0 ? seen(column.count, absent) : undefined, ...comments);
  });
}

/** A parameter is text, so that its type is what all its texts can be read as. */
function parameterSchema(name: string, column: Column, context: SchemaContext): unknown {
  if (!column.items) return schemaOf(typed(column, name), name, context).schema;
  const all = new Column();
  all.merge(column);
  all.types.delete("array");
  all.merge(column.items);
  const { value: items, comments } = partsOf(schemaOf(typed(all, name), name, context).schema);
  return commented({ type: "array", items }, ...comments);
}

/** The column with what its texts can be read as. */
function typed(column: Column, name: string): Column {
  const texts = column.types.get("string") ?? 0;
  const [integers = 0, decimals = 0, booleans = 0] = (["integer", "decimal", "boolean"] as const).map((form) =>
    column.forms.get(form),
  );
  const isIdentifier = /(^|_|[a-z](?=I))id$/i.test(name);
  const isBoolean = booleans === texts;
  if (texts === 0 || isIdentifier || (integers + decimals < texts && !isBoolean)) return column;
  const read = new Column();
  const readText = isBoolean ? (text: unknown) => text === "true" : Number;
  read.add(readText(column.first));
  read.count = column.count;
  read.types.set(isBoolean ? "boolean" : decimals > 0 ? "number" : "integer", texts);
  read.values = column.values && new Map([...column.values].map(([text, times]) => [Number(text), times]));
  return read;
}
