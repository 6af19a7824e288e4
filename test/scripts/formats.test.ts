import { expect, it } from "vitest";
import { formats } from "../../scripts/generate/validators/formats.ts";
import { checkedFormats, notedFormats } from "../../scripts/redocly/rules/supported-constructs.ts";

it("a format is checked by the validators, or is a note for readers by its name", () => {
  const written = Object.keys(formats).filter((one) => one !== "calendar-date");
  expect(checkedFormats.toSorted()).toEqual(written.toSorted());
  expect(notedFormats.filter((one) => one in formats)).toEqual([]);
});

it.each([
  [
    "date",
    ["2026-11-28", "2024-02-29", "2000-02-29"],
    ["tomorrow", "2026-02-29", "1900-02-29", "2026-13-01", "2026-04-31", "2026-01-00"],
  ],
  [
    "date-time",
    ["2026-11-28T00:00:00Z", "2026-11-28t23:59:60.5+05:30"],
    ["2026-11-28", "2026-11-28T24:00:00Z", "2026-02-30T00:00:00Z", "2026-11-28T00:00:00"],
  ],
  ["uuid", ["6f1c2d7e-8a4b-4c3d-9e2f-1a2b3c4d5e6f"], ["6f1c2d7e", ""]],
  ["uri", ["https://example.com/a?b=c", "urn:a:b"], ["example.com", "https://example.com/a b"]],
  ["email", ["name@example.com"], ["name", "@example.com"]],
])("the format %s accepts its values and no others", (name, accepted, refused) => {
  for (const text of accepted) expect(formats[name]?.test(text), text).toBe(true);
  for (const text of refused) expect(formats[name]?.test(text), text).toBe(false);
});
