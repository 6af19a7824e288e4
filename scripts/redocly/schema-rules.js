// @ts-check
/** @import { Oas3Rule } from "@redocly/openapi-core" */
import { isDeepStrictEqual } from "node:util";
import { membersOf } from "./constants.js";

/**
 * The patterns of a schema are regular expressions, as the validators read them.
 * @type {Oas3Rule}
 */
export const PatternValid = () => ({
  Schema(schema, { location, report }) {
    const { pattern, patternProperties = {} } = /** @type {Record<string, any>} */ (schema);
    /** @param {string} text @param {string[]} path */
    const check = (text, path) => {
      const problem = problemOf(text);
      if (problem) report({ message: `${problem}. Correct it.`, location: location.child(path) });
    };
    if (typeof pattern === "string") check(pattern, ["pattern"]);
    for (const text of Object.keys(patternProperties)) check(text, ["patternProperties", text]);
  },
});

/** What is wrong with a pattern, also without the stricter escapes of Unicode. @param {string} text */
function problemOf(text) {
  try {
    new RegExp(text);
  } catch (error) {
    return /** @type {Error} */ (error).message;
  }
}

/**
 * OpenAPI requires every parameter of a path.
 * @type {Oas3Rule}
 */
export const PathParameterRequired = () => ({
  Parameter({ in: place, name, required }, { location, report }) {
    if (place !== "path" || required === true) return;
    report({ message: `The path always has its parameter ${name}. Add required: true.`, location: location.key() });
  },
});

const limits = ["imum", "Length", "Items", "Properties", "Contains"];

/**
 * Some value fits a schema: JSON Schema allows others, which are mistakes.
 * @type {Oas3Rule}
 */
export const SchemaConsistent = () => ({
  Schema(schema, { location, report }) {
    const say = (/** @type {string} */ key, /** @type {string} */ message) =>
      report({ message, location: location.child(key) });
    const { enum: listed, default: initial, type, ...rest } = /** @type {Record<string, any>} */ (schema);
    const ids = listed ?? membersOf(rest)?.map((/** @type {any} */ member) => member.const);
    if (Array.isArray(ids)) {
      const twice = ids.find((id, index) => ids.indexOf(id) !== index);
      if (twice !== undefined && listed) say("enum", `The enum has ${JSON.stringify(twice)} twice.`);
      if (initial !== undefined && !ids.some((id) => isDeepStrictEqual(id, initial)))
        say("default", `The default ${JSON.stringify(initial)} is not one of the enum.`);
    }
    for (const name of limits) {
      const [low, high] = [`min${name}`, `max${name}`];
      if (rest[low] > rest[high]) say(low, `No value fits: ${low} is ${rest[low]}, and ${high} is ${rest[high]}.`);
    }
    if ([type].flat().includes("array") && !("items" in rest) && !("prefixItems" in rest))
      say("type", "The array does not say what its items are. Add items.");
  },
});

/** What the media types of the registry start with, and ranges. */
const mediaType =
  /^(application|audio|font|haptics|image|message|model|multipart|text|video|x-[\w-]+|\*)\/[^\s/;]+(\s*;.*)?$/i;

/**
 * The name of a media type is one.
 * @type {Oas3Rule}
 */
export const MediaTypeKnown = () => ({
  MediaTypesMap(content, { location, report }) {
    for (const name of Object.keys(content)) {
      const message = `${name} is not a media type. Use one such as application/json.`;
      if (!mediaType.test(name)) report({ message, location: location.child(name).key() });
    }
  },
});

/**
 * An envelope requires its message. Otherwise the type of `unwrap` is the envelope, and its value the data.
 * @type {Oas3Rule}
 */
export const EnvelopeMessage = () => ({
  Schema({ properties = {}, required = [] }, { location, report }) {
    const isEnvelope = "data" in properties && "message" in properties && "code" in properties;
    if (!isEnvelope || required.includes("message")) return;
    const message =
      "The envelope does not require its message, so the type of `unwrap` is wrong. Add required: [message].";
    report({ message, location: location.child("properties").key() });
  },
});

/**
 * What only one direction has is required in neither: `required` holds for requests and responses (JSON Schema).
 * @type {Oas3Rule}
 */
export const RequiredInBoth = () => ({
  Schema({ properties = {}, required = [] }, { location, report }) {
    for (const [index, name] of required.entries()) {
      const { readOnly, writeOnly } = Object(properties[name]);
      if (!readOnly && !writeOnly) continue;
      const message = readOnly
        ? `${name} is required and readOnly, so a request is refused without it, too. Do not require it, or describe requests by another schema.`
        : `${name} is required and writeOnly, so a response is refused without it, too. Do not require it, or describe responses by another schema.`;
      report({ message, location: location.child(["required", index]) });
    }
  },
});
