// @ts-check
/**
 * `x-open-constant` names a constant of the index: its values are those known today, and the types offer them.
 * @type {import("@redocly/openapi-core").Oas3Rule}
 */
export const OpenConstantKnown = () => {
  /** @type {Set<string>} */
  let known = new Set();
  return {
    Root(root) {
      known = new Set(Object.keys(root.components?.schemas ?? {}));
    },
    Schema(schema, { location, report }) {
      const name = /** @type {Record<string, any>} */ (schema)["x-open-constant"];
      if (name === undefined || known.has(name)) return;
      report({
        message: `x-open-constant names ${name}, which is not a constant.`,
        location: location.child("x-open-constant"),
      });
    },
  };
};
