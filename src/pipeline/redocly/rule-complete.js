// @ts-check
import { membersAt, narrow } from "./constants.js";

/** @typedef {Record<string, any>} Schema */

/**
 * A rule between constants (`x-rule`) names the two properties that it relates, and each branch has both. If the second is derived from other fields (`x-derived`), the branch has only the first. Each member of the
 * constant is in one branch, unless a branch is for all others (`x-open-constant`).
 * @type {import("@redocly/openapi-core").Oas3Rule}
 */
export const RuleComplete = () => ({
  Schema(schema, { location, report, resolve }) {
    const rule = /** @type {Schema} */ (schema)["x-rule"];
    if (!rule) return;
    for (const key of ["given", "allows"]) {
      if (typeof rule[key] === "string") continue;
      report({ message: `x-rule has no ${key}.`, location: location.child("x-rule") });
    }
    /** @type {Schema[]} */
    const branches = schema.oneOf ?? [];
    branches.forEach((branch, index) => {
      const isDerived = "x-derived" in branch;
      for (const property of isDerived ? [rule.given] : [rule.given, rule.allows]) {
        if (branch.properties?.[property] && branch.required?.includes(property)) continue;
        report({
          message: `The branch has no required property ${property}, which x-rule names.`,
          location: location.child(["oneOf", index]),
        });
      }
    });

    const given = branches.map((branch) => branch.properties?.[rule.given] ?? {});
    // In the bundle the ids are in the branches, and no $ref tells the constant.
    const $ref = given[0]?.$ref;
    if (!$ref || given.some((one) => "x-open-constant" in one)) return;
    const members = membersAt($ref, resolve);
    const covered = given.flatMap((one) => narrow(one, members));
    for (const member of members) {
      const count = covered.filter((one) => one === member).length;
      const id = JSON.stringify(member.const);
      const problem =
        count === 0
          ? `No branch has the member ${id} of ${$ref}. Add it to the branch that allows what ${id} allows.`
          : `Several branches have the member ${id} of ${$ref}. Leave it in one.`;
      if (count !== 1) report({ message: problem, location: location.child("oneOf").key() });
    }
  },
});
