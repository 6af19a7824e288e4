import type { ConstantSchema } from "./constant.ts";
import { below } from "./pointer.ts";
import { ContractSchema, type Problem, shown } from "./schema.ts";

type Id = number | string;

/** The property with the id that decides. */
interface Given {
  readonly property: string;
  readonly constant: ConstantSchema<Id>;
}

/** The property that the id restricts, and the constants of its ids. */
interface Allowed {
  readonly property: string;
  readonly constants: ReadonlyArray<ConstantSchema<Id>>;
}

/** What an id allows: ids, a record, or nothing because the value is derived. Undefined for an unknown id. */
type Lookup = (given: never) => readonly Id[] | ContractSchema<unknown> | "derived" | undefined;

/** A rule between two properties of an object. */
export class RuleSchema<T> extends ContractSchema<T> {
  constructor(
    name: string,
    readonly title: string,
    readonly given: Given,
    readonly allowed: Allowed,
    private readonly lookup: Lookup,
  ) {
    super(name);
  }

  /** Whether an object has both properties, so that the rule applies to it. */
  appliesTo(value: object): boolean {
    return Object.hasOwn(value, this.given.property) && Object.hasOwn(value, this.allowed.property);
  }

  override problems(value: unknown): Problem[] {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return [problem("", "an object", value)];
    const properties = value as Record<string, unknown>;
    const { property, constant } = this.given;
    const id = properties[property];
    if (id === undefined) return [problem(below("", property), constant.problem("", id).expected, id)];
    const allowed = typeof id === "number" || typeof id === "string" ? this.lookup(id as never) : undefined;
    // Rules of an open constant know what an unknown id allows, but not an id of another type.
    const isId = allowed !== undefined && (constant.is(id) || typeof id === "string");
    return isId ? this.#restricted(properties, id, allowed) : [constant.problem(below("", property), id)];
  }

  #restricted(properties: Record<string, unknown>, id: Id, allowed: NonNullable<ReturnType<Lookup>>): Problem[] {
    const { property, constants } = this.allowed;
    const at = below("", property);
    const value = properties[property];
    const condition = `with ${this.given.property} ${describe([this.given.constant], id)}`;
    if (allowed === "derived") return value === undefined ? [] : [problem(at, `nothing ${condition}`, value)];
    if (allowed instanceof ContractSchema) {
      return allowed.problems(value).map((inner) => ({ ...inner, at: at + inner.at }));
    }
    if (allowed.includes(value as Id)) return [];
    if (allowed.length === 0) return [problem(below("", this.given.property), "another id", id)];
    const names = allowed.map((member: Id) => describe(constants, member)).join(", ");
    return [problem(at, `one of ${names} ${condition}`, value)];
  }
}

/** An id with its name: `7 LastMonth`. */
function describe(constants: ReadonlyArray<ConstantSchema<Id>>, id: Id): string {
  const name = constants.flatMap(({ values }) => Object.keys(values).filter((key) => values[key] === id))[0];
  return name === undefined || name === String(id) ? String(id) : `${id} ${name}`;
}

function problem(at: string, expected: string, value: unknown): Problem {
  const got = shown(value, at);
  return { at, expected, got, text: `expected ${expected}; got ${got}` };
}
