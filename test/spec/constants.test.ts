import { describe, expect, it } from "vitest";
import { bundle } from "../support/bundle.ts";
import { advice, type Fact, factsOf, groupedBy } from "./facts.ts";
import { missingPhrases, restAfter } from "./words.ts";

const constants = Object.values(bundle.components.schemas).filter((schema) => schema.enum);

function constantOf(title: string) {
  const found = constants.find((schema) => schema.title === title);
  if (!found) throw new Error(advice(`No constant of the contract has the title "${title}".`, "constants"));
  return found;
}

/**
 * The members whose meaning the contract does not have, as `id meaning`. The meaning of an id begins with the fact's,
 * and what follows has its note. If the fact has no note, nothing follows.
 */
function wrongMeanings(title: string, facts: readonly Fact[]): string[] {
  const schema = constantOf(title);
  const wrong = facts.filter(({ id = "", meaning = "", note = "" }) => {
    const index = schema.enum.map(String).indexOf(id);
    const rest = restAfter(meaning, schema["x-enum-descriptions"]?.[index] ?? "");
    const notes = `${rest} ${schema["x-enum-notes"]?.[id] ?? ""}`;
    return rest === undefined || (note === "" ? rest !== "" : missingPhrases(notes, note).length > 0);
  });
  return wrong.map(({ id, meaning, note }) => `${id} ${meaning} ${note}`.trim());
}

describe.each(groupedBy("table", factsOf("constants")))("the table %s", (title, facts) => {
  it("has the ids of the specification, and no others", () => {
    const ids: string[] = constantOf(title).enum.map(String);
    const message = advice(`"${title}" has other ids than the specification.`, "constants");
    expect(ids.sort(), message).toEqual(facts.map(({ id = "" }) => id).sort());
  });

  it("has their meanings", () => {
    const message = advice(`"${title}" has other meanings than the specification.`, "constants");
    expect(wrongMeanings(title, facts), message).toEqual([]);
  });

  it("has integers if its ids are numbers, and strings otherwise", () => {
    const isNumeric = facts.every(({ id = "" }) => /^-?\d+$/.test(id));
    const { type, enum: ids } = constantOf(title);
    expect(type).toBe(isNumeric ? "integer" : "string");
    for (const id of ids) expect(typeof id).toBe(isNumeric ? "number" : "string");
  });
});

it("every meaning stands in the description of its constant, which every tool shows", () => {
  for (const { title, description, enum: ids, "x-enum-descriptions": meanings = [] } of constants) {
    const missing = ids.filter((id: string | number, index: number) => {
      const meaning = meanings[index] ?? "";
      return meaning !== "" && !description.includes(`\`${id}\` ${meaning}`);
    });
    expect(missing, `The description of "${title}" lacks these ids with their meanings.`).toEqual([]);
  }
});
