// @ts-check
/**
 * A rule between constants (`x-rule`) names its function and the two properties that it relates, and each branch has
 * both. If the second is derived from other fields (`x-derived`), the branch has only the first.
 * @type {import("@redocly/openapi-core").Oas3Rule}
 */
export const RuleComplete = () => ({
  Schema(schema, { location, report }) {
    const rule = /** @type {Record<string, any>} */ (schema)["x-rule"];
    if (!rule) return;
    for (const key of ["function", "given", "allows"]) {
      if (typeof rule[key] === "string") continue;
      report({ message: `x-rule has no ${key}.`, location: location.child("x-rule") });
    }
    (schema.oneOf ?? []).forEach((branch, index) => {
      const isDerived = "x-derived" in branch;
      for (const property of isDerived ? [rule.given] : [rule.given, rule.allows]) {
        if (branch.properties?.[property] && branch.required?.includes(property)) continue;
        report({
          message: `The branch has no required property ${property}, which x-rule names.`,
          location: location.child(["oneOf", index]),
        });
      }
    });
  },
});
