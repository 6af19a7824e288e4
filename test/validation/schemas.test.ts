import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as schemas from "../../generated/validation/schemas.ts";
import { parseTimestamp } from "../../src/client/index.ts";
import * as ruleFunctions from "../../src/constants/rules.ts";
import { constantsOf } from "../../src/contract/constants.ts";
import type { Document } from "../../src/contract/document.ts";
import { rulesOf } from "../../src/contract/rules.ts";
import type { RecordSchema } from "../../src/validation/schemas/record.ts";
import { bundle } from "../support/bundle.ts";
import { runs } from "../support/runs.ts";

const document = bundle as unknown as Document;
const all = schemas as unknown as Record<string, RecordSchema<unknown>>;
const schema = (name: string): RecordSchema<unknown> => {
  const found = all[name];
  if (!found) throw new Error(`There is no schema ${name}.`);
  return found;
};

describe("the schemas", () => {
  it("are all records that the contract has", () => {
    const others = [...constantsOf(document), ...rulesOf(document)].map(({ name }) => name);
    const records = Object.keys(bundle.components.schemas).filter((name) => !others.includes(name));
    expect(Object.keys(schemas).sort()).toEqual(records.sort());
  });

  it("are Standard Schemas", () => {
    const { Monitor } = schemas;
    expect(Monitor["~standard"]).toMatchObject({ version: 1, vendor: "svc-monitoring-api" });
    expect(Monitor["~standard"].validate({ monitor_id: "1" })).toEqual({ value: { monitor_id: "1" } });
    expect(Monitor["~standard"].validate({ monitor_id: 1 })).toEqual({
      issues: [{ message: "expected a string; got 1", path: ["monitor_id"] }],
    });
  });

  it("are type guards", () => {
    const value: unknown = { monitor_id: "7" };
    expect(schemas.Monitor.is(value) && value.monitor_id.length).toBe(1);
  });
});

describe("a date", () => {
  const twoDigits = (number: number) => String(number).padStart(2, "0");
  const date = fc.record({
    year: fc.oneof(fc.integer({ min: 0, max: 9999 }), fc.constantFrom(1900, 2000, 2024, 2026, 2100)),
    month: fc.oneof(fc.integer({ min: 1, max: 12 }), fc.constant(2)),
    day: fc.oneof(fc.integer({ min: 1, max: 31 }), fc.integer({ min: 28, max: 31 })),
  });

  it("is a day that exists, in a timestamp and in a time window", () => {
    const verdicts = { valid: 0, invalid: 0 };
    const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
    const property = fc.property(date, ({ year, month, day }) => {
      const days = [31, isLeap(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
      const [y, m, d] = [String(year).padStart(4, "0"), twoDigits(month), twoDigits(day)];
      const timestamp = `${y}-${m}-${d}T23:59:59-0230`;
      expect([timestamp, schemas.Timestamp.is(timestamp)]).toEqual([timestamp, day <= days]);
      expect(schemas.TimeWindowOrDate.is(`SD/${d}.${m}.${y}`)).toBe(day <= days);
      // What can be parsed is a timestamp, and the reverse.
      if (day <= days) expect(parseTimestamp(timestamp)).toBeInstanceOf(Date);
      else expect(() => parseTimestamp(timestamp)).toThrow(RangeError);
      verdicts[day <= days ? "valid" : "invalid"] += 1;
    });
    fc.assert(property, { numRuns: 500 });
    expect(Math.min(verdicts.valid, verdicts.invalid)).toBeGreaterThan(20);
  });

  it("that does not exist is a problem that says so", () => {
    const [expected, got] = ["a day that exists", '"2026-02-30T10:00:00+0530"'];
    const text = `expected ${expected}; got ${got}`;
    expect(schemas.Timestamp.problems("2026-02-30T10:00:00+0530")).toEqual([{ at: "", expected, got, text }]);
    expect(schemas.TimeWindowOrDate["~standard"].validate("SD/31.02.2026")).toHaveProperty("issues");
  });
});

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
  const rules = rulesOf(document);
  const functions = ruleFunctions as unknown as Record<string, (given: unknown) => unknown>;

  it.each(Object.keys(all))("are no reason for %s to throw", (one) => {
    fc.assert(
      fc.property(value, (hostile) => {
        const isValid = schema(one).problems(hostile).length === 0;
        expect(schema(one).is(hostile)).toBe(isValid);
        expect(schema(one)["~standard"].validate(hostile).issues === undefined).toBe(isValid);
      }),
      { numRuns: runs(15, 100) },
    );
  });

  it("of 10,000 levels, or in themselves, are judged by every schema", () => {
    const [list, , , inItself] = endlessValues();
    // Schemas of one kind have one checker; CI tries all.
    const every = runs(8, 1);
    for (const one of Object.values(all).filter((_one, index) => index % every === 0)) {
      for (const hostile of [list, inItself, { data: list }]) {
        for (const { text } of one.problems(hostile)) expect(text).toMatch(/^(expected .+; got|.+ is not an?) /);
      }
    }
    for (const data of endlessValues()) {
      expect(schemas.MonitorEnvelope.problems({ message: "success", data: { monitor_id: data } })).toMatchObject([
        { at: "/data/monitor_id", text: "expected a string; got a value that is not JSON, or nested too deeply" },
      ]);
    }
  });

  it.each(rules)("are allowed nothing by the function of $name", (rule) => {
    const lookup = functions[rule.function];
    for (const hostile of [{}, 1n, Symbol("a"), Number.NaN, ...endlessValues()]) {
      expect(Array.isArray(lookup?.(hostile)) || lookup?.(hostile) === undefined).toBe(true);
    }
    for (const hostile of ["constructor", "toString", "__proto__", "valueOf"]) {
      const isOpen = rule.rows.some((row) => row.isOpen);
      // The service may add a type of any name.
      if (!isOpen) expect(lookup?.(hostile)).toBeUndefined();
      else expect(Array.isArray(lookup?.(hostile))).toBe(true);
    }
  });

  it("that are no text are no type of a monitor", () => {
    for (const hostile of [33, null, [], ["URL"], 1n, Symbol("a")])
      expect(functions.supportedCheckIntervals?.(hostile)).toEqual([]);
  });
});

describe("the problem of a value with alternatives", () => {
  it("is that of the alternative that is meant", () => {
    const problems = schemas.TokenRequest.problems({ grant_type: "refresh_token", client_id: "a", client_secret: "b" });
    expect(problems.map(({ at }) => at)).toEqual(["/refresh_token"]);
  });

  it("is one problem if none is meant", () => {
    expect(schemas.DnsRecord.problems({ addr: 1 })).toHaveLength(1);
    expect(schemas.HttpMethodOrCustom.problems(5)).toHaveLength(1);
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
