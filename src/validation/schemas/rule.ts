import type { ConstantSchema } from "./constant.ts";
import { below, ContractSchema, type Problem, problemWith, shortJson } from "./schema.ts";

type Id = number | string;

/** The property with the id that decides. */
interface Given {
  readonly property: string;
  readonly constant: ConstantSchema<Id>;
  /** Whether the service may add ids, which the rule does not restrict. */
  readonly isOpen?: boolean;
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

  override problems(value: unknown): Problem[] {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return [problem("", "an object", value)];
    const { property, constant, isOpen = false } = this.given;
    const id = own(value, property);
    if (id === undefined) return [problem(below("", property), constant.problem("", id).expected, id)];
    // Only an id of the right type is looked up: `7` is a period, `"7"` is not.
    const allowed = constant.is(id) || (isOpen && typeof id === "string") ? this.lookup(id as never) : undefined;
    return allowed === undefined
      ? [constant.problem(below("", property), id)]
      : this.#restricted(own(value, this.allowed.property), id as Id, allowed);
  }

  #restricted(value: unknown, id: Id, allowed: NonNullable<ReturnType<Lookup>>): Problem[] {
    const { property, constants } = this.allowed;
    const at = below("", property);
    const condition = `with ${this.given.property} ${describe([this.given.constant], id)}`;
    if (allowed === "derived") return value === undefined ? [] : [problem(at, `nothing ${condition}`, value)];
    if (allowed instanceof ContractSchema)
      return allowed.problems(value).map((inner) => ({ ...inner, at: at + inner.at }));
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

function own(object: object, property: string): unknown {
  return Object.hasOwn(object, property) ? (object as Record<string, unknown>)[property] : undefined;
}

function problem(at: string, expected: string, value: unknown): Problem {
  return problemWith(at, expected, shortJson(value, at));
}
