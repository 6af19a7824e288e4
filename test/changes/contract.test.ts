import { beforeAll, describe, expect, it } from "vitest";
import { type ContractChanges, contractChanges } from "../../src/changes/contract-changes.ts";
import type { Document } from "../../src/contract/document.ts";
import { bundle } from "../support/bundle.ts";

const contract = bundle as unknown as Document;

// Deep edits of JSON; the types of the document would only be in the way.
// biome-ignore lint/suspicious/noExplicitAny: see above
type Json = any;

/** One edit for each kind of change, and how it is reported. The edits concern different parts of the contract. */
const kinds: Array<[kind: string, edit: (document: Json) => void, impact: string, text: string | RegExp]> = [
  [
    "a removed operation",
    ({ paths }) => delete paths["/admin/monitors"].delete,
    "major",
    "`DELETE /admin/monitors`: Operation `DELETE /admin/monitors` was removed.",
  ],
  [
    "a removed path",
    ({ paths }) => delete paths["/location_profiles"],
    "major",
    "`/location_profiles`: Path `/location_profiles` was removed.",
  ],
  [
    "an added path",
    ({ paths }) => {
      paths["/reports"] = structuredClone(contract.paths["/device_key"]);
      paths["/reports"].get.operationId = "getReports";
    },
    "minor",
    "`/reports` is new.",
  ],
  [
    "a required parameter",
    ({ paths }) =>
      paths["/monitors"].get.parameters.push({ name: "type", in: "query", required: true, schema: { type: "string" } }),
    "major",
    "`GET /monitors`: Required `type` query parameter was added.",
  ],
  [
    "an optional parameter",
    ({ paths }) =>
      paths["/device_key"].get.parameters.push({ name: "format", in: "query", schema: { type: "string" } }),
    "minor",
    /^`GET \/device_key`: .*is new\.$/,
  ],
  [
    "another scope",
    ({ paths }) => {
      paths["/short/msp/customers"].get.security[1].OAuth2 = ["Svc.Msp.All"];
    },
    "major",
    "`GET /short/msp/customers`: Security scheme `OAuth2` requires new scopes: 'Svc.Msp.All'.",
  ],
  [
    "another status",
    ({ paths }) => {
      const { responses } = paths["/monitors"].get;
      responses["202"] = responses["200"];
      delete responses["200"];
    },
    "major",
    "`GET /monitors`: Response `200` became `202`.",
  ],
  [
    "a renamed field of a request",
    ({ components }) => {
      const { MonitorGroupCreateRequest: record } = components.schemas;
      record.properties.name = record.properties.display_name;
      delete record.properties.display_name;
      record.required = ["name", "description"];
    },
    "major",
    "`MonitorGroupCreateRequest.display_name` is gone.",
  ],
  [
    "a renamed field of a response",
    ({ components }) => {
      const { Monitor: record } = components.schemas;
      record.properties.id = record.properties.monitor_id;
      delete record.properties.monitor_id;
      record.required = ["id"];
    },
    "major",
    "`Monitor.monitor_id` is gone.",
  ],
  [
    "a new field of a response",
    ({ components }) => {
      components.schemas.DeviceKey.properties.created = { type: "string" };
    },
    "minor",
    "`DeviceKey.created` is new.",
  ],
  [
    "another type of a field",
    ({ components }) => {
      components.schemas.BusinessUnit.properties.name.type = "integer";
    },
    "major",
    /^`GET \/short\/bu\/business_units`: Type of `name` .*'string'.*'integer'/,
  ],
  [
    "a renamed field of a record that no operation uses",
    ({ components }) => {
      const { properties } = components.schemas.ProviderSettings;
      properties.retries = properties.max_retries;
      delete properties.max_retries;
    },
    "major",
    "`ProviderSettings.max_retries` is now `ProviderSettings.retries`.",
  ],
  [
    "a removed record, which no operation uses",
    ({ components }) => delete components.schemas.Timestamp,
    "major",
    "`Timestamp` is gone.",
  ],
  [
    "another default version",
    (document) => {
      document["x-default-version"] = "2.1";
    },
    "major",
    'The document: x-default-version was "2.0" and is "2.1".',
  ],
  [
    "a removed data center",
    ({ servers }) => servers.pop(),
    "major",
    "The document: Server `https://app.{service}.jp/api` was removed.",
  ],
  [
    "another text of an operation",
    ({ paths }) => {
      paths["/monitor_type_constants"].get.description = "Lists the types.";
    },
    "patch",
    "`GET /monitor_type_constants`: description.",
  ],
  [
    "another text of a group",
    ({ tags }) => {
      tags.find(({ name }: Json) => name === "Monitors").description += "More.";
    },
    "patch",
    "The group “Monitors” has another text.",
  ],
  [
    "a removed constant",
    ({ components }) => delete components.schemas.Severity,
    "major",
    "The constant `Severity` is gone.",
  ],
];

let changes: ContractChanges;
beforeAll(async () => {
  const edited = structuredClone(contract);
  for (const [, edit] of kinds) edit(edited);
  edited.info.version = "9.9.9";
  changes = await contractChanges(contract, edited);
});

describe("a change of the contract", () => {
  it.each(kinds)("%s", (_kind, _edit, impact, text) => {
    const all = changes.flatMap((part) => part.changes);
    const found = all.filter((change) => (typeof text === "string" ? change.text === text : text.test(change.text)));
    expect(found, all.map((change) => change.text).join("\n")).toMatchObject([{ impact }]);
  });

  it("is listed with the constants first, and what breaks a caller first in each part", () => {
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

  it("does not list the version itself", () => {
    expect(JSON.stringify(changes)).not.toContain("9.9.9");
  });
});
