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

it("each extension of the document is explained in the guide, which explains no others", () => {
  const guide = reference.guides.find(({ name }) => name === "Extensions of this document")?.text ?? "";
  const explained = [...guide.matchAll(/^\| `(x-[\w-]+)` \| .+ \| .+ \|$/gm)].map(([, name = ""]) => name);
  const used = [...new Set(extensionsIn(bundle))];
  const message = `The contract has ${used.join(", ")}. Is one misspelt? A new one has a row in the guide extensions.md.`;
  expect(used.length, message).toBeLessThanOrEqual(15);
  expect(explained.sort(), message).toEqual([...used, "x-api-version"].sort());
});
