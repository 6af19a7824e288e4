import { readFile } from "node:fs/promises";
import { parseYaml } from "@redocly/openapi-core";
import { describe, expect, it } from "vitest";
import { coverageOf, type ListedSection } from "../../src/pipeline/coverage.ts";
import { plain } from "../spec/locations/compare.ts";
import { statements } from "../spec/transcription/statements.ts";
import { contract, reference } from "../support/bundle.ts";

const sections = parseYaml(await readFile("openapi/coverage.yaml", "utf8")) as ListedSection[];
const { guides, coverage: built } = reference;

/** The sections without any occurrence of a name. */
function without(name: string): ListedSection[] {
  return JSON.parse(JSON.stringify(sections), (_, value) =>
    Array.isArray(value) ? value.filter((item) => item !== name) : value === name ? undefined : value,
  );
}

describe("the sections of the coverage page", () => {
  it("are those of the specification, in its order", () => {
    expect(sections.map(({ title }) => title)).toEqual([...new Set(statements.map(({ section }) => section))]);
  });

  it.each([
    ["Limits", /^Missing from the coverage page: guide Limits\./],
    ["operations", /^Missing from the coverage page: operations getDeviceKey\./],
    ["constants", /^Missing from the coverage page: constants ApmAgentType\./],
    ["rules", /^Missing from the coverage page: rules BrowserTypeVersion\./],
    ["records", /^Missing from the coverage page: records DeviceKey\./],
    ["States", /^Missing from the coverage page: list under “Not shown” States\./],
  ])("stop the build if %s is missing from them", (name, message) => {
    const error = () => coverageOf(contract, guides, without(name));
    expect(error).toThrow(message);
    expect(error).toThrow(/\nFix the names in openapi\/coverage\.yaml\.$/);
  });

  it.each<[Omit<ListedSection, "title">, string]>([
    [{ guides: ["Events"] }, "Unknown on the coverage page: guide Events. It does not exist in the contract."],
    [{ operations: ["Alerts"] }, "Unknown on the coverage page: tag of operations Alerts."],
    [{ domains: ["events"] }, "Unknown on the coverage page: folder of constants events."],
    [{ schemas: ["Event"] }, "Unknown on the coverage page: schema Event."],
    [{ notShown: "Webhooks" }, "Unknown on the coverage page: list under “Not shown” Webhooks."],
  ])("stop the build if they contain an unknown name: %j", (section, message) => {
    expect(() => coverageOf(contract, guides, [...sections, { title: "More", ...section }])).toThrow(message);
  });

  it("stop the build if something is added to the contract", () => {
    const added = { name: "Webhooks", file: "webhooks", text: "" };
    expect(() => coverageOf(contract, [...guides, added], sections)).toThrow(
      "Missing from the coverage page: guide Webhooks.",
    );
  });

  it("with `others` contain what no section names", () => {
    const { get } = contract.paths["/monitors"] ?? {};
    if (!get) throw new Error("The contract has no list of monitors.");
    const paths = {
      ...contract.paths,
      "/users": { get: { ...get, operationId: "listUsers", tags: ["Users"] as [string] } },
    };
    const complete = coverageOf({ ...contract, paths }, guides, sections);
    const of = (title: string) => complete.find((section) => section.title === title);
    expect(of("Endpoints")?.operations).toContain("listUsers");
    expect(of("Events")?.schemas).toContain("AlertType");
    expect(of("Constants")?.schemas).toEqual(expect.arrayContaining(["DnsLookupType", "PeriodGranularity"]));
    expect(of("Records with known fields")?.schemas).toContain("Monitor");
    expect(of("Records with known fields")?.schemas).not.toContain("UserRole");
  });
});

describe("the lists under “Not shown”", () => {
  it("contain each statement of the specification that something is not shown", () => {
    const said = statements.filter(({ says }) => /not shown|not described/.test(says));
    const items = plain(built.flatMap(({ notShown }) => notShown).join("\n"));
    expect(said.length).toBeGreaterThan(0);
    for (const { says } of said) for (const fragment of says.split("…")) expect(items).toContain(plain(fragment));
  });

  it("are in the sections of the specification that say so", () => {
    const titles = built.filter(({ notShown }) => notShown.length > 0).map(({ title }) => title);
    const known = ["Records with known fields", "States and transitions", "Endpoints"];
    expect(titles).toEqual([...known, "Events", "Errors", "Limits"]);
  });
});
