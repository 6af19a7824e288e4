// @ts-check
import { membersOf } from "./lower-constants.js";

/**
 * What narrows a constant (`enum` or `not.enum` beside `$ref`) names members that the constant has.
 * @type {import("@redocly/openapi-core").Oas3Rule}
 */
export const ConstantSubset = () => ({
  ref: {
    enter(node, { location, report }, resolved) {
      const narrowing = /** @type {Record<string, any>} */ (node);
      const ids = narrowing.enum ?? narrowing.not?.enum;
      if (!ids) return;
      const known = membersOf(/** @type {any} */ (resolved.node) ?? {})?.map((member) => member.const) ?? [];
      for (const id of ids) {
        if (known.includes(id)) continue;
        report({
          message: `${JSON.stringify(id)} is no member of ${narrowing.$ref}.`,
          location: location.child(narrowing.enum ? "enum" : "not"),
        });
      }
    },
  },
});
