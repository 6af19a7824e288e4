import { describe, expect, it } from "vitest";
import { bundle, reference } from "../support/bundle.ts";
import { advice, factsOf } from "./facts.ts";
import { missingPhrases } from "./words.ts";

/** The text of a place of the contract: `document`, `guide errors` or `schema Timestamp`. */
function textOf(place: string): string {
  const [kind, name = ""] = place.split(" ");
  if (kind === "guide") return reference.guides.find(({ file }) => file === name)?.text ?? "";
  if (kind === "schema") return bundle.components.schemas[name]?.description ?? "";
  return bundle.info.description ?? "";
}

describe.each(factsOf("statements"))("$topic: $fact", ({ fact, place = "", says = "" }) => {
  it(`stands in the ${place}`, () => {
    const lines = textOf(place).split("\n");
    const message = advice(`No line of the ${place} says this any more: ${fact}. It needs: ${says}.`, "statements");
    expect(
      lines.some((line) => missingPhrases(line, says).length === 0),
      message,
    ).toBe(true);
  });
});
