import fc from "fast-check";
import { expect, it } from "vitest";
import { changedJson } from "../../src/shared/exact-json.ts";

const withNote = (value: unknown) => ({ value, note: "a" });

it.each(["123412341234123411", "1.0", "-0", "1E+2", "0.10", "1e400", '["1.0",{"1.0":1.0}]', '"\\"1.0"'])(
  "the numbers of %s keep their digits",
  (text) => {
    expect(changedJson(text, withNote)).toBe(`{"value":${text},"note":"a"}`);
    expect(changedJson(text, (value) => value)).toBe(text);
  },
);

it.each(["01", "1.0.0", "1.", "+1.0", "{1.0:1}", "1.0 2.0", '"1.0'])("%s is no valid JSON", (text) => {
  expect(() => changedJson(text, withNote)).toThrow(SyntaxError);
});

it("any JSON text has the same value afterwards", () => {
  fc.assert(
    fc.property(
      fc.json({ stringUnit: "binary" }),
      fc.constantFrom("", "\ue000", "\\ue000", "\\uE000"),
      (json, mark) => {
        const text = `[${json},"${mark}1.0"]`;
        const { value } = JSON.parse(changedJson(text, withNote));
        expect(value).toEqual(JSON.parse(text));
      },
    ),
  );
});
