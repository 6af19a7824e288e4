import { Column } from "./column.ts";
import { commented } from "./comments.ts";
import { type SchemaContext, schemaOf, seen } from "./schema.ts";

/** The parameters of a query. @param count of requests */
export function parametersOf(query: Iterable<[string, Column]>, count: number, context: SchemaContext): object[] {
  return [...query].map(([name, column]) => {
    const schema = parameterSchema(name, column, context);
    const parameter = { name, in: "query", ...(column.count === count && { required: true }), schema };
    return commented(parameter, seen(column, count));
  });
}

/** A parameter is text, so that its type is what all its texts can be read as. */
function parameterSchema(name: string, column: Column, context: SchemaContext): object {
  if (!column.items) return schemaOf(typed(column, name), name, context).schema;
  const all = Column.of(column, column.items);
  all.types.delete("array");
  return { type: "array", items: schemaOf(typed(all, name), name, context).schema };
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
  read.add(isBoolean ? column.first === "true" : Number(column.first));
  read.count = column.count;
  read.types.set(isBoolean ? "boolean" : decimals > 0 ? "number" : "integer", texts);
  read.values = column.values && new Map([...column.values].map(([text, times]) => [Number(text), times]));
  return read;
}
