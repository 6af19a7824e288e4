import { describe, expect, it } from "vitest";
import { bundle, validator } from "../support/bundle.ts";
import { transcribedTables } from "./transcription/constants/index.ts";

const enums = Object.entries(bundle.components.schemas).filter(([, schema]) => schema.enum);
const tabled = new Set(transcribedTables.map(({ component }) => component));

describe("the constants of the specification", () => {
  it.each(transcribedTables)(
    "$component has the specification's title, ids and meanings",
    ({ component, title, members }) => {
      const schema = bundle.components.schemas[component];
      expect(schema.title).toBe(title);
      expect(schema.enum).toEqual(members.map(([id]) => id));
      expect(schema.type).toBe(typeof members[0]?.[0] === "number" ? "integer" : "string");
      const meanings: string[] = schema["x-enum-descriptions"] ?? members.map(() => "");
      expect(meanings).toEqual(members.map(([, meaning]) => meaning ?? ""));
      const notes = members.flatMap(([id, , note]) => (note === undefined ? [] : [[id, note]]));
      expect(schema["x-enum-notes"] ?? {}).toEqual(Object.fromEntries(notes));
    },
  );

  it("are the only constants, except for those of tables elsewhere in the specification", () => {
    const others = enums.map(([name]) => name).filter((name) => !tabled.has(name));
    expect(others.sort()).toEqual([
      // subsets
      "DataCenter",
      // of the table of DNS record fields
      "DnskeyFlag",
      "MonitorTypeExceptCapacity",
      "ProviderDataCenter",
      "ProviderResourceKind",
      "Scope",
      "ScopeType",
      "TokenGrantType",
      "UserRole",
      "WeekExceptLast",
    ]);
  });
});

describe("the other constants", () => {
  it("DNSKEY flags are 256 ZSK and 257 KSK", () => {
    expect(bundle.components.schemas.DnskeyFlag["x-enumDescriptions"]).toEqual({ 256: "ZSK", 257: "KSK" });
  });

  it.each([
    ["MonitorTypeExceptCapacity", "MonitorType", ["CAPACITY", "SERVER_CAPACITY", "PROBE_CAPACITY"]],
    ["WeekExceptLast", "Week", [5]],
    ["ProviderDataCenter", "DataCenter", ["JP"]],
  ])("%s is %s without %j", (subset, constant, left) => {
    const { schemas } = bundle.components;
    const ids = (name: string): Array<string | number> => schemas[name].enum;
    expect(new Set([...ids(subset), ...left])).toEqual(new Set(ids(constant)));
    expect(ids(subset)).toHaveLength(ids(constant).length - left.length);
    for (const id of left) expect(validator(subset)(id)).toBe(false);
    for (const id of ids(subset)) expect(validator(subset)(id)).toBe(true);
  });
});

describe("every constant", () => {
  it.each(enums)("%s has unique ids, unique names, and labels that align with them", (_name, schema) => {
    const { length } = schema.enum;
    expect(new Set(schema.enum).size).toBe(length);
    expect(new Set(schema["x-enum-varnames"]).size).toBe(length);
    expect(schema["x-enum-varnames"]).toHaveLength(length);
    if (!schema["x-enum-descriptions"]) return;
    expect(schema["x-enum-descriptions"]).toHaveLength(length);
    const ids: Array<string | number> = schema.enum;
    const byId = ids.map((id) => schema["x-enumDescriptions"][id]);
    expect(byId).toEqual(schema["x-enum-descriptions"]);
  });
});
