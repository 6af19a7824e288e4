import { describe, expect, it } from "vitest";
import { bundle, validator } from "../support/bundle.ts";
import { capitalised, membersOf, specification, tablesOf } from "./specification/tables.ts";

const enums = Object.entries(bundle.components.schemas).filter(([, schema]) => schema.enum);
const withoutIds = ["Supported granularities per period", "DNS search config record fields"];
const tables = Array.from(tablesOf(specification), ([title, words]) => ({ title, words })).filter(
  ({ title }) => !withoutIds.includes(title),
);

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
    expect(modelled(title)).toEqual(membersOf(title, words));
  });

  it.each(enums)("%s has ids of one type", (_name, schema) => {
    const type = schema.type === "integer" ? "number" : "string";
    expect(new Set(schema.enum.map((id: unknown) => typeof id))).toEqual(new Set([type]));
  });

  it.each([
    ["**Severity**: 0 critical; 1 non-critical.", "**Severity**: 0 critical; 2 non-critical.", "Severity"],
    ["**OS type**: 0 Windows; 1 Linux.", "**OS type**: 0 Windows; 1 Solaris.", "OS type"],
    ["1 to 55 (all integers), 59", "1 to 56 (all integers), 59", "Cloud child type"],
    ["10 Configuration Error", "11 Configuration Error", "Monitor status"],
    ["| 0 | Last 1 hour |", "| 0 | Last 2 hours |", "Period"],
  ])("would differ if the specification said otherwise: %s", (said, otherwise, title) => {
    const other = specification.replace(said, otherwise);
    expect(other).not.toBe(specification);
    expect(modelled(title)).not.toEqual(membersOf(title, tablesOf(other).get(title) ?? ""));
  });

  it("are the only constants, except for those of tables elsewhere in the specification", () => {
    const titles = tables.map(({ title }) => title);
    const others = enums.flatMap(([name, { title }]) => (titles.includes(title) ? [] : [name]));
    expect(others.sort()).toEqual([
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

describe("the other constants", () => {
  it("DNSKEY flags are 256 ZSK and 257 KSK", () => {
    const { enum: ids, "x-enum-descriptions": meanings } = bundle.components.schemas.DnskeyFlag;
    expect({ ids, meanings }).toEqual({ ids: [256, 257], meanings: ["ZSK", "KSK"] });
  });

  it.each([["ProviderDataCenter", "DataCenter", ["JP"]]])("%s is %s without %j", (subset, constant, left) => {
    const { schemas } = bundle.components;
    const ids = (name: string): Array<string | number> => schemas[name].enum;
    expect(new Set([...ids(subset), ...left])).toEqual(new Set(ids(constant)));
    expect(ids(subset)).toHaveLength(ids(constant).length - left.length);
    for (const id of left) expect(validator(subset)(id)).toBe(false);
    for (const id of ids(subset)) expect(validator(subset)(id)).toBe(true);
  });
});

describe("every constant", () => {
  it("says its ids and their meanings in its description, which every tool shows", () => {
    expect(bundle.components.schemas.MonitorStatus.description).toBe(
      "Status of a monitor: `0` Down; `1` Up; `2` Trouble; `3` Critical; `5` Suspended; `7` Maintenance; `9` Discovery; `10` Configuration Error.",
    );
    for (const [name, { enum: ids, description, ...schema }] of enums) {
      const meanings: string[] = schema["x-enum-descriptions"] ?? [];
      for (const [index, meaning] of meanings.entries()) {
        if (meaning) expect(description, name).toContain(`\`${ids[index]}\` ${meaning}`);
      }
    }
  });

  it.each(enums)("%s has unique ids, unique names, and labels that align with them", (_name, schema) => {
    const { length } = schema.enum;
    expect(new Set(schema.enum).size).toBe(length);
    expect(new Set(schema["x-enum-varnames"]).size).toBe(length);
    expect(schema["x-enum-varnames"]).toHaveLength(length);
    if (!schema["x-enum-descriptions"]) return;
    expect(schema["x-enum-descriptions"]).toHaveLength(length);
  });
});
