import { type Constant, constantsOf, type Member } from "../../contract/constants.ts";
import { type Document, type Id, refName, type Schema } from "../../contract/document.ts";
import { constantsIn, rulesOf } from "../../contract/rules.ts";
import { editDistance } from "../../shared/nearest.ts";
import { nearestMembers } from "../../validation/schemas/constant.ts";
import { problemWith, shortJson } from "../../validation/schemas/schema.ts";

/** Such as `ReportFormat.Pdf`. */
const constantAndMember = /^(\p{ID_Start}\p{ID_Continue}*)\.(\p{ID_Continue}+)$/u;

/** The constants of a contract, and the names that its rules bind to them. */
export class Bindings {
  readonly #constants: ReadonlyMap<string, Constant>;
  readonly #byName = new Map<string, Set<string>>();

  constructor(private readonly document: Document) {
    this.#constants = new Map(constantsOf(document).map((constant) => [constant.name, constant]));
    const bind = (name: string, constant: string) =>
      this.#byName.set(name, (this.#byName.get(name) ?? new Set()).add(constant));
    for (const { property, given, allowedProperty, rows } of rulesOf(document)) {
      bind(property, given);
      for (const { allows } of rows) if ("constant" in allows) bind(allowedProperty, allows.constant);
    }
  }

  ofSchema(schema: Schema | undefined): Constant | undefined {
    const target = schema?.$ref ? this.document.components.schemas[refName(schema.$ref)] : schema;
    const open = schema?.["x-open-constant"] ?? target?.["x-open-constant"];
    return this.#constants.get(open ?? (schema?.$ref ? refName(schema.$ref) : ""));
  }

  /** The constant that a text such as `ReportFormat.Pdf` names, and the name of the member. */
  qualified(text: string): { constant: Constant; member: string } | undefined {
    const [, name = "", member = ""] = constantAndMember.exec(text) ?? [];
    const constant = this.#constants.get(name);
    return constant && { constant, member };
  }

  /** What may be meant by a text, as `ReportFormat.Pdf`: members of this name, in any case, or of a constant of nearly this name. */
  similar(text: string): string[] {
    const [, near, member = text] = constantAndMember.exec(text) ?? [];
    if (near !== undefined) {
      const names = [...this.#constants.keys()].filter((name) => editDistance(name, near) <= near.length / 4);
      return names.map((name) => `${name}.${member}`);
    }
    const isIt = ({ name, id }: Member) => name !== String(id) && name.toLowerCase() === text.toLowerCase();
    return [...this.#constants.values()].flatMap(({ name, members }) =>
      members.filter(isIt).map((member) => `${name}.${member.name}`),
    );
  }

  /** The constant of any parameter of this name, by the rules of the contract. A name that means two binds neither. */
  ofName(name: string): Constant | undefined {
    const [only = "", ...others] = this.#byName.get(name) ?? [];
    return others.length === 0 ? this.#constants.get(only) : undefined;
  }
}

/**
 * The id that was typed, as itself, or by its name or meaning. A number stays, because the service may have added it.
 * @throws TypeError with the nearest ids
 */
export async function idOf({ name, type, members }: Constant, typed: string): Promise<string> {
  if (members.some(({ id }) => String(id) === typed) || (type === "integer" && /^-?\d+$/.test(typed))) return typed;
  const { find } = await import("../../constants/labels.ts");
  const { labelled } = await import("../../../generated/labels.ts");
  const ids = Object.fromEntries(members.map((member) => [member.name, member.id]));
  const meanings = Object.fromEntries(members.flatMap(({ id, meaning }) => (meaning ? [[id, meaning]] : [])));
  const found = find(labelled(ids, meanings), typed);
  if (found !== undefined) return String(found);
  const nearest = nearestMembers(ids, typed).join(", ");
  throw new TypeError(`${name} has no ${JSON.stringify(typed)}. Nearest: ${nearest}. All: constants ${name}`);
}

interface NamedValue {
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
  const all = constantsOf(document);
  const find = (property: string, names: readonly string[]) => {
    const isIt = ({ name, constant }: NamedValue) => (constant ? names.includes(constant.name) : name === property);
    const [found, ...others] = values.filter(isIt);
    const members = all.filter(({ name }) => names.includes(name)).flatMap((constant) => constant.members);
    const id = members.find((one) => others.length === 0 && String(one.id) === String(found?.value))?.id;
    // An id with its name: `7 LastMonth`.
    const named = (one: Id) => {
      const name = members.find((member) => member.id === one)?.name ?? String(one);
      return name === String(one) ? name : `${one} ${name}`;
    };
    return found && id !== undefined ? { property: found.name, id, named } : undefined;
  };
  return rulesOf(document).flatMap((rule) => {
    const [givenName = "", ...allowedNames] = constantsIn(rule);
    const given = find(rule.property, [givenName]);
    const allowed = find(rule.allowedProperty, allowedNames);
    if (!given || !allowed) return [];
    const allows = rule.rows.find((row) => row.given.includes(given.id))?.allows;
    const ids = allows && "constant" in allows ? allows.ids : [];
    const problem = (expected: string, { property, id }: typeof given) =>
      `${property}: ${problemWith("", expected, shortJson(id)).text}`;
    const condition = `with ${given.property} ${given.named(given.id)}`;
    if (ids.includes(allowed.id)) return [];
    if (allows && !("constant" in allows)) return [problem(`nothing ${condition}`, allowed)];
    if (ids.length === 0) return [problem("another id", given)];
    return [problem(`one of ${ids.map(allowed.named).join(", ")} ${condition}`, allowed)];
  });
}
