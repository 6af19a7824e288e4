import { commented, partsOf } from "./commented.ts";
import type { ConstantMatch, Constants } from "./constants.ts";
import type { SampledShape, TypeName } from "./sampled-shape.ts";

/** A schema as an overlay has it, and a value that fits it. */
export interface Drafted {
  schema: unknown;
  example: unknown;
}

export interface SchemaContext {
  constants: Constants;
  /** The name of the record that the value is in. */
  record: string;
}

/** The schema that all samples fit. @param field the name of the value; empty if it has none */
export function schemaOf(shape: SampledShape, field: string, context: SchemaContext): Drafted {
  const types = [...shape.types.keys()].filter((type) => type !== "integer" || !shape.types.has("number"));
  const [first, ...others] = types.map((type) => ofType(type, shape, field, context));
  if (!first) return { schema: shape.nulls > 0 ? commented({}, "always null") : {}, example: null };
  const alternatives = [first, ...others].map(({ schema }) => schema);
  if (shape.nulls > 0) alternatives.push({ type: "null" });
  if (alternatives.length === 1) return first;
  const comments = alternatives.flatMap((one) => partsOf(one).comments);
  const anyOf = alternatives.map((one) => partsOf(one).value);
  return { schema: commented({ anyOf }, ...comments), example: first.example };
}

/** The schemas of an object's properties, with what they rest on. */
export function propertiesOf(
  shape: SampledShape,
  context: SchemaContext,
  isWanted: (name: string) => boolean = () => true,
): Array<[string, Drafted]> {
  const wanted = [...shape.properties].filter(([name]) => isWanted(name));
  return wanted.map(([name, property]) => {
    const { schema, example } = schemaOf(property, name, context);
    const absent = shape.objects - property.count;
    return [
      name,
      { schema: absent > 0 ? commented(schema, `seen in ${property.count}; absent in ${absent}`) : schema, example },
    ];
  });
}

function ofType(type: TypeName, shape: SampledShape, field: string, context: SchemaContext): Drafted {
  if (type === "object") return ofObject(shape, context);
  if (type === "array") {
    if (!shape.items || shape.items.count === 0) {
      return { schema: commented({ type, items: {} }, "always empty"), example: [] };
    }
    const { schema, example } = schemaOf(shape.items, field, context);
    const { value: items, comments } = partsOf(schema);
    return { schema: commented({ type, items }, ...comments), example: [example] };
  }
  if (type === "string" && shape.isTimestamp) return { schema: reference("Timestamp"), example: shape.example };
  const isOneType = shape.types.size === 1;
  const match = isOneType && type !== "boolean" ? context.constants.find(field, context.record, shape) : undefined;
  if (match && "constant" in match) {
    return { schema: reference(match.constant), example: [...(shape.values ?? [])][0] };
  }
  return { schema: commented({ type }, candidatesOf(match)), example: isOneType ? shape.example : exampleOf(type) };
}

function ofObject(shape: SampledShape, context: SchemaContext): Drafted {
  const properties = propertiesOf(shape, context);
  const entries = shape.entries && schemaOf(shape.entries, "", context);
  const { required } = shape;
  const schema = {
    type: "object",
    ...(required.length > 0 && { required }),
    ...(properties.length > 0 && {
      properties: Object.fromEntries(properties.map(([name, one]) => [name, one.schema])),
    }),
    ...(entries && { additionalProperties: entries.schema }),
  };
  return { schema, example: Object.fromEntries(properties.map(([name, one]) => [name, one.example])) };
}

export function reference(component: string): { $ref: string } {
  return { $ref: `#/components/schemas/${component}` };
}

function candidatesOf(match: ConstantMatch | undefined): string | undefined {
  return match && "candidates" in match ? `its values fit ${match.candidates.join(", ")}` : undefined;
}

function exampleOf(type: TypeName): unknown {
  return type === "string" ? "text" : type === "boolean" ? true : 1;
}
