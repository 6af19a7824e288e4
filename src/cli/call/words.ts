import type { Constant } from "../../contract/constants.ts";
import { constantsOf } from "../../contract/constants.ts";
import { type Document, refName, type Schema } from "../../contract/document.ts";
import { rulesOf } from "../../contract/rules.ts";
import { nearestMembers } from "../../validation/schemas/constant.ts";

/** The constants of a contract, and the names that it binds to them. */
export class Bindings {
  readonly #constants: ReadonlyMap<string, Constant>;
  readonly #byName: ReadonlyMap<string, Constant>;

  constructor(private readonly document: Document) {
    const constants = new Map(constantsOf(document).map((constant) => [constant.name, constant]));
    this.#constants = constants;
    const names = new Map<string, Set<string>>();
    const bind = (name: string, constant: string) => names.set(name, (names.get(name) ?? new Set()).add(constant));
    for (const { property, given, allowedProperty, rows } of rulesOf(document)) {
      bind(property, given);
      for (const { allows } of rows) if ("constant" in allows) bind(allowedProperty, allows.constant);
    }
    // A name that means two constants binds neither.
    this.#byName = new Map(
      [...names].flatMap(([name, [only = "", ...others]]) => {
        const constant = others.length === 0 && constants.get(only);
        return constant ? [[name, constant]] : [];
      }),
    );
  }

  /** The constant that a schema takes its ids from. */
  ofSchema(schema: Schema | undefined): Constant | undefined {
    const target = schema?.$ref ? this.document.components.schemas[refName(schema.$ref)] : schema;
    const open = schema?.["x-open-constant"] ?? target?.["x-open-constant"];
    return this.#constants.get(open ?? (schema?.$ref ? refName(schema.$ref) : ""));
  }

  /** The constant of a parameter of this name, wherever the rules of the contract have it: `period` is always a Period. */
  ofName(name: string): Constant | undefined {
    return this.#byName.get(name);
  }
}

/**
 * The id that a person has typed, as itself, or by its name or meaning: `LastMonth` of Period is 7. A number that the constant
 * does not have stays, because the service may have added it.
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
