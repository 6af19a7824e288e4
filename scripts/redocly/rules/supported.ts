import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { Oas3Rule, UserContext } from "@redocly/openapi-core";
import { methodsWithBody, type Schema } from "../../../src/contract/document.ts";
import { nearestTexts } from "../../../src/shared/nearest.ts";
import { discriminatorsOf } from "../../tagged-union.ts";
import { membersOf, subsetOf } from "../constants.ts";
import * as supported from "./supported-constructs.ts";

type Place = Pick<UserContext, "location" | "report">;
type Resolve = UserContext["resolve"];

/** The path of the list of supported constructs, for messages. */
const allowlist = relative(process.cwd(), fileURLToPath(new URL("supported-constructs.ts", import.meta.url)));

function reject(construct: string, instead: string, { location, report }: Place, at: string | string[]): void {
  const advice = `Instead: ${instead}. To support it, make all parts handle it, and then add it to ${allowlist}.`;
  const message = `${construct} is not supported: not all parts of this repository handle it. ${advice}`;
  report({ message, location: location.child(at).key() });
}

function rejectField(construct: string, key: string, context: Place): void {
  reject(construct, supported.insteadOfField[key] ?? "leave it out", context, key);
}

/** The keys of an object that are neither allowed nor extensions. */
function unsupportedKeys(object: object, allowed: readonly string[]): string[] {
  return Object.keys(object).filter((key) => !allowed.includes(key) && !key.startsWith("x-"));
}

/**
 * A contract uses only the constructs that supported-constructs.ts lists. Otherwise each part of this repository would silently
 * handle a construct in its own way.
 */
