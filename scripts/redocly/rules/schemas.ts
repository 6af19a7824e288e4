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

/** A record of the mock (`x-record`) has a unique kind, and names the property by which the mock finds a record. */
export const RecordKey: Oas3Rule = () => {
  const kinds = new Set<string>();
  return {
    Schema(node, { location, report }) {
      const { properties = {}, "x-record": record } = node as Schema;
      if (!record) return;
      const { kind, key } = record;
      const problem = (message: string) => report({ message, location: location.child("x-record") });
      if (!kind) problem("x-record has no kind. Name the records, such as kind: things.");
      else if (kinds.has(kind)) problem(`Another schema has the kind ${kind} of x-record. Choose another name.`);
      kinds.add(kind);
      if (key && !Object.hasOwn(properties, key)) problem(`The key '${key}' of x-record is not one of the properties.`);
    },
  };
};
