import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import svcPlugin from "../../scripts/redocly/plugin.ts";
import { type Edit, lint, runLint, smallContract } from "../support/lint.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const color = "components/constants/looks/Color.yaml";
const rule = "components/rules/ColorSize.yaml";
const openColor = "type: integer, x-open-constant: Color";
const path = "paths/things.yaml";
const things = "components/ThingList.yaml";

/** The location and the text of the message, and what breaks the contract. */
const breaks: Record<string, [message: RegExp, ...edits: Edit[]]> = {
  "a YAML typo in a referenced file": [
    /Color\.yaml:6 Failed to parse: missed comma/,
    [color, "{ const: 2, title: Green", "{ const: 2 title: Green"],
  ],
  "a missing $ref target": [
    /things\.yaml:17 Can't resolve \$ref.*Missing\.yaml/,
    [path, '"400": { $ref: ../components/Error.yaml }', '"400": { $ref: ../components/Missing.yaml }'],
  ],
  "two members with one id": [
    /Color\.yaml:6 Two members have the id 1: members 1 and 2\./,
    [color, "const: 2", "const: 1"],
  ],
  "two members with one name": [
    /Color\.yaml:6 Two members have the name Red, in any case: members 1 and 2\./,
    [color, "title: Green", "title: Red"],
  ],
  "two members with names that differ only in case": [
    /Color\.yaml:6 Two members have the name RED, in any case: members 1 and 2\./,
    [color, "title: Green", "title: RED"],
  ],
  "a name with letters that not every language has": [
    /Color\.yaml:6 The title of the member with the id 2 must be a letter, then letters, digits and _/,
    [color, "title: Green", "title: Grün"],
  ],
  "a meaning without a member": [
    /Color\.yaml:6 The member .*"Green".* has no const\. Add its id\./,
    [color, "{ const: 2, title: Green, description: Green }", "{ title: Green, description: Green }"],
  ],
  "a member without a name": [
    /Color\.yaml:7 The title of the member with the id 7 must be a letter, then letters, digits and _/,
    [color, "const: 7, title: Blue", "const: 7"],
  ],
  "an id of another type": [/Color\.yaml:7 The id "7" is not of type integer/, [color, "const: 7", 'const: "7"']],
  "a list of names that is shorter than the constant": [
    /Size\.yaml:5 x-enum-varnames has 2 entries for 3 members\./,
    [
      "components/constants/looks/Size.yaml",
      "enum: [S, M, L]\n",
      "enum: [S, M, L]\nx-enum-varnames: [Small, Medium]\n",
    ],
  ],
  "a constant without a title": [/Color\.yaml:1 The constant has no title\./, [color, "title: Color\n", ""]],
  "a component whose file has another name": [
    /openapi\.yaml:19 The component Extent is in the file components\/constants\/looks\/Size\.yaml/,
    ["openapi.yaml", "    Size:", "    Extent:"],
  ],
  "a schema whose file has a name that code cannot have": [
    /thing-list\.yaml:1 The file thing-list\.yaml has no name of a type in code\./,
    ["components/thing-list.yaml", "type: string\n"],
    [things, "items: { type: string }", "items: { $ref: thing-list.yaml }"],
  ],
  "a constant whose file has no subject": [
    /constants.Shape\.yaml:1 The constant Shape has no subject\. Move its file to a folder/,
    ["components/constants/Shape.yaml", "title: Shape\ntype: integer\noneOf:\n  - { const: 1, title: Round }\n"],
  ],
  "an unreferenced file": [
    /openapi\.yaml:\d+ Nothing refers to the file \S*Forgotten\.yaml\. List it in openapi\.yaml, or delete it\./,
    ["components/Forgotten.yaml", "title: Forgotten\n"],
  ],
  "an inline enum": [
    /ThingList\.yaml:4 The enum is inline\./,
    [things, "items: { type: string }", "items: { type: string, enum: [a, b] }"],
  ],
  "a rule about an id that the constant does not have": [
    /ColorSize\.yaml:9 3 is not a member of \.\.\/constants\/looks\/Color\.yaml\./,
    [rule, "Color.yaml, enum: [1]", "Color.yaml, enum: [3]"],
  ],
  "a rule about an excluded id that the constant does not have": [
    /ColorSize\.yaml:10 "XL" is not a member of \.\.\/constants\/looks\/Size\.yaml\./,
    [rule, "enum: [L]", "enum: [XL]"],
  ],
  "a rule with a branch without the rule's property": [
    /ColorSize\.yaml:5 The branch has no required property size/,
    [rule, "required: [color, size]", "required: [color]"],
  ],
  "an x-rule without what it allows": [/ColorSize\.yaml:3 x-rule has no allows\./, [rule, ", allows: size", ""]],
  "a rule that misses a member of its constant": [
    /ColorSize\.yaml:4 No branch has the member 8 of \.\.\/constants\/looks\/Color\.yaml\. Add it to the branch that allows what 8 allows\./,
    [color, "title: Blue }", "title: Blue }\n  - { const: 8, title: Grey }"],
    [rule, "not: { enum: [1] }", "not: { enum: [1, 8] }"],
  ],
  "a rule with a member in two branches": [
    /ColorSize\.yaml:4 Several branches have the member 2 of \.\.\/constants\/looks\/Color\.yaml\. Leave it in one\./,
    [rule, "Color.yaml, enum: [1]", "Color.yaml, enum: [1, 2]"],
  ],
  "a rule with a branch for all others that misses a member": [
    /ColorSize\.yaml:4 No branch has the member 2 of \.\.\/constants\/looks\/Color\.yaml\./,
    [rule, "$ref: ../constants/looks/Color.yaml, not: { enum: [1] }", `${openColor}, not: { enum: [1, 2] }`],
  ],
  "a rule with a branch for all others that has a member of another": [
    /ColorSize\.yaml:4 Several branches have the member 1 of \.\.\/constants\/looks\/Color\.yaml\./,
    [rule, "$ref: ../constants/looks/Color.yaml, not: { enum: [1] }", `${openColor}, not: { enum: [] }`],
  ],
  "a rule with a branch for all others that excludes what the constant does not have": [
    /ColorSize\.yaml:4 The branch for all others excludes 11, which is not a member of \.\.\/constants\/looks\/Color\.yaml\./,
    [rule, "$ref: ../constants/looks/Color.yaml, not: { enum: [1] }", `${openColor}, not: { enum: [1, 11] }`],
  ],
  "an open constant that does not exist": [
    /ThingList\.yaml:4 x-open-constant names Colour, which is not a constant\./,
    [things, "items: { type: string }", "items: { type: string, x-open-constant: Colour }"],
  ],
  "a description that only repeats the title": [
    /Color\.yaml:2 The description only repeats the title\./,
    [color, "description: Color of a thing.", "description: Color."],
  ],
  "a subset with an id that the constant does not have": [
    /Smaller\.yaml:5 "XL" is not a member of Size\.yaml\./,
    ["components/constants/looks/Smaller.yaml", "enum: [L]", "enum: [XL]"],
  ],
  "an unknown marker": [
    /OAuth2\.yaml:\d+ The marker \{\{limits\.token\}\} is unknown\./,
    ["components/OAuth2.yaml", "{{limits.tokens}}", "{{limits.token}}"],
  ],
  "a key of records that is no property": [
    /ErrorBody\.yaml:\d+ The key 'code_id' of x-record is not one of the properties\./,
    ["components/ErrorBody.yaml", "required: [code]", "required: [code]\nx-record: { kind: errors, key: code_id }"],
  ],
  "a required property that is not defined": [
    /ErrorBody\.yaml:4 Required property 'status' is not defined\./,
    ["components/ErrorBody.yaml", "required: [code]", "required: [code, status]"],
  ],
  "a link that is the start of a right one": [
    /Color\.yaml:2 The link to #about leads nowhere\./,
    [color, "description: Color of a thing.", "description: Color of a thing, see [Colors](#about)."],
    ["guides/things.md", "Things have a color.", "See [Things](things.md)."],
  ],
  "a link to a guide that does not exist": [
    /Color\.yaml:2 The link to #colors leads nowhere\./,
    [color, "description: Color of a thing.", "description: Color of a thing, see [Colors](#colors)."],
  ],
  "an API version that is not a version": [
    /things\.yaml:\d+ x-api-version must look like "2\.0"; got latest\./,
    [path, "  security:\n", "  x-api-version: latest\n  security:\n"],
  ],
  "an operation without security": [
    /things\.yaml:1 The operation has no security/,
    [path, "  security:\n    - Token: []\n    - OAuth2: [Things.Read]\n", ""],
  ],
  "an operation without a scope": [
    /things\.yaml:7 The operation does not name a scope for OAuth2\./,
    [path, "OAuth2: [Things.Read]", "OAuth2: []"],
  ],
  "a scope at a scheme that has none": [
    /things\.yaml:7 Scopes belong to OAuth2 only\. Leave the list of Token empty\./,
    [path, "Token: []", "Token: [Things.Read]"],
  ],
  "an operation without one of the six errors": [
    /things\.yaml:9 The operation does not declare the error 403\./,
    [path, '    "403": { $ref: ../components/Error.yaml }\n', ""],
  ],
  "a body without an example": [
    /things\.yaml:13 The body has no example\./,
    [path, "          examples:\n            Things: { value: [a, b] }\n", ""],
  ],
  "a pattern that is not a regular expression": [
    /ThingList\.yaml:4 Invalid regular expression: .*Unterminated character class\. Correct it\./,
    [things, "items: { type: string }", 'items: { type: string, pattern: "[a-" }'],
  ],
  "an envelope whose message is optional": [
    /ThingList\.yaml:4 The envelope does not require its message/,
    [things, "items: { type: string }", "items: { type: object, properties: { code: {}, message: {}, data: {} } }"],
  ],
  "a construct that not all parts handle": [
    /things\.yaml:13 The media type aplication\/json here is not supported,/,
    [path, "application/json", "aplication/json"],
  ],
  "a parameter of a path that is not required": [
    /things\.yaml:6 The path always has its parameter id\. Add required: true\./,
    [path, "  security:\n", "  parameters: [{ name: id, in: path, schema: { type: string } }]\n  security:\n"],
  ],
  "an example that breaks its schema": [
    /things\.yaml:16 Example value must conform to the schema/,
    [path, "value: [a, b]", "value: [a, 1]"],
  ],
};

