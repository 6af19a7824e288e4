import { describe, expect, it } from "vitest";
import { selectWorkflows } from "../../scripts/workflows/select.ts";
import type { Document } from "../../src/contract/document.ts";
import { operationsOf } from "../../src/contract/operations.ts";
import { loadWorkflows } from "../../src/pipeline/workflows/load.ts";
import { bundle } from "../support/bundle.ts";

const files = await loadWorkflows("openapi/workflows");

const operations = operationsOf(bundle as unknown as Document);
const select = (selection: Partial<Parameters<typeof selectWorkflows>[2]>) =>
  selectWorkflows(files, operations, { names: [], live: false, write: false, ...selection });

const readOnly = ["business-unit-account", "customer-account", "default-location-profile", "not-found", "unauthorized"];
const writing = ["bad-request", "create-monitor-group", "first-call", "method-not-allowed"];

describe("npm run workflows", () => {
  it("runs every workflow against the mock", () => {
    expect(select({}).sort()).toEqual([...readOnly, ...writing, "unknown-account"].sort());
  });

  it("runs the named ones only", () => {
    expect(select({ names: ["not-found"] })).toEqual(["not-found"]);
  });

  it("names the workflows if a name is unknown", () => {
    expect(() => select({ names: ["found"] })).toThrow(/^Unknown workflow: found\. There are .*not-found/);
  });
});

describe("npm run workflows -- --live", () => {
  it("runs workflows that send nothing but GET, and do not need the mock", () => {
    expect(select({ live: true }).sort()).toEqual(readOnly);
  });

  it("runs those that change something only with --write, and never those that need the mock", () => {
    expect(select({ live: true, write: true }).sort()).toEqual([...readOnly, ...writing].sort());
  });

  it.each(["create-monitor-group", "unknown-account"])("refuses %s by name", (name) => {
    expect(() => select({ live: true, names: [name] })).toThrow(`Not run against a real service: ${name}.`);
  });
});