export const Supported: Oas3Rule = () => {
  /** The schemas around the visited place. */
  const around = new Set<object>();
  return {
    any: {
      enter(node, context) {
        const kind = context.type.name;
        const allowed = supported.fields[kind];
        for (const key of allowed ? unsupportedKeys(node, allowed) : [])
          rejectField(`\`${key}\` of ${kind}`, key, context);
        for (const key of Object.keys(Object(node)))
          if (key.startsWith("x-") && !supported.extensions.includes(key)) {
            const [nearest] = nearestTexts(supported.extensions, key);
            reject(`\`${key}\``, `correct it, perhaps to ${nearest}, or leave it out`, context, key);
          }
      },
    },
    ref: {
      enter(node, context, { node: target }) {
        const isInRule = [...around].some((schema) => "x-rule" in schema);
        const beside = isInRule ? supported.besideRefInRule : supported.besideRef;
        const allowed = ["$ref", ...(context.type.name === "Schema" ? beside : [])];
        const besideRef = "write it into the schema that $ref names; a subset of a constant is a component of its own";
        for (const key of unsupportedKeys(node, allowed)) reject(`\`${key}\` beside $ref`, besideRef, context, key);
        if (around.has(Object(target)))
          reject(`A schema that refers to itself (${node.$ref})`, "write {} where it repeats", context, "$ref");
      },
    },
    PathItem: {
      enter(item, context) {
        for (const [method, operation] of Object.entries(item))
          if (operation?.requestBody && !methodsWithBody.includes(method.toUpperCase()))
            reject(`A request body of ${method.toUpperCase()}`, "use parameters", context, [method, "requestBody"]);
      },
      RequestBody({ content }, context, { PathItem: item }) {
        const isOfAuthServer = "x-auth-server" in Object(item);
        checkMediaTypes(content, isOfAuthServer ? supported.authServerRequests : supported.requests, context);
      },
    },
    Responses(responses, context) {
      for (const status of unsupportedKeys(responses, []))
        if (!supported.status.test(status))
          reject(`The status ${status}`, 'list each status, such as "404"', context, status);
      if (responses["204"]?.content)
        reject("A body with status 204", "use the status 200", context, ["204", "content"]);
    },
    Response({ content }, context) {
      checkMediaTypes(content, supported.responses, context);
    },
    Parameter({ name, in: place = "", schema }, context) {
      if (!supported.places.includes(place))
        return reject(`A parameter in ${place}`, "use one in the path or the query", context, "in");
      if (place === "cookie" && !supported.cookies.includes(name))
        reject(`The cookie ${name}`, "use a parameter in the query", context, "name");
      const mayBeList = supported.placesOfLists.includes(place);
      const what = mayBeList ? "neither a single value nor a list of these" : "not a single value";
      if (schema && !isWrittenAsText(schema as Schema, mayBeList, context.resolve))
        reject(`A parameter in ${place} that is ${what}`, single, context, "schema");
    },
    Header({ schema }, context) {
      if (schema && !isWrittenAsText(schema as Schema, false, context.resolve))
        reject("A header that is not a single value", single, context, "schema");
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
    if (!allowed.includes(name))
      reject(`The media type ${name} here`, `use ${allowed.join(" or ")}`, context, ["content", name]);
  if (names.length > 1) reject("A body in several media types", "keep one of them", context, "content");
}

function checkSchema(schema: Schema, context: UserContext): void {
  const { type, format, items, properties, oneOf, allOf, not, discriminator } = schema;
  if ([items, ...Object.values(properties ?? {})].some((one) => typeof one === "boolean"))
    reject("A schema that is `true` or `false`", "write `{}` or `{ not: {} }`", context, []);
  if (format !== undefined && !supported.formats.includes(format)) {
    const isFile = format === "binary" || format === "byte";
    const file = "leave it out: a body of application/pdf or text/csv is a file by its media type";
    reject(
      `The format ${format}`,
      isFile ? file : `use ${supported.formats.join(", ")}, or a pattern`,
      context,
      "format",
    );
  }
  const types = [type ?? []].flat();
  const isPair = (pair: readonly string[]) => types.length === 2 && pair.every((name) => types.includes(name));
  if (Array.isArray(type) && !supported.typePairs.some(isPair))
    reject(`The types ${type.join(", ")}`, "use anyOf with a schema for each", context, "type");
  if (types.includes("array") && !items)
    reject("An array without `items`", "write items: {} if an item may be anything", context, "type");
  if (allOf && subsetOf(schema) === undefined)
    reject("`allOf` that does not narrow a constant", "write all properties into one schema", context, "allOf");
  for (const key of Object.keys(not ?? {}))
    if (!supported.not.includes(key)) reject(`\`not\` with ${key}`, "exclude values by const or enum", context, "not");
  const tags = oneOf ? namesOfTags(oneOf, context.resolve) : [];
  const tag = "a property that is required and has another `const` in each";
  if (oneOf && tags?.length === 0 && !membersOf(schema) && !schema["x-rule"])
    reject(`\`oneOf\` without a tag (${tag})`, "add such a property, or use anyOf", context, "oneOf");
  if (discriminator && tags && !tags.includes(discriminator.propertyName))
    reject("`discriminator` that does not name the tag of a `oneOf`", `name ${tag}`, context, "discriminator");
}

const single = `use ${supported.scalars.join(", ")}`;

/**
 * Whether a schema describes a single value or, if `mayBeList`, a list of single values. A misspelt reference passes, because
 * another rule reports it.
 */
function isWrittenAsText(given: Schema, mayBeList: boolean, resolve: Resolve, from?: string): boolean {
  const { schema, file } = resolved(given, resolve, from);
  if (!schema) return true;
  if (mayBeList && schema.type === "array") return isWrittenAsText(schema.items ?? {}, false, resolve, file);
  if (schema.anyOf) return schema.anyOf.every((one) => isWrittenAsText(one, false, resolve, file));
  return supported.scalars.includes(String(schema.type));
}

/** The names of the tags of a `oneOf`; undefined if a reference is misspelt, which another rule reports. */
function namesOfTags(given: readonly Schema[], resolve: Resolve): string[] | undefined {
  const variants = given.flatMap((variant) => {
    const { schema, file } = resolved(variant, resolve);
    return schema ? [{ schema, resolve: (property: Schema) => resolved(property, resolve, file).schema ?? {} }] : [];
  });
  return variants.length < given.length ? undefined : [...discriminatorsOf(variants).keys()];
}

/** Follows the reference of a schema, if it has one. The result has its file, and no schema if the reference is misspelt. */
function resolved(
  given: Schema,
  resolve: Resolve,
  from?: string,
): { schema?: Schema | undefined; file?: string | undefined } {
  if (!given.$ref) return { schema: given, file: from };
  const { node, location } = resolve<Schema>({ $ref: given.$ref }, from);
  return { schema: node, file: location?.source.absoluteRef };
}
