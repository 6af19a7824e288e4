import { type Constant, constantsOf } from "../../contract/constants.ts";
import { type Document, refName, type Schema } from "../../contract/document.ts";
import { rulesOf } from "../../contract/rules.ts";
import { nearestMembers } from "../../validation/schemas/constant.ts";

/** The constants of the contract: by a schema, and by the names of parameters that its rules between constants use. */
export class Constants {
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

  /** The constant of any parameter of this name. A name that means two is of neither. */
  ofName(name: string): Constant | undefined {
    const [only = "", ...others] = this.#byName.get(name) ?? [];
    return others.length === 0 ? this.#constants.get(only) : undefined;
  }

  /** The constant that a text such as `ReportFormat.Pdf` names, and the name of the member. */
  qualified(text: string): { constant: Constant; member: string } | undefined {
    const [, name = "", member = ""] = /^(\w+)\.(\w+)$/.exec(text) ?? [];
    const constant = this.#constants.get(name);
    return constant && { constant, member };
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
