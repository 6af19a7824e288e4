import { describe, expect, it } from "vitest";
import { constantChanges, ruleChanges } from "../../src/changes/constant-changes.ts";
import { limitChanges } from "../../src/changes/contract-changes.ts";
import { describeConstants } from "../../src/contract/constants.ts";
import { type Document, propertiesOf, type Schema } from "../../src/contract/document.ts";
import { contract as ownContract } from "../support/bundle.ts";

/**
 * The contract after an edit, with a small constant Severity whose ids do not change when the service's do. Its description is
 * written after the edit, as the build writes it.
 */
function changed(edit: (schemas: Record<string, Schema>, document: Document) => void): Document {
  const document = structuredClone(ownContract);
  const { schemas } = document.components;
  schemas.Severity = {
    title: "Severity",
    type: "integer",
    enum: [0, 1],
    "x-enum-varnames": ["Critical", "NonCritical"],
    "x-enum-descriptions": ["Critical", "Non-critical"],
  };
  edit(schemas, document);
  const { Severity } = schemas;
  if (Severity) describeConstants({ ...document, components: { ...document.components, schemas: { Severity } } });
  return document;
}

const contract = changed(() => {});

/** The schema of a small constant with ids 0 (Critical) and 1 (NonCritical). */
const severity = (schemas: Record<string, Schema>) => schemas.Severity as Required<Schema>;
const lists = ["enum", "x-enum-varnames", "x-enum-descriptions"] as const;

describe("a change of a constant", () => {
  it.each<[kind: string, (schemas: Record<string, Schema>) => void, impact: string, text: string]>([
    ["a removed constant", (all) => delete all.Severity, "major", "The constant `Severity` is gone."],
    [
      "an added constant",
      (all) =>
        Object.assign(all, {
          Loudness: { title: "Loudness", type: "integer", enum: [1, 2], "x-enum-varnames": ["A", "B"] },
        }),
      "minor",
      "The constant `Loudness` is new, with 2 ids.",
    ],
    [
      "a removed id",
      (all) => {
        for (const key of lists) severity(all)[key].pop();
      },
      "major",
      "`Severity` has lost 1 (`NonCritical`, Non-critical).",
    ],
    [
      "an added id",
      (all) => {
        for (const key of lists) (severity(all)[key] as unknown[]).push(key === "enum" ? 2 : "Mild");
      },
      "minor",
      "`Severity` has a new id: 2 (`Mild`, Mild).",
    ],
    [
      "another name",
      (all) => severity(all)["x-enum-varnames"].splice(1, 1, "Minor"),
      "major",
      "`Severity.NonCritical` (1) is now `Severity.Minor`.",
    ],
    [
      "another meaning",
      (all) => severity(all)["x-enum-descriptions"].splice(1, 1, "Not urgent"),
      "minor",
      "`Severity.NonCritical` (1) has another meaning. It was “Non-critical”. It is “Not urgent”.",
    ],
    [
      "a note that it is deprecated",
      (all) => Object.assign(severity(all), { "x-enum-notes": { 1: "deprecated" } }),
      "minor",
      "`Severity.NonCritical` (1) has the note “deprecated”.",
    ],
    [
      "another description",
      (all) => Object.assign(severity(all), { description: "How bad it is." }),
      "patch",
      "`Severity`: title or description.",
    ],
  ])("%s", (_kind, edit, impact, text) => {
    expect(constantChanges(contract, changed(edit))).toEqual([{ impact, text }]);
  });

  it("the meaning that another id had is a major change: it is no correction", () => {
    const swapped = changed((all) => severity(all)["x-enum-descriptions"].reverse());
    expect(constantChanges(contract, swapped)).toMatchObject([{ impact: "major" }, { impact: "major" }]);
  });

  it("another type of its ids is a major change", () => {
    const edited = changed((all) => {
      severity(all).type = "string";
    });
    expect(constantChanges(contract, edited)).toContainEqual({
      impact: "major",
      text: "The ids of `Severity` were integers and are strings.",
    });
  });

  it("nothing changes without a change", () => {
    expect(constantChanges(contract, structuredClone(contract))).toEqual([]);
  });
});

