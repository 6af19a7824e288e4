// @ts-check
/** @import { Oas3Rule, UserContext } from "@redocly/openapi-core" */
/** @import { Schema } from "./constants.js" */
/** @typedef {UserContext["resolve"]} Resolve */
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { listedIn, subsetOf } from "./constants.js";
import { supported } from "./supported.js";

/** For messages: the allowlist. */
const file = relative(process.cwd(), fileURLToPath(new URL("supported.js", import.meta.url)));

/**
 * A contract uses only what is in `supported`. Otherwise each part of this repository would do something of its own with a
 * construct, without a word.
 * @type {Oas3Rule}
 */
export const Supported = () => {
  /**
   * The schemas around the visited place.
   * @type {Set<object>}
   */
  const around = new Set();
  return {
    any: {
      enter(node, context) {
        const allowed = fieldsOf(context);
        for (const key of Object.keys(allowed ? node : {}))
          if (!allowed?.includes(key) && !key.startsWith("x-"))
            refuse(`\`${key}\` of ${context.type.name}`, context, key);
      },
    },
    ref: {
      enter(node, context, { node: target }) {
        const isInRule = [...around].some((schema) => "x-rule" in schema);
        const beside = isInRule ? supported.besideRefInRule : supported.besideRef;
        const allowed = ["$ref", ...(context.type.name === "Schema" ? beside : [])];
        for (const key of Object.keys(node))
          if (!allowed.includes(key) && !key.startsWith("x-")) refuse(`\`${key}\` beside $ref`, context, key);
        if (around.has(target)) refuse(`A schema that refers to itself (${node.$ref})`, context, "$ref");
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
      for (const status of Object.keys(responses))
        if (!supported.status.test(status) && !status.startsWith("x-")) refuse(`The status ${status}`, context, status);
    },
    Response({ content }, context) {
      checkMediaTypes(content, supported.responses, context);
    },
    Parameter({ name, in: place, style, explode, schema }, context) {
      const { [place ?? ""]: usual } = /** @type {Record<string, typeof supported.parameters.query>} */ (
        supported.parameters
      );
      if (!usual) return refuse(`A parameter in ${place}`, context, "in");
      if (place === "cookie" && !supported.cookies.includes(name)) refuse(`The cookie ${name}`, context, "name");
      if (style !== undefined && style !== usual.style) refuse(`\`style: ${style}\` in ${place}`, context, "style");
      if (explode !== undefined && explode !== usual.explode)
        refuse(`\`explode: ${explode}\` in ${place}`, context, "explode");
      const what = usual.hasLists ? "neither a single value nor a list of these" : "not a single value";
      if (schema && !isText(schema, usual.hasLists, context.resolve))
        refuse(`A parameter in ${place} that is ${what}`, context, "schema");
    },
    Header({ schema }, context) {
      if (schema && !isText(schema, false, context.resolve))
        refuse("A header that is not a single value", context, "schema");
    },
    Schema: {
      enter(schema, context) {
        around.add(schema);
        checkSchema(schema, context);
      },
      leave(schema) {
        around.delete(schema);
      },
    },
  };
};

/** @param {UserContext} context @returns {string[] | undefined} */
function fieldsOf({ type }) {
  return /** @type {Record<string, string[]>} */ (supported.fields)[type.name];
}

/** @type {(construct: string, context: Pick<UserContext, "location" | "report">, at: string | string[]) => void} */
function refuse(construct, { location, report }, at) {
  const reason = "because not all parts of this repository handle it";
  const advice = `Use another construct. To support this one, make all parts handle it, and then add it to ${file}.`;
  report({ message: `${construct} is not supported, ${reason}. ${advice}`, location: location.child(at).key() });
}

/** @type {(content: object | undefined, allowed: string[], context: UserContext) => void} */
function checkMediaTypes(content = {}, allowed, context) {
  const names = Object.keys(content);
  for (const name of names)
    if (!allowed.includes(name)) refuse(`The media type ${name} here`, context, ["content", name]);
  if (names.length > 1) refuse("A body in several media types", context, "content");
}

/** @type {(schema: Schema, context: UserContext) => void} */
function checkSchema(schema, context) {
  const { type, format, items, oneOf, allOf, not, discriminator } = schema;
  const formats = [...supported.formats.checked, ...supported.formats.notes];
  if (format !== undefined && !formats.includes(format)) refuse(`The format ${format}`, context, "format");
  const isPair = (/** @type {string[]} */ pair) => type.length === 2 && pair.every((name) => type.includes(name));
  if (Array.isArray(type) && !supported.types.some(isPair)) refuse(`The types ${type.join(", ")}`, context, "type");
  if ([type].flat().includes("array") && !items) refuse("An array without `items`", context, "type");
  if (allOf && subsetOf(schema) === undefined) refuse("`allOf` that does not narrow a constant", context, "allOf");
  for (const key of Object.keys(Object(not)))
    if (!supported.not.includes(key)) refuse(`\`not\` with ${key}`, context, "not");
  const tags = oneOf ? tagsOf(oneOf, context.resolve) : [];
  if (oneOf && !listedIn(schema) && !schema["x-rule"] && tags.length === 0)
    refuse("`oneOf` without a tag (a property that is required and has another `const` in each)", context, "oneOf");
  if (discriminator && !tags.includes(discriminator.propertyName))
    refuse("`discriminator` that does not name the tag of a `oneOf`", context, "discriminator");
}

/**
 * Whether a schema is of a single value, or of a list of these, if it may.
 * @type {(given: Schema, mayBeList: boolean, resolve: Resolve, from?: string) => boolean}
 */
function isText(given, mayBeList, resolve, from) {
  const { schema, file } = resolved(given, resolve, from);
  if (mayBeList && schema.type === "array") return isText(Object(schema.items), false, resolve, file);
  if (schema.anyOf) return schema.anyOf.every((/** @type {Schema} */ one) => isText(one, false, resolve, file));
  return supported.scalars.includes(schema.type);
}

/**
 * The properties that tell variants apart: each variant requires them, and no two have the same value.
 * @type {(variants: Schema[], resolve: Resolve) => string[]}
 */
function tagsOf(variants, resolve) {
  /** @type {Array<Record<string, unknown[]>>} */
  const values = variants.map((variant) => {
    const { schema, file } = resolved(variant, resolve);
    const { properties = {}, required = [] } = schema;
    return Object.fromEntries(
      required.map((/** @type {string} */ name) => {
        const property = Object(properties[name]);
        const { const: only, enum: ids = [] } = { ...resolved(property, resolve, file).schema, ...property };
        return [name, only === undefined ? ids : [only]];
      }),
    );
  });
  return Object.keys(Object(values[0])).filter((name) => {
    const all = values.flatMap((one) => one[name] ?? []);
    return values.every((one) => one[name]?.length) && new Set(all).size === all.length;
  });
}

/**
 * A schema or the one that it refers to, with its file.
 * @type {(given: Schema, resolve: Resolve, from?: string) => { schema: Schema, file: string | undefined }}
 */
function resolved(given, resolve, from) {
  if (!given.$ref) return { schema: given, file: from };
  const { node, location } = resolve(/** @type {{ $ref: string }} */ (given), from);
  return { schema: Object(node), file: location?.source.absoluteRef };
}
