import { type Constant, constantsOf } from "../../contract/constants.ts";
import { type Document, refName, type Schema } from "../../contract/document.ts";
import { rulesOf } from "../../contract/rules.ts";
import { nearestMembers } from "../../validation/schemas/constant.ts";

/** Finds the constant that a value belongs to: by its schema or, where the contract shows no operation, by its name. */
export class ConstantValues {
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

  /**
   * The id that a typed text means, or else the text unchanged. `LastMonth` gives 7 for a parameter `period`, because its
   * constant is known. `ReportFormat.Pdf` gives 2 for any parameter, because the text names the constant.
   * @param schema of the parameter or the attribute, if the contract shows it
   * @throws TypeError with the nearest ids if the constant has no such member
   */
  async valueOf(name: string, text: string, schema: Schema | undefined): Promise<{ value: string; note?: string }> {
    const own = this.#ofSchema(schema) ?? this.#ofName(name);
    const [, typedName = "", member = ""] = /^(\w+)\.(\w+)$/.exec(text) ?? [];
    const typed = own || !schema ? this.#constants.get(typedName) : undefined;
    const isQualified = typed !== undefined && (!own || own === typed);
    const constant = isQualified ? typed : own;
    if (!constant) return { value: text };
    const value = await idOf(constant, isQualified ? member : text);
    if (constant.members.some(({ id }) => String(id) === value)) return { value };
    return { value, note: `${constant.name} has no ${value}. It is sent as a new id.` };
  }

  #ofSchema(given: Schema | undefined): Constant | undefined {
    // Each value of a list is typed by itself: status=Down status=Up.
    const schema = given?.items ?? given;
    const target = schema?.$ref ? this.document.components.schemas[refName(schema.$ref)] : schema;
    const open = schema?.["x-open-constant"] ?? target?.["x-open-constant"];
    return this.#constants.get(open ?? (schema?.$ref ? refName(schema.$ref) : ""));
  }

  /** The constant that the contract's rules have for a parameter of this name; undefined if they have several. */
  #ofName(name: string): Constant | undefined {
    const [only = "", ...others] = this.#byName.get(name) ?? [];
    return others.length === 0 ? this.#constants.get(only) : undefined;
  }
}

/**
 * Finds the id for a typed text: an id, or the name or meaning of one. A number that is not a known id is returned unchanged,
 * because the id may be undocumented.
 */
async function idOf({ name, type, members }: Constant, typed: string): Promise<string> {
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
