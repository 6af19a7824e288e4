import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { Oas3Rule, UserContext } from "@redocly/openapi-core";
import type { Schema } from "../../../src/contract/document.ts";
import { membersOf, subsetOf } from "../constants.ts";
import * as supported from "./supported-constructs.ts";

type Place = Pick<UserContext, "location" | "report">;
type Resolve = UserContext["resolve"];

/** For messages. */
const allowlist = relative(process.cwd(), fileURLToPath(new URL("supported-constructs.ts", import.meta.url)));

function refuse(construct: string, { location, report }: Place, at: string | string[]): void {
  const reason = "because not all parts of this repository handle it";
  const advice = `Use another construct. To support this one, make all parts handle it, and then add it to ${allowlist}.`;
  report({ message: `${construct} is not supported, ${reason}. ${advice}`, location: location.child(at).key() });
}

/** The keys of an object that it may not have. */
function unsupportedKeys(object: object, allowed: readonly string[]): string[] {
  return Object.keys(object).filter((key) => !allowed.includes(key) && !key.startsWith("x-"));
}

/**
 * A contract uses only what supported-constructs.ts lists. Otherwise each part of this repository would do something of its own with
 * a construct, without a word.
 */
export const Supported: Oas3Rule = () => {
  /** The schemas around the visited place. */
  const around = new Set<object>();
  return {
    any: {
      enter(node, context) {
        const kind = context.type.name;
        const allowed = supported.fields[kind];
        for (const key of allowed ? unsupportedKeys(node, allowed) : []) refuse(`\`${key}\` of ${kind}`, context, key);
        for (const key of Object.keys(Object(node)))
          if (key.startsWith("x-") && !supported.extensions.includes(key)) refuse(`\`${key}\``, context, key);
      },
    },
    ref: {
      enter(node, context, { node: target }) {
        const isInRule = [...around].some((schema) => "x-rule" in schema);
        const beside = isInRule ? supported.besideRefInRule : supported.besideRef;
        const allowed = ["$ref", ...(context.type.name === "Schema" ? beside : [])];
        for (const key of unsupportedKeys(node, allowed)) refuse(`\`${key}\` beside $ref`, context, key);
        if (around.has(Object(target))) refuse(`A schema that refers to itself (${node.$ref})`, context, "$ref");
      },
    },
    PathItem: {
      enter(item, context) {
        for (const [method, operation] of Object.entries(item))
          if (operation?.requestBody && !supported.methodsWithBody.includes(method))
            refuse(`A request body of ${method.toUpperCase()}`, context, [method, "requestBody"]);
      },
      RequestBody({ content }, context, { PathItem: item }) {
        const isOfAuthServer = "x-auth-server" in Object(item);
        checkMediaTypes(content, isOfAuthServer ? supported.authServerRequests : supported.requests, context);
      },
    },
    Responses(responses, context) {
      for (const status of unsupportedKeys(responses, []))
        if (!supported.status.test(status)) refuse(`The status ${status}`, context, status);
    },
    Response({ content }, context) {
      checkMediaTypes(content, supported.responses, context);
    },
    Parameter({ name, in: place = "", schema }, context) {
      if (!supported.places.includes(place)) return refuse(`A parameter in ${place}`, context, "in");
      if (place === "cookie" && !supported.cookies.includes(name)) refuse(`The cookie ${name}`, context, "name");
      const mayBeList = supported.placesOfLists.includes(place);
      const what = mayBeList ? "neither a single value nor a list of these" : "not a single value";
      if (schema && !isText(schema as Schema, mayBeList, context.resolve))
        refuse(`A parameter in ${place} that is ${what}`, context, "schema");
    },
    Header({ schema }, context) {
      if (schema && !isText(schema as Schema, false, context.resolve))
        refuse("A header that is not a single value", context, "schema");
    },
    Schema: {
      enter(schema, context) {
        around.add(schema);
        checkSchema(schema as Schema, context);
      },
      leave: (schema) => void around.delete(schema),
    },
  };
};

function checkMediaTypes(content: object | undefined, allowed: readonly string[], context: UserContext): void {
  const names = Object.keys(content ?? {});
  for (const name of names)
    if (!allowed.includes(name)) refuse(`The media type ${name} here`, context, ["content", name]);
  if (names.length > 1) refuse("A body in several media types", context, "content");
}

function checkSchema(schema: Schema, context: UserContext): void {
  const { type, format, items, properties, oneOf, allOf, not, discriminator } = schema;
  if ([items, ...Object.values(properties ?? {})].some((one) => typeof one === "boolean"))
    refuse("A schema that is `true` or `false` (`{}` and `{ not: {} }` mean the same)", context, []);
  const formats = [...supported.checkedFormats, ...supported.notedFormats];
  if (format !== undefined && !formats.includes(format)) refuse(`The format ${format}`, context, "format");
  const types = [type ?? []].flat();
  const isPair = (pair: readonly string[]) => types.length === 2 && pair.every((name) => types.includes(name));
  if (Array.isArray(type) && !supported.typePairs.some(isPair)) refuse(`The types ${type.join(", ")}`, context, "type");
  if (types.includes("array") && !items) refuse("An array without `items`", context, "type");
  if (allOf && subsetOf(schema) === undefined) refuse("`allOf` that does not narrow a constant", context, "allOf");
  for (const key of Object.keys(not ?? {}))
    if (!supported.not.includes(key)) refuse(`\`not\` with ${key}`, context, "not");
  const tags = oneOf ? tagsOf(oneOf, context.resolve) : [];
  if (oneOf && !membersOf(schema) && !schema["x-rule"] && tags.length === 0)
    refuse("`oneOf` without a tag (a property that is required and has another `const` in each)", context, "oneOf");
  if (discriminator && !tags.includes(discriminator.propertyName))
    refuse("`discriminator` that does not name the tag of a `oneOf`", context, "discriminator");
}

/** Whether a schema is of a single value, or of a list of these, if it may. */
function isText(given: Schema, mayBeList: boolean, resolve: Resolve, from?: string): boolean {
  const { schema, file } = resolved(given, resolve, from);
  if (mayBeList && schema.type === "array") return isText(schema.items ?? {}, false, resolve, file);
  if (schema.anyOf) return schema.anyOf.every((one) => isText(one, false, resolve, file));
  return supported.scalars.includes(String(schema.type));
}

/** The properties that tell variants apart: each variant requires them, and no two have the same value. */
function tagsOf(variants: readonly Schema[], resolve: Resolve): string[] {
  const values = variants.map((variant) => {
    const { schema, file } = resolved(variant, resolve);
    const { properties = {}, required = [] } = schema;
    return new Map(
      required.map((name) => {
        const property = properties[name] ?? {};
        const { const: only, enum: ids = [] } = { ...resolved(property, resolve, file).schema, ...property };
        return [name, only === undefined ? ids : [only]];
      }),
    );
  });
  return [...(values[0]?.keys() ?? [])].filter((name) => {
    const all = values.flatMap((one) => one.get(name) ?? []);
    return values.every((one) => one.get(name)?.length) && new Set(all).size === all.length;
  });
}

/** A schema or the one that it refers to, with its file. */
function resolved(given: Schema, resolve: Resolve, from?: string): { schema: Schema; file: string | undefined } {
  if (!given.$ref) return { schema: given, file: from };
  const { node, location } = resolve<Schema>({ $ref: given.$ref }, from);
  return { schema: node ?? {}, file: location?.source.absoluteRef };
}
