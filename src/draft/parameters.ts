import { commented, partsOf } from "./commented.ts";
import { SampledShape } from "./sampled-shape.ts";
import { type SchemaContext, schemaOf } from "./schema.ts";

/** The parameters of a query. @param count of requests */
export function parametersOf(
  query: ReadonlyMap<string, SampledShape>,
  count: number,
  context: SchemaContext,
): unknown[] {
  return [...query].map(([name, shape]) => {
    const { value: schema, comments } = partsOf(parameterSchema(name, shape, context));
    const absent = count - shape.count;
    const parameter = { name, in: "query", ...(absent === 0 && { required: true }), schema };
    return commented(parameter, absent > 0 ? `seen in ${shape.count}; absent in ${absent}` : undefined, ...comments);
  });
}

/** A parameter is text, so that its type is what all its texts can be read as. */
function parameterSchema(name: string, shape: SampledShape, context: SchemaContext): unknown {
  const typed = typedOf(shape, name);
  if (!shape.items) return schemaOf(typed, name, context).schema;
  const all = new SampledShape();
  all.merge(typed);
  all.merge(typedOf(shape.items, name));
  all.types.delete("array");
  const { value: items, comments } = partsOf(schemaOf(all, name, context).schema);
  return commented({ type: "array", items }, ...comments);
}

function typedOf(shape: SampledShape, name: string): SampledShape {
  const texts = [...(shape.values ?? [])].map(String);
  const isIdentifier = /(^|_|[a-z](?=I))id$/i.test(name);
  const read =
    texts.length === 0 || isIdentifier ? undefined : readers.find(({ form }) => texts.every((text) => form.test(text)));
  if (!read) return shape;
  const typed = new SampledShape();
  for (const text of texts) typed.add(read.read(text), name);
  typed.count = shape.count;
  return typed;
}

const readers = [
  { form: /^(0|-?[1-9]\d{0,14})$/, read: Number },
  { form: /^(true|false)$/, read: (text: string) => text === "true" },
];
