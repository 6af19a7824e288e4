import { describe, expect, it } from "vitest";
import { build } from "../../src/pipeline/build.ts";
import { pathsBelow } from "../../src/pipeline/paths.ts";
import { silent } from "../../src/pipeline/report.ts";
import { ContractCopy } from "../support/contract-copy.ts";

const color = "components/constants/looks/Color.yaml";
const rule = "components/rules/ColorSize.yaml";
const path = "paths/things.yaml";
const things = "components/ThingList.yaml";

interface Break {
  edits?: Array<[file: string, from: string, to: string]>;
  adds?: Array<[file: string, content: string]>;
  /** The location and the text of the message. */
  message: RegExp;
}

const breaks: Record<string, Break> = {
  "a YAML typo in the root": {
    edits: [["openapi.yaml", "servers:\n", "servers\n"]],
    message: /openapi\.yaml:\d+:\d+ {2}Not valid YAML: /,
  },
  "a YAML typo in a referenced file": {
    edits: [[color, "{ const: 2, title: Green", "{ const: 2 title: Green"]],
    message: /Color\.yaml:6:\d+ {2}Not valid YAML: /,
  },
  "a missing $ref target": {
    edits: [[path, '"400": { $ref: ../components/Error.yaml }', '"400": { $ref: ../components/Missing.yaml }']],
    message: /things\.yaml:17:\d+ {2}Can't resolve \$ref.*Missing\.yaml/,
  },
  "two members with one id": {
    edits: [[color, "const: 2", "const: 1"]],
    message: /Color\.yaml:6:\d+ {2}Two members have the id 1: members 1 and 2\./,
  },
  "two members with one name": {
    edits: [[color, "title: Green", "title: Red"]],
    message: /Color\.yaml:6:\d+ {2}Two members have the name Red: members 1 and 2\./,
  },
  "a meaning without a member": {
    edits: [[color, "{ const: 2, title: Green, description: Green }", "{ title: Green, description: Green }"]],
    message: /Color\.yaml:6:\d+ {2}The member .*"Green".* has no const\. Add its id\./,
  },
  "a member without a name": {
    edits: [[color, "const: 7, title: Blue", "const: 7"]],
    message: /Color\.yaml:7:\d+ {2}The title of the member with the id 7 must be an identifier/,
  },
  "an id of another type": {
    edits: [[color, "const: 7", 'const: "7"']],
    message: /Color\.yaml:7:\d+ {2}The id "7" is not of type integer/,
  },
  "a list of names that is shorter than the constant": {
    edits: [
      [
        "components/constants/looks/Size.yaml",
        "enum: [S, M, L]\n",
        "enum: [S, M, L]\nx-enum-varnames: [Small, Medium]\n",
      ],
    ],
    message: /Size\.yaml:5:\d+ {2}x-enum-varnames has 2 entries for 3 members\./,
  },
  "a constant without a title": {
    edits: [[color, "title: Color\n", ""]],
    message: /Color\.yaml:1:1 {2}The constant has no title\./,
  },
  "a component named twice in the index": {
    edits: [["openapi.yaml", "    Size:", "    Color: { $ref: components/constants/looks/Size.yaml }\n    Size:"]],
    message: /openapi\.yaml:19:\d+ {2}Not valid YAML: duplicated mapping key/,
  },
  "two files with one component name": {
    edits: [[things, "items: { type: string }", "items: { $ref: Color.yaml }"]],
    adds: [["components/Color.yaml", "type: string\n"]],
    message: /ThingList\.yaml:4:\d+ {2}Two schemas are referenced with the same name but different content.*Color/,
  },
  "a component whose file has another name": {
    edits: [["openapi.yaml", "    Size:", "    Extent:"]],
    message: /openapi\.yaml:19:\d+ {2}The component Extent is in the file components\/constants\/looks\/Size\.yaml/,
  },
  "an unreferenced file": {
    adds: [["components/Forgotten.yaml", "title: Forgotten\n"]],
    message: /Forgotten\.yaml:1:1 {2}Nothing refers to this file\. List it in openapi\.yaml, or delete it\./,
  },
  "an inline enum": {
    edits: [[things, "items: { type: string }", "items: { type: string, enum: [a, b] }"]],
    message: /ThingList\.yaml:4:\d+ {2}The enum is inline\./,
  },
  "a rule about an id that the constant does not have": {
    edits: [[rule, "Color.yaml, enum: [1]", "Color.yaml, enum: [3]"]],
    message: /ColorSize\.yaml:9:\d+ {2}3 is not a member of \.\.\/constants\/looks\/Color\.yaml\./,
  },
  "a rule about an excluded id that the constant does not have": {
    edits: [[rule, "enum: [L]", "enum: [XL]"]],
    message: /ColorSize\.yaml:10:\d+ {2}"XL" is not a member of \.\.\/constants\/looks\/Size\.yaml\./,
  },
  "a rule with a branch without the rule's property": {
    edits: [[rule, "required: [color, size]", "required: [color]"]],
    message: /ColorSize\.yaml:5:\d+ {2}The branch has no required property size/,
  },
  "an x-rule without what it allows": {
    edits: [[rule, ", allows: size", ""]],
    message: /ColorSize\.yaml:3:\d+ {2}x-rule has no allows\./,
  },
  "a rule that misses a member of its constant": {
    edits: [
      [color, "title: Blue }", "title: Blue }\n  - { const: 8, title: Grey }"],
      [rule, "not: { enum: [1] }", "not: { enum: [1, 8] }"],
    ],
    message:
      /ColorSize\.yaml:4:\d+ {2}No branch has the member 8 of \.\.\/constants\/looks\/Color\.yaml\. Add it to the branch that allows what 8 allows\./,
  },
  "a rule with a member in two branches": {
    edits: [[rule, "Color.yaml, enum: [1]", "Color.yaml, enum: [1, 2]"]],
    message:
      /ColorSize\.yaml:4:\d+ {2}Several branches have the member 2 of \.\.\/constants\/looks\/Color\.yaml\. Leave it in one\./,
  },
  "an open constant that does not exist": {
    edits: [[things, "items: { type: string }", "items: { type: string, x-open-constant: Colour }"]],
    message: /ThingList\.yaml:4:\d+ {2}x-open-constant names Colour, which is not a constant\./,
  },
  "a description that only repeats the title": {
    edits: [[color, "description: Color of a thing.", "description: Color."]],
    message: /Color\.yaml:2:\d+ {2}The description only repeats the title\./,
  },
  "a subset with an id that the constant does not have": {
    edits: [["components/constants/looks/Smaller.yaml", "enum: [L]", "enum: [XL]"]],
    message: /Smaller\.yaml:5:\d+ {2}"XL" is not a member of Size\.yaml\./,
  },
  "an unknown marker": {
    edits: [["components/OAuth2.yaml", "{{limits.tokens}}", "{{limits.token}}"]],
    message: /OAuth2\.yaml:\d+:\d+ {2}The marker \{\{limits\.token\}\} is unknown\./,
  },
  "an unknown workflow, and a marker within a line": {
    edits: [
      [
        "guides/things.md",
        "Things have a color.",
        "Things:\n\n{{workflows.none.list}}\n\nSend {{workflows.a.b}} first.",
      ],
    ],
    message: /things\.md:3:1 {2}\{\{workflows\.none\.list\}\} must be a line of its own/,
  },
  "a link of a guide to a missing file": {
    edits: [
      [
        "guides/things.md",
        "Things have a color.",
        "Things.\n\nSee [Things](#about-things), `[x](y)` and [errors](errors.md).",
      ],
    ],
    message:
      /things\.md:3:50 {2}The link to errors\.md leads nowhere\. Link to a heading or a guide, such as #about-things\./,
  },
  "a link to a guide that does not exist": {
    edits: [[color, "description: Color of a thing.", "description: Color of a thing, see [Colors](#colors)."]],
    message: /Color\.yaml:2:\d+ {2}The link to #colors leads nowhere\./,
  },
  "an API version that is not a version": {
    edits: [[path, "  security:\n", "  x-api-version: latest\n  security:\n"]],
    message: /things\.yaml:\d+:\d+ {2}x-api-version must look like "2\.0"; got latest\./,
  },
  "an operation without security": {
    edits: [[path, "  security:\n    - Token: []\n    - OAuth2: [Things.Read]\n", ""]],
    message: /things\.yaml:1:1 {2}The operation has no security/,
  },
  "an operation without a scope": {
    edits: [[path, "OAuth2: [Things.Read]", "OAuth2: []"]],
    message: /things\.yaml:7:\d+ {2}The operation does not name a scope for OAuth2\./,
  },
  "a scope at a scheme that has none": {
    edits: [[path, "Token: []", "Token: [Things.Read]"]],
    message: /things\.yaml:7:\d+ {2}Scopes belong to OAuth2 only\. Leave the list of Token empty\./,
  },
  "an operation without one of the six errors": {
    edits: [[path, '    "403": { $ref: ../components/Error.yaml }\n', ""]],
    message: /things\.yaml:9:\d+ {2}The operation does not declare the error 403\./,
  },
  "a body whose schema has no name": {
    edits: [
      [path, "schema: { $ref: ../components/ThingList.yaml }", "schema: { type: array, items: { type: string } }"],
    ],
    message: /A body of listThings has a schema without a name\. Move it to openapi\/components\/schemas/,
  },
  "a body without an example": {
    edits: [[path, "          examples:\n            Things: { value: [a, b] }\n", ""]],
    message: /things\.yaml:13:\d+ {2}The body has no example\./,
  },
  "an example that breaks its schema": {
    edits: [[path, "value: [a, b]", "value: [a, 1]"]],
    message: /things\.yaml:16:\d+ {2}Example value must conform to the schema/,
  },
};

