// @ts-check
import { isNarrowing } from "./constants.js";

/**
 * An enum is a component, so that its members have names and meanings in one place. A subset and a rule's branch may
 * narrow one (`x-subset-of` and `x-constant` name it in the bundle).
 * @type {import("@redocly/openapi-core").Oas3Rule}
 */
export const NoInlineEnum = () => ({
  Schema(schema, { location, report }) {
    const pointer = location.pointer;
    const isComponent = pointer === "#/" || /^#\/components\/schemas\/[^/]+$/.test(pointer);
    if (!schema.enum || isComponent || isNarrowing(schema, pointer)) return;
    report({
      message:
        "The enum is inline. Move it to a file in openapi/components/constants/<domain>/, list it in openapi.yaml, and refer to it with $ref.",
      location: location.child("enum"),
    });
  },
});