const copies = await temporaryFolder(afterAll);

describe("a broken contract is rejected, with file, line and reason:", () => {
  const found = new Map<string, string[]>();
  beforeAll(async () => {
    const edits = [[], ...Object.values(breaks).map(([, ...these]) => these)];
    const problems = await lint(
      await Promise.all(edits.map((these, index) => smallContract(join(copies, String(index)), these as Edit[]))),
    );
    ["", ...Object.keys(breaks)].forEach((what, index) => {
      found.set(what, problems[index] ?? []);
    });
  });

  it("(the contract without an edit is accepted)", () => {
    expect(found.get("")).toEqual([]);
  });

  it.each(Object.entries(breaks))("%s", (what, [message]) => {
    expect(found.get(what)?.join("\n")).toMatch(message);
  });

  it("each lint rule of ours refuses one of these", () => {
    const rules = Object.keys(svcPlugin().rules.oas3).map((name) => `(svc/${name})`);
    const problems = [...found.values()].flat();
    expect(rules.filter((name) => !problems.some((line) => line.endsWith(name)))).toEqual([]);
  });
});

it.each([
  ["a typo", ["servers:\n", "servers\n"], "can not read a block mapping entry"],
  ["a component named twice", ["    Size:", "    Color: { $ref: a.yaml }\n    Size:"], "duplicated mapping key"],
] as const)("%s in openapi.yaml is reported with its line", async (what, [from, to], message) => {
  const contract = await smallContract(join(copies, what), [["openapi.yaml", from, to]]);
  expect((await runLint([contract])).stderr).toMatch(new RegExp(`Failed to parse .*${message}.*\\(\\d+:\\d+\\)`, "s"));
});

it("the bundle passes its lint, so that the decorators break nothing", async () => {
  expect(await lint(["bundle"])).toEqual([[]]);
});
