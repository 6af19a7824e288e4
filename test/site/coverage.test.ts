import { dirname } from "node:path";
import { describe, expect, it } from "vitest";
import { projectPaths } from "../../scripts/pipeline/paths.ts";
import { completeSections } from "../../src/contract/complete-coverage.ts";
import { loadCoverage, type Section } from "../../src/contract/coverage.ts";
import type { Document } from "../../src/contract/document.ts";
import { domainConstants } from "../../src/contract/domains.ts";
import { notShownOf } from "../../src/contract/not-shown.ts";
import { plain } from "../spec/places/compare.ts";
import { statements } from "../spec/source/statements.ts";
import { bundle } from "../support/bundle.ts";

const contract = bundle as unknown as Document;
const folder = dirname(projectPaths.contract);
const constants = await domainConstants(contract, folder);
const sections = await loadCoverage(folder);

/** The contract with a part of it replaced. */
const contractWith = (change: Partial<Document>): Document => ({ ...contract, ...change });

/** The sections without a name, wherever it stands. */
function without(name: string): Section[] {
  return JSON.parse(JSON.stringify(sections), (_, value) =>
    Array.isArray(value) ? value.filter((item) => item !== name) : value === name ? undefined : value,
  );
}

describe("the sections of the coverage page", () => {
  it("are those of the source, in its order", () => {
    expect(sections.map(({ title }) => title)).toEqual([...new Set(statements.map(({ section }) => section))]);
  });

  it("have everything in the contract, and nothing else", () => {
    expect(() => completeSections(contract, constants, sections)).not.toThrow();
  });

  it.each([
    ["Limits", /^The guide Limits is in no section of the coverage page\./],
    ["operations", /^The operations Device key is in no section/],
    ["constants", /^The constants ApmAgentType is in no section/],
    ["rules", /^The rules BrowserTypeVersion is in no section/],
    ["records", /^The records DeviceKey is in no section/],
    ["States", /^The list of what is not shown States is in no section/],
  ])("stop the build when %s is in none of them", (name, message) => {
    const error = () => completeSections(contract, constants, without(name));
    expect(error).toThrow(message);
    expect(error).toThrow(/\nFix openapi\/coverage\.yaml\.$/);
  });

  it.each<[Omit<Section, "title">, string]>([
    [{ guides: ["Events"] }, "names the guide Events, which the contract does not have"],
    [{ operations: ["Alerts"] }, "names the tag of operations Alerts, which"],
    [{ domains: ["events"] }, "names the folder of constants events, which"],
    [{ schemas: ["Event"] }, "names the schema Event, which"],
    [{ notShown: "Webhooks" }, "names the list of what is not shown Webhooks, which"],
  ])("stop the build when they name what the contract does not have: %j", (section, message) => {
    expect(() => completeSections(contract, constants, [...sections, { title: "More", ...section }])).toThrow(message);
  });

  it("stop the build when the contract gets something new", () => {
    const tags = [...contract.tags, { name: "Webhooks", description: "", "x-traitTag": true }];
    expect(() => completeSections(contractWith({ tags }), constants, sections)).toThrow("The guide Webhooks is in no");
  });

  it("take what no section names", () => {
    const { get } = contract.paths["/monitors"] ?? {};
    if (!get) throw new Error("The contract has no list of monitors.");
    const paths = {
      ...contract.paths,
      "/users": { get: { ...get, operationId: "listUsers", tags: ["Users"] as [string] } },
    };
    const complete = completeSections(contractWith({ paths }), constants, sections);
    const of = (title: string) => complete.find((section) => section.title === title);
    expect(of("Endpoints")?.operations).toContain("Users");
    expect(of("Constants")?.schemas).toEqual(expect.arrayContaining(["DnsLookupType", "PeriodGranularity"]));
    expect(of("Records with known fields")?.schemas).toContain("Monitor");
    expect(of("Records with known fields")?.schemas).not.toContain("UserRole");
  });
});

describe("what is not shown", () => {
  it("is each statement of the source that says so", () => {
    const said = statements.filter(({ says }) => /not shown|not described/.test(says));
    const items = plain([...notShownOf(contract).values()].flat().join("\n"));
    expect(said.length).toBeGreaterThan(8);
    for (const { says } of said) for (const fragment of says.split("…")) expect(items).toContain(plain(fragment));
  });

  it("stands in the section of the source that says so", () => {
    const lists = notShownOf(contract);
    expect(sections.flatMap(({ title, notShown }) => (notShown ? [[title, lists.get(notShown)?.length]] : []))).toEqual(
      [
        ["Records with known fields", 2],
        ["States and transitions", 1],
        ["Endpoints", 3],
        ["Events", 1],
        ["Errors", 2],
        ["Limits", 1],
      ],
    );
  });
});
