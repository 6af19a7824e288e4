import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import schema from "../../generated/overlay.schema.json" with { type: "json" };
import { overlayTemplate } from "../../src/cli/overlay-template.ts";
import { Ajv2020 } from "../../src/shared/ajv.ts";

const { $schema: _, ...keywords } = schema;
const validate = new Ajv2020({ strict: false }).compile(keywords);

/** Where the schema refuses an overlay with one action. */
function refused(action: object): string[] {
  const isValid = validate({ overlay: "1.1.0", info: { title: "Acme", version: "1" }, actions: [action] });
  return isValid ? [] : (validate.errors ?? []).map(({ instancePath }) => instancePath);
}

describe("the schema of overlays for editors", () => {
  it("is named in the first line of the overlay to start from, by its place in the package", () => {
    const [line] = overlayTemplate.split("\n");
    expect(line).toBe(
      "# yaml-language-server: $schema=./node_modules/svc-monitoring-api/generated/overlay.schema.json",
    );
  });

  it.each(["examples/extend/acme.overlay.yaml", "the overlay to start from"])("accepts %s", async (name) => {
    const text = name.endsWith(".yaml") ? await readFile(name, "utf8") : overlayTemplate;
    validate(parse(text));
    expect(validate.errors ?? []).toEqual([]);
  });

  it("proposes targets, references, scopes and groups", () => {
    const { target } = schema.$defs.action.properties;
    expect(target.anyOf[0]?.enum).toEqual(
      expect.arrayContaining([
        "$.paths",
        "$.paths['/monitors']",
        "$.components.schemas.Monitor.properties",
        "$.components.schemas.ReportType.oneOf",
      ]),
    );
    const { security, tags } = schema.$defs.operation.properties;
    expect(security.items.properties.OAuth2.items.enum).toContain("Svc.Operations.Read");
    expect(tags.items.anyOf[0]?.enum).toContain("Monitors");
    expect(schema.$defs.schema.properties.$ref.anyOf[0]?.enum).toContain("#/components/schemas/Period");
  });

  const get = (operation: object) => ({ target: "$.paths", update: { "/a": { get: operation } } });
  const responses = { 200: { description: "OK" } };
  it.each<[what: string, action: object, place: string]>([
    ["an action without a target", { update: {} }, "/actions/0"],
    ["an operation without an id", get({ responses }), "/actions/0/update/~1a/get"],
    [
      "a scope that does not exist",
      get({ operationId: "a", responses, security: [{ OAuth2: ["Svc.Nothing.Read"] }] }),
      "/actions/0/update/~1a/get/security/0/OAuth2/0",
    ],
    [
      "a version that is a number",
      get({ operationId: "a", responses, "x-api-version": 3 }),
      "/actions/0/update/~1a/get/x-api-version",
    ],
    [
      "a member without a name",
      { target: "$.components.schemas.ReportType.oneOf", update: { const: 77 } },
      "/actions/0/update",
    ],
  ])("refuses %s", (_what, action, place) => {
    expect(refused(action)).toContain(place);
  });

  it("accepts a target of any form", () => {
    expect(refused({ target: "$..properties[?@.type=='string']", update: { description: "A text." } })).toEqual([]);
  });
});
