// @ts-check
import { membersOf, narrow, subsetOf } from "./constants.js";

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

/**
 * The members of a constant, or of a subset of one.
 * @param {string} $ref
 * @param {import("@redocly/openapi-core").UserContext["resolve"]} resolve
 * @param {string} [from] the file that contains the reference, if it is not the visited one
 * @returns {import("./constants.js").Member[]}
 */
function membersAt($ref, resolve, from) {
  const { node, location } = resolve({ $ref }, from);
  const schema = /** @type {Record<string, any>} */ (node ?? {});
  const constant = subsetOf(schema);
  if (constant === undefined) return membersOf(schema) ?? [];
  return narrow(schema, membersAt(constant, resolve, location?.source.absoluteRef));
}