describe("a change of a rule", () => {
  // Period 51 (Last Poll) allows granularity 1 (raw) only.
  const lastPoll = (schemas: Record<string, Schema>) =>
    schemas.PeriodGranularity?.oneOf?.find((branch) => propertiesOf(branch).period?.enum?.includes(51))?.properties
      ?.granularity as Required<Schema>;

  it("a pair that is no longer allowed is a major change, another pair a minor one", () => {
    const narrower = changed((all) => {
      lastPoll(all).enum = [2];
    });
    expect(ruleChanges(contract, narrower)).toEqual([
      { impact: "major", text: "`PeriodGranularity` no longer allows granularity 1 with period 51." },
      { impact: "minor", text: "`PeriodGranularity` also allows granularity 2 with period 51." },
    ]);
  });

  it("a new id is one line for each rule, however much the rule allows with it", () => {
    const edited = changed((all) => {
      const { MonitorType } = all as { MonitorType: Required<Schema> };
      for (const key of lists) MonitorType[key].push("Radar");
    });
    expect(ruleChanges(contract, edited)).toEqual([
      {
        impact: "minor",
        text:
          "`MonitorCheckInterval` also allows check_interval 1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440 " +
          'with monitor_type "Radar".',
      },
    ]);
  });

  it("ids with which the same comes or goes are one line", () => {
    const narrower = changed((all) => {
      const rows = all.PeriodGranularity?.oneOf ?? [];
      for (const { period } of rows.map(propertiesOf)) {
        if (period?.enum?.includes(51)) period.enum = [51, 998, 999];
      }
    });
    expect(ruleChanges(contract, narrower)).toEqual([
      { impact: "minor", text: "`PeriodGranularity` also allows granularity 1 with period 998, 999." },
    ]);
  });

  it("another name of a property is a major change: it is in the types and in the names of functions", () => {
    const edited = changed((all) => {
      for (const { properties, required } of all.PeriodGranularity?.oneOf ?? []) {
        if (!properties?.granularity) continue;
        properties.unit = properties.granularity;
        delete properties.granularity;
        required?.splice(required.indexOf("granularity"), 1, "unit");
      }
      Object.assign(all.PeriodGranularity?.["x-rule"] ?? {}, { allows: "unit" });
    });
    expect(ruleChanges(contract, edited)).toEqual([
      { impact: "major", text: "`PeriodGranularity`: the property `granularity` is now `unit`." },
    ]);
  });

  it("other numbers of a derived value no longer allow what was allowed", () => {
    const edited = changed((all) => {
      const derived = all.PeriodGranularity?.oneOf?.find((branch) => branch["x-derived"])?.["x-derived"];
      Object.assign(derived ?? {}, { rawWithinDays: 7 });
    });
    expect(ruleChanges(contract, edited)).toMatchObject([
      { impact: "major", text: expect.stringContaining("raw within the last 30 days") },
      { impact: "minor", text: expect.stringContaining("raw within the last 7 days") },
    ]);
  });

  it("a rule comes or goes", () => {
    const without = changed((all) => delete all.PeriodGranularity);
    expect(ruleChanges(contract, without)).toEqual([
      { impact: "major", text: "The rule `PeriodGranularity` is gone." },
    ]);
    expect(ruleChanges(without, contract)).toEqual([{ impact: "minor", text: "The rule `PeriodGranularity` is new." }]);
  });
});

describe("a change of a limit", () => {
  const withLimit = (name: string, limit: object) =>
    changed((_, { components }) => Object.assign(components.securitySchemes.OAuth2["x-limits"][name] ?? {}, limit));

  it("shows both texts", () => {
    expect(limitChanges(contract, withLimit("grantTokenValidity", { text: "5 minutes" }))).toEqual([
      { impact: "minor", text: "The limit “Grant token validity” was “3 to 10 minutes” and is “5 minutes”." },
    ]);
  });

  it.each([
    ["grantTokenValidity", { minimumMinutes: 4 }, { minimumMinutes: 2 }],
    ["accessTokenLifetime", { usualSeconds: 1800 }, { usualSeconds: 7200 }],
    ["accessTokensPerRefreshToken", { maximum: 5 }, { maximum: 20 }],
    ["accessTokensPerRefreshToken", { perMinutes: 20 }, { perMinutes: 5 }],
    ["accessTokensPerRefreshToken", { perMinutes: undefined }, { perHours: 1 }],
  ])("of %s is major if it allows less: %j, not %j", (name, less, more) => {
    expect(limitChanges(contract, withLimit(name, less))).toMatchObject([{ impact: "major" }]);
    expect(limitChanges(contract, withLimit(name, more))).toMatchObject([{ impact: "minor" }]);
  });

  it("is major if the limit is gone: its name is code", () => {
    const without = changed((_, { components }) => {
      delete components.securitySchemes.OAuth2["x-limits"].activeAccessTokens;
    });
    expect(limitChanges(contract, without)).toMatchObject([{ impact: "major" }]);
  });
});
