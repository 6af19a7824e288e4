import { expect, it } from "vitest";
import { bundle, reference } from "../support/bundle.ts";

/** The names of all fields of a value that start with `x-`, with those of the values in it. */
function extensionsIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => [
    ...(name.startsWith("x-") ? [name] : []),
    ...extensionsIn(one),
  ]);
}

it("each extension of the document is explained in the guide", () => {
  const guide = reference.guides.find(({ file }) => file === "extensions")?.text ?? "";
  const unexplained = [...new Set(extensionsIn(bundle))].filter((name) => !guide.includes(`| \`${name}\` |`));
  expect(unexplained, "Is it misspelt? If not, add a row to openapi/guides/extensions.md.").toEqual([]);
});
