import { describe, expect, it } from "vitest";
import { build } from "../../src/pipeline/build.ts";
import { rules as rulesOfOverlays } from "../../src/pipeline/overlay/extend.ts";
import { pathsBelow } from "../../src/pipeline/paths.ts";
import svcPlugin from "../../src/pipeline/redocly/plugin.js";
import { silent } from "../../src/pipeline/report.ts";
import { ContractCopy } from "../support/contract-copy.ts";

const color = "components/constants/looks/Color.yaml";
const rule = "components/rules/ColorSize.yaml";
const path = "paths/things.yaml";
const things = "components/ThingList.yaml";

/** Our own lint rules, as redocly.yaml names them. */
const rules = Object.keys(svcPlugin().rules.oas3).map((name) => `svc/${name}`);

/** An edit of a file, or a new file. */
type Edit = [file: string, from: string, to: string] | [file: string, content: string];

/** The location and the text of the message, and what breaks the contract. */
const breaks: Record<string, [message: RegExp, ...edits: Edit[]]> = {
  "a YAML typo in the root": [/openapi\.yaml:\d+:\d+ {2}Not valid YAML: /, ["openapi.yaml", "servers:\n", "servers\n"]],
  "a YAML typo in a referenced file": [
    /Color\.yaml:6:\d+ {2}Not valid YAML: /,
    [color, "{ const: 2, title: Green", "{ const: 2 title: Green"],
  ],
  "a missing $ref target": [
    /things\.yaml:17:\d+ {2}Can't resolve \$ref.*Missing\.yaml/,
    [path, '"400": { $ref: ../components/Error.yaml }', '"400": { $ref: ../components/Missing.yaml }'],
  ],
  "two members with one id": [
    /Color\.yaml:6:\d+ {2}Two members have the id 1: members 1 and 2\./,
    [color, "const: 2", "const: 1"],
  ],
  "two members with one name": [
    /Color\.yaml:6:\d+ {2}Two members have the name Red: members 1 and 2\./,
    [color, "title: Green", "title: Red"],
  ],
  "a meaning without a member": [
    /Color\.yaml:6:\d+ {2}The member .*"Green".* has no const\. Add its id\./,
    [color, "{ const: 2, title: Green, description: Green }", "{ title: Green, description: Green }"],
  ],
  "a member without a name": [
    /Color\.yaml:7:\d+ {2}The title of the member with the id 7 must be an identifier/,
    [color, "const: 7, title: Blue", "const: 7"],
  ],
  "an id of another type": [
    /Color\.yaml:7:\d+ {2}The id "7" is not of type integer/,
    [color, "const: 7", 'const: "7"'],
  ],
  "a list of names that is shorter than the constant": [
    /Size\.yaml:5:\d+ {2}x-enum-varnames has 2 entries for 3 members\./,
    [
      "components/constants/looks/Size.yaml",
      "enum: [S, M, L]\n",
      "enum: [S, M, L]\nx-enum-varnames: [Small, Medium]\n",
    ],
  ],
  "a constant without a title": [/Color\.yaml:1:1 {2}The constant has no title\./, [color, "title: Color\n", ""]],
  "a component named twice in the index": [
    /openapi\.yaml:19:\d+ {2}Not valid YAML: duplicated mapping key/,
    ["openapi.yaml", "    Size:", "    Color: { $ref: components/constants/looks/Size.yaml }\n    Size:"],
  ],
  "two files with one component name": [
    /ThingList\.yaml:4:\d+ {2}Two schemas are referenced with the same name but different content.*Color/,
    [things, "items: { type: string }", "items: { $ref: Color.yaml }"],
    ["components/Color.yaml", "type: string\n"],
  ],
  "a component whose file has another name": [
    /openapi\.yaml:19:\d+ {2}The component Extent is in the file components\/constants\/looks\/Size\.yaml/,
    ["openapi.yaml", "    Size:", "    Extent:"],
  ],
  "a schema whose file has a name that code cannot have": [
    /thing-list\.yaml:1:1 {2}The file thing-list\.yaml has no name of a type in code\./,
    ["components/thing-list.yaml", "type: string\n"],
    [things, "items: { type: string }", "items: { $ref: thing-list.yaml }"],
  ],
  "a constant whose file has no subject": [
    /constants.Shape\.yaml:1:1 {2}The constant Shape has no subject\. Move its file to a folder/,
    ["components/constants/Shape.yaml", "title: Shape\ntype: integer\noneOf:\n  - { const: 1, title: Round }\n"],
  ],
  "an unreferenced file": [
    /Forgotten\.yaml:1:1 {2}Nothing refers to this file\. List it in openapi\.yaml, or delete it\./,
    ["components/Forgotten.yaml", "title: Forgotten\n"],
  ],
  "an inline enum": [
    /ThingList\.yaml:4:\d+ {2}The enum is inline\./,
    [things, "items: { type: string }", "items: { type: string, enum: [a, b] }"],
  ],
  "a rule about an id that the constant does not have": [
    /ColorSize\.yaml:9:\d+ {2}3 is not a member of \.\.\/constants\/looks\/Color\.yaml\./,
    [rule, "Color.yaml, enum: [1]", "Color.yaml, enum: [3]"],
  ],
  "a rule about an excluded id that the constant does not have": [
    /ColorSize\.yaml:10:\d+ {2}"XL" is not a member of \.\.\/constants\/looks\/Size\.yaml\./,
    [rule, "enum: [L]", "enum: [XL]"],
  ],
  "a rule with a branch without the rule's property": [
    /ColorSize\.yaml:5:\d+ {2}The branch has no required property size/,
    [rule, "required: [color, size]", "required: [color]"],
  ],
  "an x-rule without what it allows": [/ColorSize\.yaml:3:\d+ {2}x-rule has no allows\./, [rule, ", allows: size", ""]],
  "a rule that misses a member of its constant": [
    /ColorSize\.yaml:4:\d+ {2}No branch has the member 8 of \.\.\/constants\/looks\/Color\.yaml\. Add it to the branch that allows what 8 allows\./,
    [color, "title: Blue }", "title: Blue }\n  - { const: 8, title: Grey }"],
    [rule, "not: { enum: [1] }", "not: { enum: [1, 8] }"],
  ],
  "a rule with a member in two branches": [
    /ColorSize\.yaml:4:\d+ {2}Several branches have the member 2 of \.\.\/constants\/looks\/Color\.yaml\. Leave it in one\./,
    [rule, "Color.yaml, enum: [1]", "Color.yaml, enum: [1, 2]"],
  ],
  "an open constant that does not exist": [
    /ThingList\.yaml:4:\d+ {2}x-open-constant names Colour, which is not a constant\./,
    [things, "items: { type: string }", "items: { type: string, x-open-constant: Colour }"],
  ],
  "a description that only repeats the title": [
    /Color\.yaml:2:\d+ {2}The description only repeats the title\./,
    [color, "description: Color of a thing.", "description: Color."],
  ],
  "a subset with an id that the constant does not have": [
    /Smaller\.yaml:5:\d+ {2}"XL" is not a member of Size\.yaml\./,
    ["components/constants/looks/Smaller.yaml", "enum: [L]", "enum: [XL]"],
  ],
  "an unknown marker": [
    /OAuth2\.yaml:\d+:\d+ {2}The marker \{\{limits\.token\}\} is unknown\./,
    ["components/OAuth2.yaml", "{{limits.tokens}}", "{{limits.token}}"],
  ],
  "a key of records that is no property": [
    /ErrorBody\.yaml:\d+:\d+ {2}The key 'code_id' of x-record is not one of the properties\./,
    ["components/ErrorBody.yaml", "required: [code]", "required: [code]\nx-record: { kind: errors, key: code_id }"],
  ],
  "a required property that is not defined": [
    /ErrorBody\.yaml:4:\d+ {2}Required property 'status' is not defined\./,
    ["components/ErrorBody.yaml", "required: [code]", "required: [code, status]"],
  ],
  "a link of a guide to a missing file": [
    /things\.md:3:46 {2}The link to errors\.md leads nowhere\. Link to a heading or a guide, such as things\.md\./,
    [
      "guides/things.md",
      "Things have a color.",
      "Things.\n\nSee [Things](things.md), `[x](y)` and [errors](errors.md).",
    ],
  ],
  "a listed guide that does not exist": [
    /reference\.yaml:1:1 {2}It lists \S*guides.limits\.md, which does not exist\./,
    ["reference.yaml", "guides:\n", "guides:\n  Limits: limits\n"],
  ],
  "a guide that is not listed": [
    /guides.things\.md:1:1 {2}Nothing refers to this guide\. List it in reference\.yaml, or delete it\./,
    ["reference.yaml", "guides:\n  About things: things", "guides: {}"],
  ],
  "a link that is the start of a right one": [
    /Color\.yaml:2:\d+ {2}The link to #about leads nowhere\./,
    [color, "description: Color of a thing.", "description: Color of a thing, see [Colors](#about)."],
    ["guides/things.md", "Things have a color.", "See [Things](things.md)."],
  ],
  "a link to a guide that does not exist": [
    /Color\.yaml:2:\d+ {2}The link to #colors leads nowhere\./,
    [color, "description: Color of a thing.", "description: Color of a thing, see [Colors](#colors)."],
  ],
  "an API version that is not a version": [
    /things\.yaml:\d+:\d+ {2}x-api-version must look like "2\.0"; got latest\./,
    [path, "  security:\n", "  x-api-version: latest\n  security:\n"],
  ],
  "an operation without security": [
    /things\.yaml:1:1 {2}The operation has no security/,
    [path, "  security:\n    - Token: []\n    - OAuth2: [Things.Read]\n", ""],
  ],
  "an operation without a scope": [
    /things\.yaml:7:\d+ {2}The operation does not name a scope for OAuth2\./,
    [path, "OAuth2: [Things.Read]", "OAuth2: []"],
  ],
  "a scope at a scheme that has none": [
    /things\.yaml:7:\d+ {2}Scopes belong to OAuth2 only\. Leave the list of Token empty\./,
    [path, "Token: []", "Token: [Things.Read]"],
  ],
  "an operation without one of the six errors": [
    /things\.yaml:9:\d+ {2}The operation does not declare the error 403\./,
    [path, '    "403": { $ref: ../components/Error.yaml }\n', ""],
  ],
  "a body without an example": [
    /things\.yaml:13:\d+ {2}The body has no example\./,
    [path, "          examples:\n            Things: { value: [a, b] }\n", ""],
  ],
  "a pattern that is not a regular expression": [
    /ThingList\.yaml:4:\d+ {2}Invalid regular expression: .*Unterminated character class\. Correct it\./,
    [things, "items: { type: string }", 'items: { type: string, pattern: "[a-" }'],
  ],
  "an envelope whose message is optional": [
    /ThingList\.yaml:4:\d+ {2}The envelope does not require its message/,
    [things, "items: { type: string }", "items: { type: object, properties: { code: {}, message: {}, data: {} } }"],
  ],
  "a construct that not all parts handle": [
    /things\.yaml:13:\d+ {2}The media type aplication\/json here is not supported,/,
    [path, "application/json", "aplication/json"],
  ],
  "a parameter of a path that is not required": [
    /things\.yaml:6:\d+ {2}The path always has its parameter id\. Add required: true\./,
    [path, "  security:\n", "  parameters: [{ name: id, in: path, schema: { type: string } }]\n  security:\n"],
  ],
  "an example that breaks its schema": [
    /things\.yaml:16:\d+ {2}Example value must conform to the schema/,
    [path, "value: [a, b]", "value: [a, 1]"],
  ],
};

