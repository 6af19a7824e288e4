import { allowsNothing, refName, type Schema, type WithComponents } from "./document.ts";
import { mergedSchema, typesOf } from "./merged-schema.ts";

const texts: Record<string, string> = {
  date: "2026-11-20",
  "date-time": "2026-11-20T10:00:00Z",
  email: "name@example.com",
  uri: "https://example.com/",
  uuid: "00000000-0000-4000-8000-000000000000",
};

/**
 * Makes a sample value of a schema, for a body without an example: the schema's own example, or a value from its types and
 * limits. The result is always the same. A text with a `pattern` must have its own example, because a made one would break the
 * pattern.
 */
export function sampleOf(document: WithComponents, given: Schema): unknown {
  const { schema } = mergedSchema(document, given);
  const { examples, default: usual, const: only, enum: ids, oneOf, anyOf, discriminator } = schema;
  const known = [examples?.[0], usual, only, ids?.[0]].find((value) => value !== undefined);
  if (known !== undefined) return known;
  const [variant] = oneOf ?? anyOf ?? [];
  if (!variant) return typedSample(document, schema);
  const chosen = sampleOf(document, variant);
  if (typeof chosen !== "object") return chosen;
  const { propertyName = "", mapping = {} } = discriminator ?? {};
  const [kind] = Object.entries(mapping).find(([, target]) => refName(target) === refName(variant.$ref ?? "")) ?? [];
  const own = schema.properties ? typedSample(document, schema) : {};
  return Object.assign({}, chosen, own, kind === undefined ? {} : { [propertyName]: kind });
}

/** Makes a value from `type` and the keywords of that type. */
function typedSample(document: WithComponents, schema: Schema): unknown {
  const [type = "object"] = typesOf(schema);
  if (type === "string") {
    const { format = "", minLength = 0, maxLength } = schema;
    return (texts[format] ?? "text").padEnd(minLength, "x").slice(0, maxLength);
  }
  if (type === "integer" || type === "number") {
    const { minimum = -Infinity, maximum = Infinity } = schema;
    return Math.min(Math.max(1, minimum), maximum);
  }
  if (type === "boolean") return true;
  if (type === "null") return null;
  if (type === "array")
    return Array(Math.max(schema.minItems ?? 1, 1)).fill(schema.items ? sampleOf(document, schema.items) : "text");
  const allowed = Object.entries(schema.properties ?? {}).filter(([, part]) => !allowsNothing(part));
  return Object.fromEntries(allowed.map(([name, part]) => [name, sampleOf(document, part)]));
}
