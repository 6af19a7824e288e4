import { Column, increase, type RecordDraft, type TypeName } from "./column.ts";
import { commented } from "./comments.ts";
import { type Components, reference } from "./components.ts";
import { type Constants, memberOf } from "./constants.ts";
import { enumOf, type MapFinding, mapOf, reasonOf, requiredOf } from "./findings.ts";
import { isFormat } from "./forms.ts";
import { pascal, wordsOf } from "./names.ts";
import { placeholder, textOf } from "./placeholder.ts";

/** A schema as an overlay has it, and a value that fits it. */
export interface Drafted {
  schema: object;
  example?: unknown;
}

export interface SchemaContext {
  constants: Constants;
  components: Components;
  /** Whether a text is the identifier of a record. */
  isReference: (text: string) => boolean;
  /** What a person should check first: paths and maps that are guessed, as clauses, by what they are about. */
  guesses: Map<string, string>;
  /** The name of the record that the value is in. */
  record: string;
}

/** The schema that all samples fit. @param field the name of the value; empty if it has none */
export function schemaOf(column: Column, field: string, context: SchemaContext): Drafted {
  const types = [...column.types.keys()].filter((type) => type !== "integer" || !column.types.has("number"));
  const [first, ...others] = types.map((type) => ofType(type, column, field, context));
  if (!first) return { schema: commented({}, column.nulls > 0 ? "always null" : undefined), example: null };
  if (others.length === 0 && column.nulls === 0) return first;
  const alternatives = [first, ...others].map(({ schema }) => schema);
  return {
    schema: { anyOf: column.nulls > 0 ? [...alternatives, { type: "null" }] : alternatives },
    example: first.example ?? (column.nulls > 0 ? null : undefined),
  };
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
      const drafted = schemaOf(property, name, context);
      commented(drafted.schema, seen(property.count, column.objects));
      return [name, drafted];
    });
}

export function seenIn(count: number, noun: string): string {
  return `seen in ${count} ${count === 1 ? noun : `${noun}s`}`;
}

/** How often something is there that is not always there. */
export function seen(count: number, all: number): string | undefined {
  return count < all ? `seen in ${count}; absent in ${all - count}` : undefined;
}

/** The keys of an object that are values, if that holds. */
export function keysOf(column: Column, field: string, { guesses, record }: SchemaContext): MapFinding | undefined {
  const map = mapOf(column, field);
  if (map && map.grade !== "sure") {
    const place = placeOf(record, field) || "a body";
    guesses.set(`map ${place}`, `the keys of ${place} are values, not names of attributes (${map.evidence})`);
  }
  return map;
}

function ofType(type: TypeName, column: Column, field: string, context: SchemaContext): Drafted {
  if (type === "object") return ofObject(column, field, context);
  if (type === "array") {
    if (!column.items?.count) return { schema: commented({ type, items: {} }, "always empty"), example: [] };
    const { schema: items, example } = schemaOf(column.items, field, context);
    return { schema: { type, items }, example: example === undefined ? [] : [example] };
  }
  const form = type === "string" ? column.form : undefined;
  const example =
    textOf(form) ??
    (column.types.size > 1 || column.first === undefined
      ? { string: "text", boolean: true, integer: 1, number: 1 }[type]
      : placeholder(column.first, field));
  if (type === "boolean") return { schema: { type }, example };
  if (form === "timestamp") return { schema: reference("Timestamp"), example };
  const place = placeOf(context.record, field);
  const found = column.types.size === 1 ? context.constants.find(field, place, column) : undefined;
  if (found) {
    const [id] = column.values?.keys() ?? [];
    return { schema: commented(reference(found.constant), reasonOf(found)), example: id };
  }
  if (column.unsafe > 0 && type !== "string") {
    return { schema: commented({ type }, "JavaScript cannot hold these integers: it reads others"), example: 1 };
  }
  const text = type === "string" ? ofText(column, field, context, example) : undefined;
  return text ?? { schema: { type }, example };
}

