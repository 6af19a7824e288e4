import { basename } from "node:path";
import type { Oas3Rule } from "@redocly/openapi-core";
import type { Schema } from "../../../src/contract/document.ts";
import { membersAt, narrow } from "../constants.ts";

/**
 * Checks the rules between constants (`x-rule`):
 * - A rule names two properties, and each branch has both. A branch whose second property is derived from other fields
 *   (`x-derived`) has only the first.
 * - Each member of the first constant is in one branch. A branch for all other members (`x-open-constant`) excludes the members of
 *   the other branches.
 * - No two rules have the same second property, because it gives the generated function its name.
 */
export const RuleComplete: Oas3Rule = () => {
  const ruleOf = new Map<string, string>();
  return {
    Schema(node, { location, report, resolve }) {
      const { "x-rule": rule, oneOf: branches = [] } = node as Schema;
      if (rule === undefined) return;
      const ofRule = (message: string) => report({ message, location: location.child("x-rule") });
      for (const key of ["given", "allows"] as const)
        if (typeof rule[key] !== "string") ofRule(`x-rule has no ${key}.`);
      if (branches.length === 0) ofRule("x-rule has no branches. List them in oneOf, as in the other rules.");
      if (typeof rule.given !== "string" || typeof rule.allows !== "string") return;
      const file = basename(location.source.absoluteRef);
      const first = ruleOf.get(rule.allows) ?? file;
      ruleOf.set(rule.allows, first);
      if (first !== file) ofRule(`${first} allows ${rule.allows}, too. Give the property another name in one of them.`);
      for (const [index, branch] of branches.entries()) {
        for (const property of "x-derived" in branch ? [rule.given] : [rule.given, rule.allows]) {
          if (branch.properties?.[property] && branch.required?.includes(property)) continue;
          const message = `The branch has no required property ${property}, which x-rule names.`;
          report({ message, location: location.child(["oneOf", index]) });
        }
        const allowed = "x-derived" in branch ? undefined : branch.properties?.[rule.allows];
        if (allowed && !allowed.$ref && !allowed["x-constant"])
          report({
            message: `The property ${rule.allows} refers to no constant and no record. Use $ref.`,
            location: location.child(["oneOf", index, "properties", rule.allows]),
          });
      }
      const given = branches.map((branch) => branch.properties?.[rule.given] ?? {});
      // The rule also runs on the bundled contract, whose branches list ids and have no $ref.
      const $ref = given.find((one) => one.$ref)?.$ref;
      if (!$ref) return;
      const problem = (message: string) => report({ message, location: location.child("oneOf").key() });
      const members = membersAt($ref, resolve);
      if (!members) return;
      const ids = members.map((member) => member.const);
      const excluded = given.flatMap((one) => ("x-open-constant" in one ? (one.not?.enum ?? []) : []));
      for (const id of excluded.filter((one) => !ids.includes(one)))
        problem(`The branch for all others excludes ${JSON.stringify(id)}, which is not a member of ${$ref}.`);
      const covered = given.flatMap((one) => narrow(one, members));
      for (const member of members) {
        const id = JSON.stringify(member.const);
        const count = covered.filter((one) => one === member).length;
        if (count === 0)
          problem(`No branch has the member ${id} of ${$ref}. Add it to the branch that allows what ${id} allows.`);
        if (count > 1) problem(`Several branches have the member ${id} of ${$ref}. Leave it in one.`);
      }
    },
  };
};
