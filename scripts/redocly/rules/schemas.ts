import type { Oas3Rule } from "@redocly/openapi-core";
import type { Schema } from "../../../src/contract/document.ts";

/** A pattern is a regular expression, as the validators read it. */
export const PatternValid: Oas3Rule = () => ({
  Schema({ pattern }, { location, report }) {
    try {
      if (pattern !== undefined) new RegExp(pattern, "u");
    } catch (error) {
      report({ message: `${(error as Error).message}. Correct it.`, location: location.child("pattern") });
    }
  },
});

/** A record that the mock keeps has the property by which the mock finds one (`x-record`). */
export const RecordKey: Oas3Rule = () => ({
  Schema(node, { location, report }) {
    const { properties = {}, "x-record": record } = node as Schema;
    if (!record?.key || Object.hasOwn(properties, record.key)) return;
    const message = `The key '${record.key}' of x-record is not one of the properties.`;
    report({ message, location: location.child("x-record") });
  },
});

/** An envelope requires its message. Otherwise the type of `unwrap` is the envelope, and its value the data. */
export const EnvelopeMessage: Oas3Rule = () => ({
  Schema({ properties = {}, required = [] }, { location, report }) {
    const isEnvelope = "data" in properties && "message" in properties && "code" in properties;
    if (!isEnvelope || required.includes("message")) return;
    const message =
      "The envelope does not require its message, so the type of `unwrap` is wrong. Add required: [message].";
    report({ message, location: location.child("properties").key() });
  },
});
