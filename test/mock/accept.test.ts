import { expect, it } from "vitest";
import { acceptedOf } from "../../src/mock/accept.ts";

const contents = ["application/xml", "application/json", "text/csv"].map((mediaType) => ({ mediaType }));

it.each([
  ["application/json", "application/json"],
  ["application/json; version=2.0", "application/json"],
  ["TEXT/CSV", "text/csv"],
  ["application/xml;q=0.1, application/json", "application/json"],
  ["application/*;q=0.5, text/csv;q=0.6", "text/csv"],
  ["*/*;q=0.1, text/*", "text/csv"],
  ["*/*, application/xml;q=0", "application/json"],
  ["*/*", "application/xml"],
  ["", "application/xml"],
  ["image/png", "application/xml"],
])("of several media types, Accept: %s gets %s", (accept, expected) => {
  expect(acceptedOf(contents, accept)?.mediaType).toBe(expected);
});
