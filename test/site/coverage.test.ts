import { dirname } from "node:path";
import { describe, expect, it } from "vitest";
import { projectPaths } from "../../scripts/pipeline/paths.ts";
import { completeSections } from "../../src/contract/complete-coverage.ts";
import { loadCoverage, type Section } from "../../src/contract/coverage.ts";
import type { Document } from "../../src/contract/document.ts";
import { domainConstants } from "../../src/contract/domains.ts";
import { notShownOf } from "../../src/contract/not-shown.ts";
import { plain } from "../spec/locations/compare.ts";
import { statements } from "../spec/transcription/statements.ts";
import { bundle, operations } from "../support/bundle.ts";
import { page, seen, texts } from "./rendered.ts";

const contract = bundle as unknown as Document;
const folder = dirname(projectPaths.contract);
const constants = await domainConstants(contract, folder);
const sections = await loadCoverage(folder);

/** The contract with a part replaced. */
const contractWith = (change: Partial<Document>): Document => ({ ...contract, ...change });

/** The sections without any occurrence of a name. */
function without(name: string): Section[] {
  return JSON.parse(JSON.stringify(sections), (_, value) =>
    Array.isArray(value) ? value.filter((item) => item !== name) : value === name ? undefined : value,
  );
}

describe("the sections of the coverage page", () => {
  it("are those of the specification, in its order", () => {
    expect(sections.map(({ title }) => title)).toEqual([...new Set(statements.map(({ section }) => section))]);
  });

  it("contain everything in the contract, and nothing else", () => {
    expect(() => completeSections(contract, constants, sections)).not.toThrow();
  });

  it.each([
    ["Limits", /^Missing from the coverage page: guide Limits\./],
    ["operations", /^Missing from the coverage page: operations Device key\./],
    ["constants", /^Missing from the coverage page: constants ApmAgentType\./],
    ["rules", /^Missing from the coverage page: rules BrowserTypeVersion\./],
    ["records", /^Missing from the coverage page: records DeviceKey\./],
    ["States", /^Missing from the coverage page: list under “Not shown” States\./],
  ])("stop the build if %s is missing from them", (name, message) => {
    const error = () => completeSections(contract, constants, without(name));
    expect(error).toThrow(message);
    expect(error).toThrow(/\nFix the names in openapi\/coverage\.yaml\.$/);
  });

  it.each<[Omit<Section, "title">, string]>([
    [{ guides: ["Events"] }, "Unknown on the coverage page: guide Events. It does not exist in the contract."],
    [{ operations: ["Alerts"] }, "Unknown on the coverage page: tag of operations Alerts."],
    [{ domains: ["events"] }, "Unknown on the coverage page: folder of constants events."],
    [{ schemas: ["Event"] }, "Unknown on the coverage page: schema Event."],
    [{ notShown: "Webhooks" }, "Unknown on the coverage page: list under “Not shown” Webhooks."],
  ])("stop the build if they contain an unknown name: %j", (section, message) => {
    expect(() => completeSections(contract, constants, [...sections, { title: "More", ...section }])).toThrow(message);
  });

  it("stop the build if something is added to the contract", () => {
    const tags = [...contract.tags, { name: "Webhooks", description: "", "x-traitTag": true }];
    expect(() => completeSections(contractWith({ tags }), constants, sections)).toThrow(
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
    const complete = completeSections(contractWith({ paths }), constants, sections);
    const of = (title: string) => complete.find((section) => section.title === title);
    expect(of("Endpoints")?.operations).toContain("Users");
    expect(of("Constants")?.schemas).toEqual(expect.arrayContaining(["DnsLookupType", "PeriodGranularity"]));
    expect(of("Records with known fields")?.schemas).toContain("Monitor");
    expect(of("Records with known fields")?.schemas).not.toContain("UserRole");
  });
});

describe("the lists under “Not shown”", () => {
  it("contain each statement of the specification that something is not shown", () => {
    const said = statements.filter(({ says }) => /not shown|not described/.test(says));
    const items = plain([...notShownOf(contract).values()].flat().join("\n"));
    expect(said.length).toBeGreaterThan(8);
    for (const { says } of said) for (const fragment of says.split("…")) expect(items).toContain(plain(fragment));
  });

  it("are in the sections of the specification that say so", () => {
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

describe("the coverage page", () => {
  it("links each operation, guide, constant, rule and record of the contract", () => {
    const words = texts("coverage.html", "main a");
    const guides = bundle.tags.filter((tag) => "x-traitTag" in tag).map(({ name }) => name);
    expect(words).toEqual(expect.arrayContaining(["Overview", ...guides]));
    expect(words).toEqual(
      expect.arrayContaining(operations.map(({ method, path }) => `${method.toUpperCase()} ${path}`)),
    );
    expect(words).toEqual(
      expect.arrayContaining(Object.values(bundle.components.schemas).map((schema) => schema.title)),
    );
  });

  it("says what is not shown, in the guide's words", () => {
    const items = texts("coverage.html", "[id^='not-shown-'] li");
    const guide = bundle.tags.find(({ name }) => name === "What is not documented")?.description ?? "";
    expect(items).toHaveLength(10);
    for (const item of items) {
      expect(item).toMatch(/not shown/);
      expect(guide.replace(/[`*]/g, "")).toContain(`- ${item}`);
    }
  });

  it("has an address for each section", () => {
    expect(seen(page("coverage.html").querySelector("#limits th"))).toBe("Limits");
  });
});
