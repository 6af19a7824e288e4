import { allowsNothing, refName, type Schema } from "../contract/document.ts";
import type { Impact } from "./change.ts";
import { both, type Json, narrower, opposite, type Part, type Parts, part, type Uses, wider } from "./part.ts";

/** The keywords whose values are schemas: by name, in a list, or one. */
const byName = ["properties", "patternProperties", "dependentSchemas", "$defs"];
const unions = ["oneOf", "anyOf"];
const inLists = [...unions, "allOf", "prefixItems"];
const alone = /^(items|contains|not|if|then|else|propertyNames)$/;
/** These are a fact if they are a boolean, because the fields or items that they are about have no name. */
const others = /^(additional|unevaluated)(Properties|Items)$/;

/** These describe values and refuse none by coming. All other keywords with schemas refuse some values. */
const descriptions = ["properties", "$defs"];
/** These only refuse values. The others are also in generated types, which lose a field or a variant with them. */
const conditions = ["dependentSchemas", "propertyNames", "contains", "not", "if", "then", "else"];

export function schemaPart(name: string, schema: Schema | boolean, uses = both, required = false): Part {
  if (typeof schema === "boolean") return part(name, { required, allowed: schema }, [], uses);
  const fields = new Set(schema.required);
  const facts: Record<string, unknown> = { required };
  const parts: Parts[number][] = [];
  for (const [keyword, value] of Object.entries<Json>(schema)) {
    const here = (text: string, one: Schema | boolean, isRequired?: boolean) =>
      schemaPart(inside(name, text), one, usesIn(keyword, uses), isRequired);
    const rated = (one: Part, refuses = !descriptions.includes(keyword)): Part => ({
      ...(refuses ? added(one, narrower(uses)) : one),
      gone: conditions.includes(keyword) ? { ...one.gone, impact: "minor" } : one.gone,
    });
    if (byName.includes(keyword)) {
      for (const [key, one] of Object.entries<Schema>(value)) {
        const isField = keyword === "properties";
        const field = here(isField ? `.${key}` : `.${keyword}.${key}`, one, isField && fields.delete(key));
        parts.push([`${keyword} ${key}`, rated(field, !descriptions.includes(keyword) || allowsNothing(one))]);
      }
    } else if (inLists.includes(keyword)) {
      const isUnion = unions.includes(keyword);
      // What fits two variants of `oneOf` fits none. So a new one may refuse what was valid, unless a tag tells them apart.
      const mayOverlap = keyword === "oneOf" && uses.includes("request") && !schema.discriminator && !hasTag(value);
      const ofNewVariant = mayOverlap ? "major" : wider(uses);
      // A variant is known by its name, so that another order is no change.
      const branches = (value as Schema[]).map((one, index) => {
        const key = one.$ref && keyword !== "prefixItems" ? refName(one.$ref) : index;
        const branch = here(`.${keyword}.${key}`, one);
        return [`${keyword} ${key}`, isUnion ? added(branch, ofNewVariant) : rated(branch)] as const;
      });
      if (isUnion) parts.push([keyword, rated(part(inside(name, `.${keyword}`), {}, branches, uses))]);
      else parts.push(...branches);
    } else if (alone.test(keyword) || (others.test(keyword) && typeof value === "object")) {
      parts.push([keyword, rated(here(keyword === "items" ? "[]" : `.${keyword}`, value))]);
    } else if (keyword !== "required") Object.assign(facts, factOf(keyword, value));
  }
  // Required, and described nowhere.
  for (const field of fields)
    parts.push([`properties ${field}`, schemaPart(inside(name, `.${field}`), {}, uses, true)]);
  return part(name, facts, parts, uses);
}

/** Whether each variant has a value, a type or a required field with a value of its own. */
function hasTag(variants: Schema[]): boolean {
  const fields = Object.keys(variants[0]?.properties ?? {});
  const tags: Array<(variant: Schema) => unknown> = [
    (variant) => variant.const,
    ({ type }) => (type === "integer" ? "number" : type),
    ...fields.map((name) => ({ properties = {}, required = [] }: Schema) => {
      const field = properties[name];
      return typeof field === "object" && required.includes(name) ? field.const : undefined;
    }),
  ];
  return tags.some((tagOf) => {
    const found = variants.map(tagOf);
    return !found.some((tag) => tag === undefined || Array.isArray(tag)) && new Set(found).size === found.length;
  });
}

const added = (one: Part, impact: Impact): Part => ({ ...one, added: { ...one.added, impact } });

/** What a keyword's schema allows more, `not` allows less. Whatever an `if` allows, one of its branches may refuse. */
function usesIn(keyword: string, uses: Uses): Uses {
  if (keyword === "not") return opposite(uses);
  return keyword === "if" ? both : uses;
}

/** A keyword and its value in the one form in which it is compared. */
function factOf(keyword: string, value: Json): Record<string, unknown> {
  if (keyword === "const") return { enum: [value] };
  if (keyword === "$ref") return { $ref: refName(value) };
  return { [keyword]: keyword === "type" && value.length === 1 ? value[0] : value };
}

/** The name of what is in a part: `Monitor` and `.monitor_id` are `Monitor.monitor_id`. */
function inside(name: string, text: string): string {
  return /^`\S+`$/.test(name) ? `${name.slice(0, -1)}${text}\`` : `${name}: \`${text.replace(/^\./, "")}\``;
}
