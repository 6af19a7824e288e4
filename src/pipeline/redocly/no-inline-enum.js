// @ts-check
import { isComponent, isNarrowing } from "./constants.js";

/**
 * An enum is a component, so that its members have names and meanings in one place. A subset and a rule's branch may
 * narrow one (`x-constant` names it in the bundle).
 * @type {import("@redocly/openapi-core").Oas3Rule}
 */
export const NoInlineEnum = () => ({
  Schema(schema, { location, report }) {
    const pointer = location.pointer;
    if (!schema.enum || isComponent(pointer) || isNarrowing(schema, pointer)) return;
    report({
      message: "The enum is inline. Make it a component with names and meanings, and refer to it with $ref.",
      location: location.child("enum"),
    });
  },
});
