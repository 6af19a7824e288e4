import { beforeAll, describe, expect, it } from "vitest";
import { type ContractChanges, contractChanges } from "../../src/changes/contract-changes.ts";
import { contract } from "../support/bundle.ts";
import { edited, mutations } from "./mutations.ts";

describe.each(Object.entries(mutations))("a change of %s", (_subject, edits) => {
  let changes: ContractChanges;
  beforeAll(async () => {
    changes = contractChanges(contract, edited(edits));
  });

  it.each(Object.entries(edits))("%s is reported, with its impact", (_kind, { impact, text }) => {
    const all = changes.flatMap((part) => part.changes);
    const found = all.filter((change) => change.text === text);
    expect(found, all.map((change) => `${change.impact} ${change.text}`).join("\n")).toMatchObject([{ impact }]);
  });
});

describe("the list of changes", () => {
  let changes: ContractChanges;
  beforeAll(async () => {
    const document = edited(mutations["records, servers and constants"] ?? {});
    changes = contractChanges(contract, { ...document, info: { ...document.info, version: "9.9.9" } });
  });

  it("has the constants first, and what breaks a caller first in each part", () => {
    expect(changes.map(({ title }) => title)).toEqual([
      "Constants and their rules",
      "Operations, records and limits",
      "Guides",
    ]);
    for (const part of changes) {
      const ranks = part.changes.map(({ impact }) => ["major", "minor", "patch"].indexOf(impact));
      expect(ranks).toEqual(ranks.toSorted());
    }
  });

  it("does not have the version itself", () => {
    expect(JSON.stringify(changes)).not.toContain("9.9.9");
  });
});
