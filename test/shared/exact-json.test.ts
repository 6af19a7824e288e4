import fc from "fast-check";
import { expect, it } from "vitest";
import { exactText, parseExactly } from "../../src/shared/exact-json.ts";

const changed = (text: string) => exactText({ value: parseExactly(text), note: "a" });

it.each(["123412341234123411", "1.0", "-0", "1E+2", "0.10", "1e400", '["1.0",{"1.0":1.0}]', '"\\"1.0"'])(
  "the numbers of %s keep their digits",
  (text) => {
    expect(changed(text)).toBe(`{"value":${text},"note":"a"}`);
    expect(exactText(parseExactly(text))).toBe(text);
  },
);

it.each(["01", "1.0.0", "1.", "+1.0", "{1.0:1}", "1.0 2.0", '"1.0'])("%s is no valid JSON", (text) => {
  expect(() => changed(text)).toThrow(SyntaxError);
});

it("any JSON text has the same value afterwards", () => {
  fc.assert(
    fc.property(fc.json({ stringUnit: "binary" }), (json) => {
      const text = `[${json},1.0,"1.0"]`;
      expect(JSON.parse(changed(text)).value).toEqual(JSON.parse(text));
    }),
  );
});
