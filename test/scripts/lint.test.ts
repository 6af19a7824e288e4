import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { decorators } from "../../scripts/redocly/decorators/index.ts";
import { rules } from "../../scripts/redocly/rules/index.ts";
import { type Edit, lint, smallContract } from "../support/lint.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

interface Break {
  edits: Edit[];
  /** The place and the start of the message. */
  says: string;
}

const breaks: Record<string, Break> = parse(await readFile("test/scripts/broken-contracts.yaml", "utf8"));

const path = "things.yaml";
/** A schema, on line 4 of its file. */
const schema = (text: string): Edit => ["ThingList.yaml", "{ type: string }", text];
/** Lines of the only operation, from line 6 of its file. */
const operation = (lines: string): Edit => [path, "  security:\n", `${lines}  security:\n`];
const parameter = (text: string) => operation(`  parameters:\n    - { ${text} }\n`);
/** Lines of its success, from line 12. */
const response = (lines: string): Edit => [path, "      content:\n", `${lines}      content:\n`];
/** Another method of the path, before the only operation. */
const method = (lines: string): Edit => [path, "get:\n", `${lines}get:\n`];
const object = "{ type: object, required: [name], properties: { name: { type: string } } }";

/** What `svc/supported` refuses: a construct that not all parts handle. One of each kind. */
const refused: Array<[says: string, edit: Edit]> = [
  ["openapi.yaml:13 `webhooks` of Root", ["openapi.yaml", "components:\n", "webhooks: {}\ncomponents:\n"]],
  ["things.yaml:1 `parameters` of PathItem", method("parameters: []\n")],
  ["things.yaml:6 `callbacks` of Operation", operation("  callbacks: {}\n")],
  ["ThingList.yaml:6 `if` of Schema", schema("{ if: { type: string }, then: { minLength: 1 } }")],
  ["ThingList.yaml:6 `deprecated` beside $ref", schema("{ $ref: ErrorBody.yaml, deprecated: true }")],
  ["ThingList.yaml:6 `enum` beside $ref", schema("{ $ref: constants/looks/Size.yaml, enum: [S] }")],
  ["ThingList.yaml:6 A schema that refers to itself (ThingList.yaml)", schema("{ $ref: ThingList.yaml }")],
  ["ThingList.yaml:6 `allOf` that does not narrow a constant", schema("{ allOf: [{ type: string }] }")],
  ["ThingList.yaml:6 An array without `items`", schema("{ type: array }")],
  ["ThingList.yaml:6 The format time", schema("{ type: string, format: time }")],
  [
    "ThingList.yaml:6 The format binary is not supported: not all parts of this repository handle it. Instead: leave it out: a body of application/pdf or text/csv is a file by its media type.",
    schema("{ type: string, format: binary }"),
  ],
  ["ThingList.yaml:6 The types string, integer", schema("{ type: [string, integer] }")],
  ["ThingList.yaml:6 `not` with type", schema("{ not: { type: string } }")],
  ["ThingList.yaml:6 `oneOf` without a tag", schema("{ oneOf: [{ type: string }, { type: integer }] }")],
  ["ThingList.yaml:6 `oneOf` without a tag", schema(`{ oneOf: [${object}, ${object}] }`)],
  [
    "ThingList.yaml:6 `discriminator` that does not name",
    schema(`{ anyOf: [${object}], discriminator: { propertyName: name } }`),
  ],
  ["things.yaml:7 `style` of Parameter", parameter("name: a, in: query, style: form, schema: { type: string }")],
  ["things.yaml:7 A parameter in header", parameter("name: a, in: header, schema: { type: string }")],
  ["things.yaml:7 The cookie session", parameter("name: session, in: cookie, schema: { type: string }")],
  ["things.yaml:7 A parameter in query that is neither", parameter(`name: a, in: query, schema: ${object}`)],
  [
    "things.yaml:7 A parameter in query that is neither",
    parameter(`name: a, in: query, schema: { anyOf: [{ type: string }, ${object}] }`),
  ],
  ["things.yaml:7 A parameter in path that is not", parameter("name: a, in: path, schema: { type: array, items: {} }")],
  [
    "things.yaml:13 A header that is not a single value",
    response("      headers:\n        X-A: { schema: { type: array, items: {} } }\n"),
  ],
  ["things.yaml:13 The media type aplication/json", [path, "application/json", "aplication/json"]],
  ["things.yaml:12 A body in several media types", [path, "content:\n", "content:\n        text/csv: {}\n"]],
  ["things.yaml:10 The status 2XX", [path, '"200"', '"2XX"']],
  ["things.yaml:22 The status default", [path, '"500"', "default"]],
  ["things.yaml:6 A request body of GET", operation("  requestBody: { content: { application/json: {} } }\n")],
  [
    "things.yaml:2 The media type application/x-www-form-urlencoded",
    method("put:\n  requestBody: { content: { application/x-www-form-urlencoded: {} } }\n"),
  ],
];

