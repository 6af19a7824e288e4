import type { Column, TypeName } from "./column.ts";
import { commented, partsOf } from "./commented.ts";
import { type Components, reference } from "./components.ts";
import { type Constants, memberOf } from "./constants.ts";
import { type Decisions, reasonOf } from "./decisions.ts";
import { enumOf, type MapFinding, mapOf } from "./findings.ts";
import { formats } from "./forms.ts";
import { placeholder } from "./placeholder.ts";
import { pascal, wordsOf } from "./words.ts";

/** A schema as an overlay has it, and a value that fits it. */
export interface Drafted {
  schema: unknown;
  example: unknown;
}

export interface SchemaContext {
  constants: Constants;
  components: Components;
  decisions: Decisions;
  keepValues: boolean;
  /** The name of the record that the value is in. */
  record: string;
}

/** The schema that all samples fit. @param field the name of the value; empty if it has none */
export function schemaOf(column: Column, field: string, context: SchemaContext): Drafted {
  const types = [...column.types.keys()].filter((type) => type !== "integer" || !column.types.has("number"));
  const [first, ...others] = types.map((type) => ofType(type, column, field, context));
  if (!first) return { schema: column.nulls > 0 ? commented({}, "always null") : {}, example: null };
  const alternatives = [first, ...others].map(({ schema }) => schema);
  if (column.nulls > 0) alternatives.push({ type: "null" });
  if (alternatives.length === 1) return first;
  const comments = alternatives.flatMap((one) => partsOf(one).comments);
  const anyOf = alternatives.map((one) => partsOf(one).value);
  return { schema: commented({ anyOf }, ...comments), example: first.example };
}

/** The schemas of an object's attributes, with what they rest on. */
export function propertiesOf(
  column: Column,
  context: SchemaContext,
  isWanted: (name: string) => boolean,
): Array<[string, Drafted]> {
  return [...column.properties]
    .filter(([name]) => isWanted(name))
    .map(([name, property]) => {
      const { schema, example } = schemaOf(property, name, context);
      const absent = column.objects - property.count;
      return [name, { schema: absent > 0 ? commented(schema, seen(property.count, absent)) : schema, example }];
    });
}

export function seen(count: number, absent: number): string {
  return `seen in ${count}; absent in ${absent}`;
}

/** The keys of an object that are values, if that holds. */
export function keysOf(column: Column, field: string, { decisions, record }: SchemaContext): MapFinding | undefined {
  const map = mapOf(column, field);
  const place = [record, field].filter((one) => one !== "").join(".");
  const isMap = map && decisions.holds({ id: `map ${place}`, text: `the keys of ${place} are values`, ...map });
  return isMap ? map : undefined;
}

function ofType(type: TypeName, column: Column, field: string, context: SchemaContext): Drafted {
  if (type === "object") return ofObject(column, field, context);
  if (type === "array") {
    if (!column.items || column.items.count === 0) {
      return { schema: commented({ type, items: {} }, "always empty"), example: [] };
    }
    const { schema, example } = schemaOf(column.items, field, context);
    const { value: items, comments } = partsOf(schema);
    return { schema: commented({ type, items }, ...comments), example: [example] };
  }
  const example =
    column.types.size > 1 || column.first === undefined
      ? { string: "text", boolean: true, integer: 1, number: 1 }[type]
      : placeholder(column.first, field, context.keepValues);
  if (type === "boolean") return { schema: { type }, example };
  if (type === "string" && column.form === "timestamp") return { schema: reference("Timestamp"), example };
  const match = column.types.size === 1 ? context.constants.find(field, context.record, column) : undefined;
  if (match && "constant" in match) {
    return { schema: reference(match.constant), example: [...(column.values?.keys() ?? [])][0] };
  }
  const candidates = match && `its values fit ${match.candidates.join(", ")}`;
  if (type !== "string") {
    const unsafe = column.unsafe > 0 ? "JavaScript cannot hold these integers: it reads others" : undefined;
    return { schema: commented({ type }, unsafe, candidates), example: column.unsafe > 0 ? 1 : example };
  }
  return ofText(column, field, context, example, candidates);
}

function ofText(
  column: Column,
  field: string,
  { decisions, components, record }: SchemaContext,
  example: unknown,
  candidates: string | undefined,
): Drafted {
  const type = "string";
  const place = `${record}.${field}`;
  const { form } = column;
  if (formats.has(form)) {
    const texts = column.types.get(type) ?? 0;
    const guess = { grade: texts > 2 ? "sure" : "likely", evidence: `${texts} of ${texts} samples` } as const;
    const isFormat = decisions.holds({ id: `format ${place}`, text: `${place} is a ${form}`, ...guess });
    if (isFormat) return { schema: commented({ type, format: form }, reasonOf(guess)), example };
  }
  const found = candidates ? undefined : enumOf(column, field);
  if (!found) return { schema: commented({ type }, candidates), example };
  const name = pascal([...wordsOf(record), ...wordsOf(field)]);
  const guess = { id: `enum ${place}`, text: `${place} is one of ${found.values.join(", ")}`, name, ...found };
  if (!decisions.holds(guess)) return { schema: { type }, example };
  const title = pascal([wordsOf(field).join(" ")]);
  const schema = commented({ type, title, oneOf: membersOf(found.values) }, reasonOf(found));
  return { schema: components.add(decisions.nameOf(guess), schema), example: found.values[0] };
}

/** Members with names that differ. */
function membersOf(values: readonly string[]): unknown[] {
  const taken = new Set<string>();
  return values.map((value) => {
    const member = memberOf(value, (name) => taken.has(name));
    taken.add(member.title);
    return member;
  });
}

function ofObject(column: Column, field: string, context: SchemaContext): Drafted {
  const map = keysOf(column, field, context);
  const isAttribute = (name: string) => !map?.keys.has(name);
  const properties = propertiesOf(column, context, isAttribute);
  const required = requiredOf(column).filter(isAttribute);
  const values = map && schemaOf(map.values, "", context).schema;
  const schema = {
    type: "object",
    ...(required.length > 0 && { required }),
    ...(properties.length > 0 && {
      properties: Object.fromEntries(properties.map(([name, one]) => [name, one.schema])),
    }),
    ...(map && { additionalProperties: commented(values, reasonOf(map)) }),
  };
  return { schema, example: Object.fromEntries(properties.map(([name, one]) => [name, one.example])) };
}

/** The attributes that every sample has. */
export function requiredOf({ properties, objects }: Column): string[] {
  return [...properties].filter(([, { count }]) => count === objects).map(([name]) => name);
}
