// That the test of the statements can fail: each place of each statement is needed.

import { describe, expect, it } from "vitest";
import { type Contract, contract, guideNames, type Target } from "./places/contract.ts";
import { linesOf, placeProblems, placesOf, problemsOf } from "./places/problems.ts";
import { baseOperations, tokenOperations } from "./source/operation-ids.ts";
import type { Place } from "./source/places.ts";
import { statements } from "./source/statements.ts";
import type { Statement } from "./source/types.ts";

interface Bound<Kind extends Place = Place> {
  statement: Statement;
  place: Kind;
}

const bound: Bound[] = statements.flatMap((statement) => placesOf(statement).map((place) => ({ statement, place })));

function boundTo<Key extends string>(key: Key) {
  return bound.filter((one): one is Bound<Extract<Place, Record<Key, unknown>>> => key in one.place);
}

/** The bindings that hold although the contract does not: none, if the test can fail. */
function unharmed(bindings: Bound[], harmed: Partial<Contract>): string[] {
  const holding = bindings.filter(
    ({ statement, place }) => placeProblems(place, statement.says, { ...contract, ...harmed }).length === 0,
  );
  return holding.map(({ statement, place }) => `${statement.says} ${JSON.stringify(place)}`);
}

const inGuides = boundTo("guide");

describe.each(guideNames)("the guide %s", (name) => {
  const guide = (other: string) => (other === name ? "" : contract.guide(other));

  it("reaches the bundle", () => {
    expect(contract.guide(name)).toMatch(/^[A-Z]/);
  });

  it("when empty, fails each statement that is bound to it", () => {
    const here = statements.filter((one) => placesOf(one).some((place) => "guide" in place && place.guide === name));
    // What the first steps say stands in the other guides.
    if (name !== "where-to-start") expect(here).not.toHaveLength(0);
    for (const statement of here) expect(problemsOf(statement, { ...contract, guide }), statement.says).not.toEqual([]);
  });
});

describe("a statement in a guide", () => {
  it.each(inGuides)("is one line: $place.guide: $statement.says", ({ statement, place }) => {
    const lines = linesOf(place, statement.says, contract);
    expect(lines).toHaveLength(1);
    const without = (name: string) =>
      contract
        .guide(name)
        .split("\n")
        .filter((line) => !lines.includes(line))
        .join("\n");
    expect(unharmed([{ statement, place }], { guide: without })).toEqual([]);
  });
});

describe("a statement in a schema", () => {
  const inSchemas = boundTo("schema");

  it("fails when the schema accepts everything, and when it accepts nothing", () => {
    expect(inSchemas.length).toBeGreaterThan(80);
    expect(unharmed(inSchemas, { accepts: () => true })).toEqual([]);
    expect(unharmed(inSchemas, { accepts: () => false })).toEqual([]);
  });
});

describe("a statement in the data of an operation", () => {
  const monitors = contract.operation("listMonitors");
  const empty: Target = { ...monitors, servers: [], operation: { ...monitors.operation, responses: {} } };
  const others = [empty, ...[...baseOperations, ...tokenOperations].map(contract.operation)];

  it("fails for some other operation", () => {
    const inOperations = boundTo("operation");
    expect(inOperations.length).toBeGreaterThan(30);
    const holding = inOperations.filter((one) =>
      others.every((other) => unharmed([one], { operation: () => other }).length > 0),
    );
    expect(holding.map(({ statement, place }) => `${statement.says} ${JSON.stringify(place)}`)).toEqual([]);
  });
});

describe("a statement in a description, or in other data", () => {
  it("fails when the description is empty or the data is not there", () => {
    const elsewhere = boundTo("at");
    expect(elsewhere.length).toBeGreaterThan(30);
    expect(unharmed(elsewhere, { at: () => ({ title: "", description: "" }) })).toEqual([]);
    expect(unharmed(elsewhere, { at: () => undefined })).toEqual([]);
  });
});