describe("a broken contract is rejected, with file, line and reason:", () => {
  it("(the original contract is accepted)", async () => {
    const contract = await ContractCopy.make();
    await expect(contract.build()).resolves.toBeInstanceOf(Map);
  });

  /** The problems of each broken contract, which is built once. */
  const found = new Map<string, Promise<string>>();
  const problemsOf = (what: string) => {
    const problems = found.get(what) ?? broken(breaks[what]?.slice(1) as Edit[]);
    found.set(what, problems);
    return problems;
  };
  async function broken(edits: Edit[]): Promise<string> {
    const contract = await ContractCopy.make();
    for (const [file, text, to] of edits) {
      if (to === undefined) await contract.add(file, text);
      else await contract.edit(file, text, to);
    }
    return contract.problems();
  }

  it.each(Object.entries(breaks))("%s", async (what, [message]) => {
    expect(await problemsOf(what)).toMatch(message);
  });

  it("each lint rule of ours refuses one of these", async () => {
    const problems = await Promise.all(Object.keys(breaks).map(problemsOf));
    const never = rules.filter((rule) => !problems.join("\n").includes(`(${rule})`));
    expect(never, "Add a contract that breaks the rule to `breaks`, and the rule to redocly.yaml.").toEqual([]);
  });

  it("each lint rule of ours says how strict it is for overlays", () => {
    // Overlays have no files of components, and the build completes their operations.
    const ofFiles = ["svc/component-file-name", "svc/operation-complete", "svc/supported"];
    const missing = rules.filter((rule) => !ofFiles.includes(rule) && !Object.keys(rulesOfOverlays).includes(rule));
    expect(missing, "Add the rule to `rules` in src/pipeline/overlay/extend.ts.").toEqual([]);
  });

  const plugin = new URL("../../src/pipeline/redocly/plugin.js", import.meta.url).pathname;
  it.each([
    ["", "rules:\n  no-such-rule: error\n", /redocly\.yaml:2:3 {2}Property `no-such-rule` is not expected/],
    [
      " of our plugin",
      `plugins: [${plugin}]\nrules:\n  svc/no-such-rule: error\n`,
      /redocly\.yaml:1:1 {2}The lint rule svc\/no-such-rule does not exist\./,
    ],
  ])("a lint rule%s that does not exist", async (_whose, config, message) => {
    const contract = await ContractCopy.make();
    await contract.add("../redocly.yaml", config);
    await expect(build(pathsBelow(contract.folder), silent)).rejects.toThrow(message);
  });

  it("a missing contract", async () => {
    const contract = await ContractCopy.make();
    const paths = pathsBelow(`${contract.folder}/elsewhere`);
    await expect(build(paths, silent)).rejects.toThrow("Run the command in the project's folder.");
  });
});
