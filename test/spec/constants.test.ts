import { describe, expect, it } from "vitest";
import { bundle } from "../support/bundle.ts";
import { sourceTables } from "./source/constants/index.ts";

const enums = Object.entries(bundle.components.schemas).filter(([, schema]) => schema.enum);
const tabled = new Set(sourceTables.map(({ component }) => component));

describe("the constants of the source", () => {
  it("are 111 tables with 1,050 ids", () => {
    expect(sourceTables).toHaveLength(111);
    expect(sourceTables.flatMap(({ members }) => members)).toHaveLength(1050);
  });

  it.each(sourceTables)("$component has the source's title, ids and meanings", ({ component, title, members }) => {
    const schema = bundle.components.schemas[component];
    expect(schema.title).toBe(title);
    expect(schema.enum).toEqual(members.map(([id]) => id));
    expect(schema.type).toBe(typeof members[0]?.[0] === "number" ? "integer" : "string");
    const meanings: string[] = schema["x-enum-descriptions"] ?? members.map(() => "");
    expect(meanings).toEqual(members.map(([, meaning]) => meaning ?? ""));
  });

  it("are the only constants, beside those of the tables that stand elsewhere in the source", () => {
    const others = enums.map(([name]) => name).filter((name) => !tabled.has(name));
    expect(others.sort()).toEqual([
      "DataCenter",
      "GrantType",
      "ProviderResourceKind",
      "Scope",
      "ScopeType",
      "UserRole",
    ]);
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
