// @ts-check
/**
 * A rule between constants (`x-rule`) names its function and the two properties it relates, and each branch has both.
 * @type {import("@redocly/openapi-core").Oas3Rule}
 */
export const RuleComplete = () => ({
  Schema(schema, { location, report }) {
    const rule = /** @type {Record<string, any>} */ (schema)["x-rule"];
    if (!rule) return;
    for (const key of ["function", "given", "allows"]) {
      if (typeof rule[key] === "string") continue;
      report({ message: `x-rule names no ${key}.`, location: location.child("x-rule") });
    }
    (schema.oneOf ?? []).forEach((branch, index) => {
      for (const property of [rule.given, rule.allows]) {
        if (branch.properties?.[property] && branch.required?.includes(property)) continue;
        report({
          message: `The branch has no required property ${property}, which x-rule names.`,
          location: location.child(["oneOf", index]),
        });
      }
    });
  },
});
