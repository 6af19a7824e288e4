// @ts-check
import { membersAt, subsetOf } from "./constants.js";

/**
 * A narrowing of a constant (`enum` or `not.enum`, next to a `$ref` or in a subset) contains only members of the
 * constant.
 * @type {import("@redocly/openapi-core").Oas3Rule}
 */
export const ConstantSubset = () => {
  /**
   * @param {Record<string, any>} narrowing
   * @param {string} $ref of the constant
   * @param {import("@redocly/openapi-core").UserContext} context
   */
  function check(narrowing, $ref, { location, report, resolve }) {
    const key = narrowing.enum ? "enum" : "not";
    /** @type {Array<string | number>} */
    const ids = narrowing.enum ?? narrowing.not?.enum ?? [];
    if (ids.length === 0) return;
    const members = membersAt($ref, resolve).map((member) => member.const);
    for (const id of ids.filter((one) => !members.includes(one))) {
      report({ message: `${JSON.stringify(id)} is not a member of ${$ref}.`, location: location.child(key) });
    }
  }
  return {
    ref: { enter: (node, context) => check(node, node.$ref, context) },
    Schema(schema, context) {
      const $ref = subsetOf(schema);
      if ($ref !== undefined) check(schema, $ref, context);
    },
  };
};
