import { allowsNothing, refName, type Schema, type WithComponents } from "./document.ts";
import { mergedSchema, typesOf } from "./merged-schema.ts";

const texts: Record<string, string> = {
  date: "2026-11-20",
  "date-time": "2026-11-20T10:00:00Z",
  time: "10:00:00Z",
  email: "name@example.com",
  hostname: "example.com",
  ipv4: "192.0.2.1",
  ipv6: "2001:db8::1",
  uri: "https://example.com/",
  uuid: "00000000-0000-4000-8000-000000000000",
};

interface SampleOptions {
  /** Leaves out what is only in responses. */
  isRequest?: boolean;
  /** The references that lead to the schema. */
  within?: readonly string[];
}

/**
 * An object without the properties that are only in responses (`readOnly`), or only in requests (`writeOnly`). One that is required stays: `required` holds in
 * requests, too (JSON Schema), so a service with this contract would refuse a request without it.
 */
export function sentPart(
  document: WithComponents,
  schema: Schema,
  excluded: "readOnly" | "writeOnly" = "readOnly",
): Schema {
  const { properties, required = [] } = schema;
  if (!properties) return schema;
  const sent = Object.entries(properties).filter(
    ([name, part]) => required.includes(name) || !mergedSchema(document, part).schema[excluded],
  );
  return { ...schema, properties: Object.fromEntries(sent) };
}

/**
 * A value of a schema, where the contract has no example: an example of the schema, or one made from its types and limits,
 * always the same. A text with a `pattern` needs an example of its own to be valid. What contains its own kind is left out.
 * openapi-sampler would do most of it, but it brings an XML parser (2.7 MB in all), and breaks `multipleOf`.
 * @returns undefined if there is no finite value
 */
export function sampleOf(document: WithComponents, schema: Schema | boolean, options: SampleOptions = {}): unknown {
  const { isRequest = false, within = [] } = options;
  const merged = mergedSchema(document, schema);
  const { examples, example, default: usual, const: only, enum: members, oneOf, anyOf, discriminator } = merged.schema;
  const given = [examples?.[0], example, usual, only, members?.[0]].find((value) => value !== undefined);
  if (given !== undefined) return given;
  const { refs } = merged;
  if (refs.length > 0 && refs.every((ref) => within.includes(ref))) return undefined;
  const sample = (part: Schema | boolean) => sampleOf(document, part, { isRequest, within: [...within, ...refs] });
  // A property that the sample has may require more of the others.
  const { dependentSchemas = {}, ...rest } = merged.schema;
  const isSent = (name: string) => Object.hasOwn(rest.properties ?? {}, name);
  const dependents = Object.entries(dependentSchemas).flatMap(([name, part]) => (isSent(name) ? [part as Schema] : []));
  if (dependents.length > 0) return sample({ allOf: [rest, ...dependents] });
  const [chosen] = (oneOf ?? anyOf ?? [])
    .map((variant) => ({ variant, value: sample(variant) }))
    .filter(({ value }) => value !== undefined);
  const own = typedSample(sentPart(document, merged.schema, isRequest ? "readOnly" : "writeOnly"), sample);
  const kind = Object.entries(discriminator?.mapping ?? {}).find(
    ([, target]) => chosen?.variant.$ref && refName(target) === refName(chosen.variant.$ref),
  )?.[0];
  const named = discriminator && kind !== undefined ? { [discriminator.propertyName]: kind } : undefined;
  const values = [chosen?.value, own, named].filter((value) => value !== undefined);
  return values.every(isObject) ? Object.assign({}, ...values) : values.find((value) => !isObject(value));
}

/** What `type` and the keywords of that type say. */
function typedSample(schema: Schema, sample: (part: Schema | boolean) => unknown): unknown {
  const [type = "object"] = typesOf(schema);
  if (type === "string") {
    const { format = "", minLength = 0, maxLength } = schema;
    return (texts[format] ?? "text").padEnd(minLength, "x").slice(0, maxLength);
  }
  if (type === "integer" || type === "number") return numberOf(schema);
  if (type === "boolean") return true;
  if (type === "null") return null;
  if (type === "array") {
    const { items, prefixItems = [], minItems = 1 } = schema;
    const item = items === undefined ? "text" : sample(items);
    const others = item === undefined || items === false ? 0 : Math.max(minItems, 1) - prefixItems.length;
    return [...prefixItems.map(sample), ...Array(Math.max(others, 0)).fill(item)];
  }
  const allowed = Object.entries(schema.properties ?? {}).filter(([, part]) => !allowsNothing(part));
  const properties = allowed.map(([name, part]) => [name, sample(part)]);
  const made = Object.fromEntries(properties.filter(([, value]) => value !== undefined));
  // The service's envelope: what is made of its types alone would be that of an error.
  if ("data" in made && made.message === "text") made.message = "success";
  if ("data" in made && "message" in made && made.code === 1) made.code = 0;
  return made;
}

/** A small number within the limits. */
function numberOf(schema: Schema): number {
  const { minimum = -Infinity, maximum = Infinity, multipleOf } = schema;
  const { exclusiveMinimum = -Infinity, exclusiveMaximum = Infinity } = schema;
  const [low, high] = [Math.max(minimum, exclusiveMinimum), Math.min(maximum, exclusiveMaximum)];
  const step = multipleOf ?? 1;
  const isWithin = (value: number) => value >= low && value <= high;
  const fits = (value: number) =>
    ![exclusiveMinimum, exclusiveMaximum].includes(value) &&
    (!typesOf(schema).includes("integer") || Number.isInteger(value)) &&
    (multipleOf === undefined || Math.abs(value / multipleOf - Math.round(value / multipleOf)) < 1e-6);
  const [above, below] = [(Math.floor(low / step) + 1) * step, (Math.ceil(high / step) - 1) * step];
  const candidates = [step, 0, low, high, above, below, (low + high) / 2].filter(isWithin);
  return candidates.find((value) => Number.isFinite(value) && fits(value)) ?? 1;
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