/** A format or an enum, if one is found. */
function ofText(column: Column, field: string, context: SchemaContext, example: unknown): Drafted | undefined {
  const { components, record } = context;
  const type = "string";
  const { form } = column;
  if (isFormat(form)) {
    const texts = column.types.get(type) ?? 0;
    const guess = { grade: texts > 2 ? "sure" : "likely", evidence: `${texts} of ${texts} samples` } as const;
    return { schema: commented({ type, format: form }, reasonOf(guess)), example };
  }
  const found = enumOf(column, field, context.isReference);
  if (!found) return undefined;
  const name = pascal([...wordsOf(record), ...wordsOf(field)]);
  const title = pascal([wordsOf(field).join(" ")]);
  const schema = commented({ type, title, oneOf: membersOf(found.values) }, reasonOf(found));
  return { schema: components.add(name, schema), example: found.values[0] };
}

function membersOf(values: readonly string[]): object[] {
  const taken = new Set<string>();
  return values.map((value) => {
    const member = memberOf(value, (name) => taken.has(name));
    taken.add(member.title);
    return member;
  });
}

/** A reference to a record, whose component is drafted when it is first needed: then all samples are known. */
function ofRecord(record: RecordDraft, name: string, context: SchemaContext): Drafted {
  if (!record.isDrafted) {
    // A record within itself gets no example: the example does not exist while the record is drafted.
    record.isDrafted = true;
    if (record.isKnown) record.example = context.components.sampleOf(name);
    else {
      const { schema, example } = schemaOf(record.column, "", { ...context, record: name });
      record.example = example;
      context.components.schemas.set(name, commented(schema, seenIn(record.column.count, "sample")));
    }
  }
  return { schema: reference(name), example: record.example };
}

function ofObject(column: Column, field: string, context: SchemaContext): Drafted {
  if (column.record?.name !== undefined) return ofRecord(column.record, column.record.name, context);
  const map = keysOf(column, field, context);
  const isAttribute = (name: string) => !map?.keys.has(name);
  const properties = propertiesOf(column, context, isAttribute);
  const { names, reason } = requiredOf(column, isAttribute);
  const schema = {
    type: "object",
    ...(names.length > 0 && { required: commented(names, reason) }),
    ...(properties.length > 0 && {
      properties: Object.fromEntries(properties.map(([name, { schema }]) => [name, schema])),
    }),
    ...(map && { additionalProperties: commented(schemaOf(map.values, "", context).schema, reasonOf(map)) }),
  };
  const examples = properties.flatMap(([name, { example }]) => (example === undefined ? [] : [[name, example]]));
  return { schema, example: Object.fromEntries(examples) };
}

function placeOf(record: string, field: string): string {
  return [record, field].filter((one) => one !== "").join(".");
}

/** The parameters of a query. @param count of requests */
export function parametersOf(query: Iterable<[string, Column]>, count: number, context: SchemaContext): object[] {
  return [...query].map(([name, column]) => {
    const schema = parameterSchema(name, column, context);
    const always = column.count - column.nulls;
    const parameter = { name, in: "query", ...(always === count && { required: true }), schema };
    return commented(parameter, seen(always, count));
  });
}

function parameterSchema(name: string, column: Column, context: SchemaContext): object {
  const { schema } = schemaOf(parameterValues(name, column), name, context);
  return column.items ? { type: "array", items: schema } : schema;
}

/** The values of a parameter, alone or in lists. It is text, so that its type is what all its texts can be read as. */
export function parameterValues(name: string, column: Column): Column {
  const all = Column.of(column, ...(column.items ? [column.items] : []));
  all.types.delete("array");
  if (all.nulls > 0) {
    // An empty value is a text.
    increase(all.types, "string", all.nulls);
    all.values?.set("", all.nulls);
    all.nulls = 0;
  }
  return typed(all, name);
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