describe("a broken contract is rejected, with file, line and reason:", () => {
  it("(the original contract is accepted)", async () => {
    const contract = await ContractCopy.make();
    await expect(contract.build()).resolves.toBeInstanceOf(Map);
  });

  it.each(Object.entries(breaks))("%s", async (_what, { edits = [], adds = [], message }) => {
    const contract = await ContractCopy.make();
    for (const [file, from, to] of edits) await contract.edit(file, from, to);
    for (const [file, content] of adds) await contract.add(file, content);
    expect(await contract.problems()).toMatch(message);
  });

  it("an unknown name in coverage.yaml", async () => {
    const contract = await ContractCopy.make();
    await contract.edit("coverage.yaml", "guides: [About things]", "guides: [About things, Start]");
    await expect(contract.build()).rejects.toThrow(
      "Unknown on the coverage page: guide Start. It does not exist in the contract.\nFix the names in openapi/coverage.yaml.",
    );
  });

  it("a lint rule that does not exist", async () => {
    const contract = await ContractCopy.make();
    await contract.add("../redocly.yaml", "rules:\n  no-such-rule: error\n");
    const paths = pathsBelow(contract.folder);
    await expect(build(paths, silent)).rejects.toThrow(/redocly\.yaml:2:3 {2}Property `no-such-rule` is not expected/);
  });

  it("a lint rule of our plugin that does not exist", async () => {
    const contract = await ContractCopy.make();
    const plugin = new URL("../../src/pipeline/redocly/plugin.js", import.meta.url).pathname;
    await contract.add("../redocly.yaml", `plugins: [${plugin}]\nrules:\n  svc/no-such-rule: error\n`);
    const paths = pathsBelow(contract.folder);
    await expect(build(paths, silent)).rejects.toThrow(
      /redocly\.yaml:1:1 {2}The lint rule svc\/no-such-rule does not exist\./,
    );
  });

  it("a missing contract", async () => {
    const contract = await ContractCopy.make();
    const paths = pathsBelow(`${contract.folder}/elsewhere`);
    await expect(build(paths, silent)).rejects.toThrow("Run the command in the project's folder.");
  });
});
