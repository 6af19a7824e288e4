import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { validators } from "../../src/validation/all-operations.ts";
import type { ContractSchema } from "../../src/validation/schemas/schema.ts";
import { runs } from "../support/runs.ts";

/** Every schema of a message, by its name. */
const all = new Map(
  validators.operations.flatMap(({ parameters, requestBody, responses }) =>
    [...parameters, requestBody, ...Object.values(responses)].flatMap(
      (one): Array<[string, ContractSchema<unknown>]> => (one?.schema ? [[one.schema.name, one.schema]] : []),
    ),
  ),
);
const schema = (name: string): ContractSchema<unknown> => {
  const found = all.get(name);
  if (!found) throw new Error(`There is no schema ${name}.`);
  return found;
};

describe("hostile values", () => {
  const name = fc.constantFrom("constructor", "toString", "valueOf", "hasOwnProperty", "__proto__", "prototype");
  const leaf = fc.oneof(
    name,
    fc.constantFrom<unknown>(...[Number.NaN, -0, Infinity, "\ud800", null, undefined]),
    // Not JSON.
    fc.constantFrom<unknown>(1n, Symbol("a"), () => {}, new Map(), new Date(Number.NaN), { toJSON: () => undefined }),
    fc.anything({ withBigInt: true }),
  );
  const value = fc.oneof(leaf, fc.dictionary(fc.oneof(name, fc.string()), leaf, { noNullPrototype: false }));

  it.each([...all.keys()])("are no reason for %s to throw", (one) => {
    fc.assert(
      fc.property(value, (hostile) => {
        const isValid = schema(one).problems(hostile).length === 0;
        expect(schema(one).is(hostile)).toBe(isValid);
      }),
      { numRuns: runs(15, 100) },
    );
  });

  it("of 10,000 levels, or in themselves, are judged by every schema", () => {
    const [list, , , inItself] = endlessValues();
    for (const one of all.values()) {
      for (const hostile of [list, inItself, { data: list }]) {
        for (const { text } of one.problems(hostile)) expect(text).toMatch(/^(expected .+; got|.+ is not an?) /);
      }
    }
    for (const data of endlessValues()) {
      expect(schema("MonitorEnvelope").problems({ message: "success", data: { monitor_id: data } })).toMatchObject([
        { at: "/data/monitor_id", text: "expected a string; got a value that is not JSON, or nested too deeply" },
      ]);
    }
  });
});

describe("the problem of a value with alternatives", () => {
  it("is that of the alternative that is meant", () => {
    const problems = schema("TokenRequest").problems({
      grant_type: "refresh_token",
      client_id: "a",
      client_secret: "b",
    });
    expect(problems.map(({ at }) => at)).toEqual(["/refresh_token"]);
  });
});

/** Values that are nested too deeply for a recursive function, and values that contain themselves. */
function endlessValues(): unknown[] {
  let [list, object]: unknown[] = [1, 1];
  for (let depth = 0; depth < 10_000; depth += 1) [list, object] = [[list], { data: object }];
  const [inItself, inItsAttribute]: [unknown[], Record<string, unknown>] = [[], { code: 0, message: "success" }];
  inItself.push(inItself);
  inItsAttribute.data = inItsAttribute;
  return [list, object, inItself, inItsAttribute];
}
