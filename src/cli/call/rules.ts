import { type Constant, constantsOf } from "../../contract/constants.ts";
import type { Document, Id } from "../../contract/document.ts";
import { constantsIn, rulesOf } from "../../contract/rules.ts";
import { ConstantSchema } from "../../validation/schemas/constant.ts";
import { RuleSchema } from "../../validation/schemas/rule.ts";

/** A value of a request. */
export interface NamedValue {
  name: string;
  value: unknown;
  /** That its ids are of. */
  constant: Constant | undefined;
}

/**
 * How a request breaks the rules between constants, in a line for each. A rule judges the value that is of its constant, or
 * has the name that the rule uses; not one of several, nor an id that the service may have added.
 */
export function brokenRules(values: readonly NamedValue[], document: Document): string[] {
  const schemas = constantsOf(document).map(({ name, title, members }) => {
    return new ConstantSchema(name, title, Object.fromEntries(members.map((member) => [member.name, member.id])));
  });
  const find = (property: string, names: readonly string[]) => {
    const isIt = ({ name, constant }: NamedValue) => (constant ? names.includes(constant.name) : name === property);
    const [found, ...others] = values.filter(isIt);
    const constants = schemas.filter(({ name }) => names.includes(name));
    const ids = constants.flatMap((constant) => Object.values(constant.values));
    const id = ids.find((one) => found && others.length === 0 && String(one) === String(found.value));
    return found && id !== undefined ? { property: found.name, id, constants } : undefined;
  };
  return rulesOf(document).flatMap((rule) => {
    const [givenName = "", ...allowedNames] = constantsIn(rule);
    const given = find(rule.property, [givenName]);
    const allowed = find(rule.allowedProperty, allowedNames);
    const [constant] = given?.constants ?? [];
    if (!given || !allowed || !constant) return [];
    const lookup = (id: Id) => {
      const allows = rule.rows.find((row) => row.given.includes(id))?.allows;
      return allows && !("constant" in allows) ? "derived" : (allows?.ids ?? []);
    };
    const schema = new RuleSchema(rule.name, rule.title, { property: given.property, constant }, allowed, lookup);
    const problems = schema.problems({ [given.property]: given.id, [allowed.property]: allowed.id });
    return problems.map(({ at, text }) => `${at.slice(1)}: ${text}`);
  });
}
