// @ts-check
/** @import { Oas3Rule } from "@redocly/openapi-core" */

/**
 * A pattern is a regular expression, as the validators read it.
 * @type {Oas3Rule}
 */
export const PatternValid = () => ({
  Schema({ pattern }, { location, report }) {
    const problem = pattern === undefined ? undefined : problemOf(pattern);
    if (problem) report({ message: `${problem}. Correct it.`, location: location.child("pattern") });
  },
});

/** @param {string} text */
function problemOf(text) {
  try {
    new RegExp(text, "u");
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
