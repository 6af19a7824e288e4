// Ensures that statements.test.ts can fail: it does if any location of a statement is changed.

import { describe, expect, it } from "vitest";
import { type Contract, contract, guideNames, type Target } from "./locations/contract.ts";
import { linesOf, locationProblems, problemsOf } from "./locations/problems.ts";
import type { Statement } from "./transcription/helpers.ts";
import type { Location } from "./transcription/locations.ts";
import { baseOperations, tokenOperations } from "./transcription/operation-ids.ts";
import { statements } from "./transcription/statements.ts";

interface Bound<Kind extends Location = Location> {
  statement: Statement;
  location: Kind;
}

const bound: Bound[] = statements.flatMap((statement) =>
  statement.locations.map((location) => ({ statement, location })),
);

function boundTo<Key extends string>(key: Key) {
  return bound.filter((one): one is Bound<Extract<Location, Record<Key, unknown>>> => key in one.location);
}

/** The bindings that still hold in a changed contract. */
function stillHolding(bindings: Bound[], changes: Partial<Contract>): string[] {
  const holding = bindings.filter(
    ({ statement, location }) => locationProblems(location, statement.says, { ...contract, ...changes }).length === 0,
  );
  return holding.map(({ statement, location }) => `${statement.says} ${JSON.stringify(location)}`);
}

const inGuides = boundTo("guide");

/** Guides that only repeat what others state. */
const withoutStatements = ["where-to-start", "extensions"];

describe.each(guideNames)("the guide %s", (name) => {
  const guide = (other: string) => (other === name ? "" : contract.guide(other));

  it("is in the reference", () => {
    expect(contract.guide(name)).toMatch(/^[A-Z]/);
  });

  it("fails each statement that is bound to it if it is empty", () => {
    const here = statements.filter(({ locations }) =>
      locations.some((location) => "guide" in location && location.guide === name),
    );
    const advice = "Bind some in test/spec/transcription/statements/, or list the guide in `withoutStatements`.";
    if (!withoutStatements.includes(name))
      expect(here, `No statement is in the guide ${name}. ${advice}`).not.toEqual([]);
    for (const statement of here) expect(problemsOf(statement, { ...contract, guide }), statement.says).not.toEqual([]);
  });
});

describe("a statement in a guide", () => {
  it.each(inGuides)("is one line: $location.guide: $statement.says", ({ statement, location }) => {
    const lines = linesOf(location, statement.says, contract);
    expect(lines).toHaveLength(1);
    const without = (name: string) =>
      contract
        .guide(name)
        .split("\n")
        .filter((line) => !lines.includes(line))
        .join("\n");
    expect(stillHolding([{ statement, location }], { guide: without })).toEqual([]);
  });
});

describe("a statement in a schema", () => {
  const inSchemas = boundTo("schema");

  it("fails if the schema accepts everything, and if it accepts nothing", () => {
    expect(inSchemas).not.toEqual([]);
    expect(stillHolding(inSchemas, { accepts: () => true })).toEqual([]);
    expect(stillHolding(inSchemas, { accepts: () => false })).toEqual([]);
  });
});

describe("a statement in the data of an operation", () => {
  const monitors = contract.operation("listMonitors");
  const empty: Target = { ...monitors, servers: [], operation: { ...monitors.operation, responses: {} } };
  const others = [empty, ...[...baseOperations, ...tokenOperations].map(contract.operation)];

  it("fails for at least one other operation", () => {
    const inOperations = boundTo("operation");
    expect(inOperations).not.toEqual([]);
    const holding = inOperations.filter((one) =>
      others.every((other) => stillHolding([one], { operation: () => other }).length > 0),
    );
    expect(holding.map(({ statement, location }) => `${statement.says} ${JSON.stringify(location)}`)).toEqual([]);
  });
});

describe("a statement in a description, or in other data", () => {
  it("fails if the description is empty or the data is missing", () => {
    const elsewhere = boundTo("at");
    expect(elsewhere).not.toEqual([]);
    expect(stillHolding(elsewhere, { at: () => ({ title: "", description: "" }) })).toEqual([]);
    expect(stillHolding(elsewhere, { at: () => undefined })).toEqual([]);
  });
});
