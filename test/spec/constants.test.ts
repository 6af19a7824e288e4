import { describe, expect, it } from "vitest";
import { bundle } from "../support/bundle.ts";
import { advice, componentFile } from "./advice.ts";
import { capitalised, membersOf, specification, tablesOf } from "./specification/tables.ts";

const enums = Object.entries(bundle.components.schemas).filter(([, schema]) => schema.enum);
const withoutIds = ["Supported granularities per period", "DNS search config record fields"];
const tables = Array.from(tablesOf(specification), ([title, words]) => ({ title, words })).filter(
  ({ title }) => !withoutIds.includes(title),
);

const quoted = "test/spec/specification/constants.md";
const toFix = (name: string, wrong: string) => advice(wrong, componentFile(name), "Add a constant, or a member of one");

/** The members that the contract has of a table: the ids, their meanings, and notes. */
function modelled(title: string): unknown[] {
  const [, schema] = enums.find(([, one]) => one.title === title) ?? [];
  const ids: Array<string | number> = schema?.enum ?? [];
  return ids.map((id, index) => ({
    id,
    meaning: capitalised(schema?.["x-enum-descriptions"]?.[index] || undefined),
    note: schema?.["x-enum-notes"]?.[id],
  }));
}

describe("the constants of the specification", () => {
  it.each(tables)("$title has the specification's ids, meanings and notes", ({ title, words }) => {
    const [name] = enums.find(([, one]) => one.title === title) ?? [];
    const wrong = name ? "has other members than" : "is missing, but it is in";
    const message = toFix(
      name ?? title,
      `The constant with the title "${title}" ${wrong} ${quoted}. One of both is to be changed.`,
    );
    expect(modelled(title), message).toEqual(membersOf(title, words));
  });

  it.each(enums)("%s has ids of one type", (name, schema) => {
    const type = schema.type === "integer" ? "number" : "string";
    const message = toFix(name, `${name} has the type ${schema.type}, and ids of another one.`);
    expect(new Set(schema.enum.map((id: unknown) => typeof id)), message).toEqual(new Set([type]));
  });

  it.each([
    ["**Severity**: 0 critical; 1 non-critical.", "**Severity**: 0 critical; 2 non-critical.", "Severity"],
    ["**OS type**: 0 Windows; 1 Linux.", "**OS type**: 0 Windows; 1 Solaris.", "OS type"],
    ["1 to 55 (all integers), 59", "1 to 56 (all integers), 59", "Cloud child type"],
    ["10 Configuration Error", "11 Configuration Error", "Monitor status"],
    ["| 0 | Last 1 hour |", "| 0 | Last 2 hours |", "Period"],
  ])("would differ if the specification said otherwise: %s", (said, otherwise, title) => {
    const other = specification.replace(said, otherwise);
    expect(other, `${quoted} does not say "${said}" any more. Change this row of the test.`).not.toBe(specification);
    expect(modelled(title), `The test of "${title}" does not see that ${quoted} says "${otherwise}".`).not.toEqual(
      membersOf(title, tablesOf(other).get(title) ?? ""),
    );
  });

  it("are the only constants, except for those of tables elsewhere in the specification", () => {
    const titles = tables.map(({ title }) => title);
    const others = enums.flatMap(([name, { title }]) => (titles.includes(title) ? [] : [name]));
    const message = `These constants, and no others, are of no table in ${quoted}. Quote the table of a new one there, or list it here. CONTRIBUTING.md says why below "The specification".`;
    expect(others.sort(), message).toEqual([
      // subsets
      "DataCenter",
      // of the table of DNS record fields
      "DnskeyFlag",
      "ProviderDataCenter",
      "ProviderResourceKind",
      "Scope",
      "ScopeType",
      "TokenGrantType",
      "UserRole",
    ]);
  });
});

describe("every constant", () => {
  it("says its ids and their meanings in its description, which every tool shows", () => {
    const message = toFix("MonitorStatus", "The description of MonitorStatus does not say its ids and meanings.");
    expect(bundle.components.schemas.MonitorStatus.description, message).toBe(
      "Status of a monitor: `0` Down; `1` Up; `2` Trouble; `3` Critical; `5` Suspended; `7` Maintenance; `9` Discovery; `10` Configuration Error.",
    );
    for (const [name, { enum: ids, description, ...schema }] of enums) {
      const meanings: string[] = schema["x-enum-descriptions"] ?? [];
      for (const [index, meaning] of meanings.entries()) {
        if (meaning)
          expect(description, toFix(name, `${name} does not say what ${ids[index]} means.`)).toContain(
            `\`${ids[index]}\` ${meaning}`,
          );
      }
    }
  });

  it.each(enums)("%s has unique ids, unique names, and labels that align with them", (name, schema) => {
    const { length } = schema.enum;
    const message = toFix(name, `${name} has an id or a name twice, or lacks a name or a meaning.`);
    expect(new Set(schema.enum).size, message).toBe(length);
    expect(new Set(schema["x-enum-varnames"]).size, message).toBe(length);
    expect(schema["x-enum-varnames"], message).toHaveLength(length);
    if (schema["x-enum-descriptions"]) expect(schema["x-enum-descriptions"], message).toHaveLength(length);
  });
});