const misspelt: Edit[] = [
  parameter("name: a, in: query, description: A, schema: { $ref: ../components/Sizee.yaml }"),
  schema("{ oneOf: [{ $ref: Sizee.yaml }, { type: object }] }"),
  ["Smaller.yaml", "$ref: Size.yaml", "$ref: Sizee.yaml"],
  ["ColorSize.yaml", "Color.yaml, enum: [1]", "Colour.yaml, enum: [1]"],
];

const folder = await temporaryFolder(afterAll);

describe("a contract is rejected, with file, line and reason, if it has", () => {
  const all: Array<[what: string, Break]> = [
    ...Object.entries(breaks),
    ...refused.map(([says, edit]): [string, Break] => [`no ${says}: not all parts handle it`, { edits: [edit], says }]),
  ];
  const edits = [[], ...all.map(([, one]) => one.edits), ...misspelt.map((edit) => [edit])];
  const built = ["bundle", "generated/openapi.client.json"];
  /** What the lint says of each of the contracts with these edits, and then of what the build wrote. */
  let problems: string[][] = [];
  let problemsOfBuilt: string[][] = [];
  beforeAll(async () => {
    const contracts = await Promise.all(edits.map((these, index) => smallContract(join(folder, `${index}`), these)));
    const found = await lint([...contracts, ...built]);
    [problems, problemsOfBuilt] = [found.slice(0, edits.length), found.slice(edits.length)];
  });

  it("(the bundle and the contract for generators are accepted, so that the build breaks nothing)", () => {
    expect(problemsOfBuilt).toEqual([[], []]);
  });

  it("(one without an edit is accepted)", () => {
    expect(problems[0]).toEqual([]);
  });

  it.each(all.map(([what, { says }], index) => ({ what, says, index })))("$what", ({ says, index }) => {
    expect(problems[index + 1]?.join("\n")).toContain(says);
  });

  it.each(misspelt)("a misspelt $ref, which no rule of ours reports as something else: %s", (...edit) => {
    const found = problems[all.length + 1 + misspelt.findIndex((one) => one.join() === edit.join())] ?? [];
    expect(found.filter((line) => line.includes("(svc/"))).toEqual([]);
    expect(found.join()).toContain("Can't resolve $ref");
  });

  it("an unsupported construct is named with what to write instead", () => {
    const messages = problems.flat().filter((line) => line.includes("is not supported"));
    expect(messages.length).toBeGreaterThanOrEqual(refused.length);
    for (const message of messages) expect(message).toMatch(/handle it\. Instead: \w.+\. To support it, /);
  });

  it("each lint rule of ours refuses one of these", () => {
    const names = Object.keys(rules).map((name) => `(svc/${name})`);
    expect(names.filter((name) => !problems.flat().some((line) => line.endsWith(name)))).toEqual([]);
  });
});

it("redocly.yaml switches on each rule and each decorator of ours, and names no other", async () => {
  const config = parse(await readFile("redocly.yaml", "utf8"));
  const named = (part: object) => Object.keys(part).flatMap((name) => /^svc\/(.+)/.exec(name)?.[1] ?? []);
  expect(named(config.rules).sort()).toEqual(Object.keys(rules).sort());
  expect(named(config.decorators)).toEqual(Object.keys(decorators));
});
