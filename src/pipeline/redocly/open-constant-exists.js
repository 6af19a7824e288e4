// @ts-check
/**
 * `x-open-constant` names an existing constant, which has the values that are known today.
 * @type {import("@redocly/openapi-core").Oas3Rule}
 */
export const OpenConstantExists = () => {
  /** @type {Set<string>} */
  let schemas = new Set();
  return {
    Root(root) {
      schemas = new Set(Object.keys(root.components?.schemas ?? {}));
    },
    Schema(schema, { location, report }) {
      const name = /** @type {Record<string, any>} */ (schema)["x-open-constant"];
      if (name === undefined || schemas.has(name)) return;
      report({
        message: `x-open-constant names ${name}, which is not a constant.`,
        location: location.child("x-open-constant"),
      });
    },
  };
};
