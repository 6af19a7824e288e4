import type { Impact } from "../../src/changes/change.ts";
import type { Document } from "../../src/contract/document.ts";
import { bundle } from "../support/bundle.ts";

// Deep edits of JSON; the types of the document would only be in the way.
// biome-ignore lint/suspicious/noExplicitAny: see above
export type Json = any;

/** An edit of the contract, and how it is reported. */
export interface Mutation {
  edit: (document: Json) => void;
  impact: Impact;
  text: string;
  /**
   * What oasdiff 1.35.0 said, and why the rating here is another one. Without it, both agree on what breaks a caller. This is a
   * record, because to install it takes CI minutes: go install github.com/oasdiff/oasdiff@v1.35.0, then, with the contract before
   * and after each edit, oasdiff changelog before.json after.json --format json.
   */
  oasdiff?: string;
}

/** Renames a key in its place. */
function rename(object: Json, before: string, after: string): void {
  const entries = Object.entries(object).map(([key, value]) => [key === before ? after : key, value]);
  for (const key of Object.keys(object)) delete object[key];
  Object.assign(object, Object.fromEntries(entries));
}

const textsOnly = "It does not report texts.";
const ofTypes = "It does not break HTTP. It breaks the types and classes that are generated from the contract.";

/** The edits by subject and kind. Those of one subject concern different parts of the contract, so that they can be compared at once. */
export const mutations: Record<string, Record<string, Mutation>> = {
  operations: {
    "a removed operation": {
      edit: ({ paths }) => delete paths["/admin/monitors"].delete,
      impact: "major",
      text: "`DELETE /admin/monitors` is gone.",
    },
    "an added operation": {
      edit: ({ paths }) =>
        Object.assign(paths["/device_key"], {
          put: { ...structuredClone(paths["/device_key"].get), operationId: "putDeviceKey" },
        }),
      impact: "minor",
      text: "`PUT /device_key` is new.",
    },
    "a removed path": {
      edit: ({ paths }) => delete paths["/location_profiles"],
      impact: "major",
      text: "`GET /location_profiles` is gone.",
    },
    "an added path": {
      edit: ({ paths }) => {
        paths["/reports"] = structuredClone((bundle as Json).paths["/device_key"]);
        paths["/reports"].get.operationId = "getReports";
      },
      impact: "minor",
      text: "`GET /reports` is new.",
    },
    "a renamed path parameter": {
      edit: ({ paths, components }) => {
        rename(paths, "/monitors/{monitor_id}", "/monitors/{id}");
        components.parameters.MonitorId.name = "id";
      },
      impact: "major",
      text: "`GET /monitors/{monitor_id}` is now `GET /monitors/{id}`.",
      oasdiff: `Nothing in this version. ${ofTypes}`,
    },
    "another operationId": {
      edit: ({ paths }) => Object.assign(paths["/monitors"].get, { operationId: "getMonitors" }),
      impact: "major",
      text: '`GET /monitors`: operationId was "listMonitors" and is "getMonitors".',
      oasdiff: `Information. ${ofTypes}`,
    },
    "another tag": {
      edit: ({ paths }) => Object.assign(paths["/device_key"].get, { tags: ["Keys"] }),
      impact: "major",
      text: '`GET /device_key`: tags was ["Device key"] and is ["Keys"].',
      oasdiff: `Information. ${ofTypes}`,
    },
    "a further tag": {
      edit: ({ paths }) => paths["/short/bu/business_units"].get.tags.push("Accounts"),
      impact: "minor",
      text:
        "`GET /short/bu/business_units`: tags was " +
        '["Customers and business units"] and is ["Customers and business units","Accounts"].',
    },
    "a deprecated operation": {
      edit: ({ paths }) => Object.assign(paths["/monitor_type_constants"].get, { deprecated: true }),
      impact: "minor",
      text: "`GET /monitor_type_constants`: deprecated was not set and is true.",
    },
    "another text of an operation": {
      edit: ({ paths }) => Object.assign(paths["/monitor_type_constants"].get, { description: "Lists the types." }),
      impact: "patch",
      text: "`GET /monitor_type_constants`: description.",
      oasdiff: textsOnly,
    },
    "another scope": {
      edit: ({ paths }) => Object.assign(paths["/short/msp/customers"].get.security[1], { OAuth2: ["Svc.Msp.All"] }),
      impact: "major",
      text: '`GET /short/msp/customers`: the security scheme `OAuth2`: scopes was ["Svc.Msp.Read"] and is ["Svc.Msp.All"].',
    },
    "a further scope that is accepted instead": {
      edit: ({ paths }) => paths["/short/bu/business_units"].get.security.push({ OAuth2: ["Svc.Reports.Read"] }),
      impact: "minor",
      text: "`GET /short/bu/business_units`: the security scheme `OAuth2, 2` is new.",
    },
    "a way to sign in that is no longer accepted": {
      edit: ({ paths }) => paths["/monitors"].get.security.pop(),
      impact: "major",
      text: "`GET /monitors`: the security scheme `OAuth2` is gone.",
    },
  },

  "parameters and bodies of requests": {
    "a required parameter": {
      edit: ({ paths }) =>
        paths["/monitors"].get.parameters.push({
          name: "type",
          in: "query",
          required: true,
          schema: { type: "string" },
        }),
      impact: "major",
      text: "`GET /monitors`: the query parameter `type` is new, and required.",
    },
    "an optional parameter": {
      edit: ({ paths }) =>
        paths["/location_profiles"].get.parameters.push({ name: "format", in: "query", schema: { type: "string" } }),
      impact: "minor",
      text: "`GET /location_profiles`: the query parameter `format` is new.",
    },
    "a removed parameter": {
      edit: ({ paths }) => Object.assign(paths["/device_key"].get, { parameters: [] }),
      impact: "major",
      text: "`GET /device_key`: the cookie parameter `zaaid` is gone.",
      oasdiff: "A warning. A program that names the parameter no longer compiles, and acts on another account.",
    },
    "a parameter with a pattern": {
      edit: ({ components }) => Object.assign(components.parameters.MonitorId.schema, { pattern: "^\\d+$" }),
      impact: "major",
      text: 'The parameter `MonitorId`: schema pattern was not set and is "^\\\\d+$".',
    },
    "a deprecated parameter": {
      edit: ({ components }) => Object.assign(components.parameters.MonitorId, { deprecated: true }),
      impact: "minor",
      text: "The parameter `MonitorId`: deprecated was not set and is true.",
    },
    "another example": {
      edit: ({ components }) => Object.assign(components.parameters.MonitorId, { example: "1" }),
      impact: "patch",
      text: 'The parameter `MonitorId`: example was "123412341234123411" and is "1".',
      oasdiff: textsOnly,
    },
    "a body that becomes optional": {
      edit: ({ paths }) => Object.assign(paths["/monitor_groups"].post.requestBody, { required: false }),
      impact: "minor",
      text: "`POST /monitor_groups`: the body: required was true and is false.",
    },
    "a body that becomes required": {
      edit: ({ paths }) => Object.assign(paths["/admin/monitors"].post.requestBody, { required: true }),
      impact: "major",
      text: "`POST /admin/monitors`: the body: required was false and is true.",
    },
    "a body of another media type": {
      edit: ({ paths }) => rename(paths["/admin/monitors"].put.requestBody.content, "application/json", "text/csv"),
      impact: "major",
      text: "`PUT /admin/monitors`: the body as `application/json` is gone.",
    },
    "a field of a request that becomes optional": {
      edit: ({ components }) =>
        Object.assign(components.schemas.MonitorGroupCreateRequest, { required: ["display_name"] }),
      impact: "minor",
      text: "`MonitorGroupCreateRequest.description`: required was true and is false.",
    },
    "a field of a request with a pattern": {
      edit: ({ components }) =>
        Object.assign(components.schemas.MonitorGroupCreateRequest.properties.display_name, { pattern: "^\\w+$" }),
      impact: "major",
      text: '`MonitorGroupCreateRequest.display_name`: pattern was not set and is "^\\\\w+$".',
    },
    "a request that allows no other fields": {
      edit: ({ components }) =>
        Object.assign(components.schemas.MonitorGroupCreateRequest, { additionalProperties: false }),
      impact: "major",
      text: "`MonitorGroupCreateRequest`: additionalProperties was true and is false.",
      oasdiff: "Nothing. A body that was valid is refused.",
    },
  },

  "fields of requests": {
    "a renamed field of a request": {
      edit: ({ components }) => {
        const { MonitorGroupCreateRequest: record } = components.schemas;
        record.properties.name = record.properties.display_name;
        delete record.properties.display_name;
        record.required = ["name", "description"];
      },
      impact: "major",
      text: "`MonitorGroupCreateRequest.display_name` is gone.",
    },
    "a further required field of a request": {
      edit: ({ components }) => {
        components.schemas.InspectorRequest.properties = { type: { type: "string" } };
        components.schemas.InspectorRequest.required = ["type"];
      },
      impact: "major",
      text: "`InspectorRequest.type` is new, and required.",
    },
    "a parameter that becomes required": {
      edit: ({ components }) => Object.assign(components.parameters.ZaaidCookie, { required: true }),
      impact: "major",
      text: "The parameter `ZaaidCookie`: required was false and is true.",
    },
    "a parameter of another type": {
      edit: ({ components }) => Object.assign(components.parameters.MonitorId.schema, { type: "integer" }),
      impact: "major",
      text: 'The parameter `MonitorId`: schema type was "string" and is "integer".',
    },
  },

  responses: {
    "another status": {
      edit: ({ paths }) => rename(paths["/monitors"].get.responses, "200", "202"),
      impact: "major",
      text: "`GET /monitors`: the response `200` is gone.",
    },
    "a removed status": {
      edit: ({ paths }) => delete paths["/device_key"].get.responses["404"],
      impact: "major",
      text: "`GET /device_key`: the response `404` is gone.",
      oasdiff: "Information. A program that names the status in its types no longer compiles.",
    },
    "an added status": {
      edit: ({ paths }) => {
        const { responses } = paths["/monitor_type_constants"].get;
        responses["429"] = responses["404"];
      },
      impact: "minor",
      text: "`GET /monitor_type_constants`: the response `429` is new.",
    },
    "a further media type": {
      edit: ({ paths }) =>
        Object.assign(paths["/location_profiles"].get.responses["200"].content, {
          "text/csv": { schema: { type: "string" } },
        }),
      impact: "minor",
      text: "`GET /location_profiles`: the response `200` as `text/csv` is new.",
    },
    "a renamed field of a response": {
      edit: ({ components }) => {
        const { Monitor: record } = components.schemas;
        record.properties.id = record.properties.monitor_id;
        delete record.properties.monitor_id;
        record.required = ["id"];
      },
      impact: "major",
      text: "`Monitor.monitor_id` is gone.",
    },
    "a new field of a response": {
      edit: ({ components }) => Object.assign(components.schemas.DeviceKey.properties, { created: { type: "string" } }),
      impact: "minor",
      text: "`DeviceKey.created` is new.",
    },
    "a field of a response that may be missing": {
      edit: ({ components }) => Object.assign(components.schemas.BusinessUnit, { required: ["zaaid"] }),
      impact: "major",
      text: "`BusinessUnit.name`: required was true and is false.",
    },
    "a field of a response that is always there": {
      edit: ({ components }) => components.schemas.MonitorEnvelope.required.push("code"),
      impact: "minor",
      text: "`MonitorEnvelope.code`: required was false and is true.",
    },
    "a field of a response of another type": {
      edit: ({ components }) => Object.assign(components.schemas.BusinessUnit.properties.name, { type: "integer" }),
      impact: "major",
      text: '`BusinessUnit.name`: type was "string" and is "integer".',
    },
    "a field of a response that may be null": {
      edit: ({ components }) =>
        Object.assign(components.schemas.BusinessUnit.properties.zaaid, { type: ["string", "null"] }),
      impact: "major",
      text: '`BusinessUnit.zaaid`: type was "string" and is ["string","null"].',
    },
    "a pattern of a response": {
      edit: ({ components }) =>
        Object.assign(components.schemas.DeviceKey.properties.device_key, { pattern: "^\\w+$" }),
      impact: "minor",
      text: '`DeviceKey.device_key`: pattern was not set and is "^\\\\w+$".',
    },
    "a deprecated field": {
      edit: ({ components }) => Object.assign(components.schemas.DeviceKey.properties.device_key, { deprecated: true }),
      impact: "minor",
      text: "`DeviceKey.device_key`: deprecated was not set and is true.",
    },
    "a response that allows no other fields": {
      edit: ({ components }) => Object.assign(components.schemas.Monitor, { additionalProperties: false }),
      impact: "major",
      text: "`Monitor`: additionalProperties was true and is false.",
      oasdiff: `Nothing. Validators refuse what the service adds tomorrow. ${ofTypes}`,
    },
  },

  "records, servers and constants": {
    "a renamed record": {
      edit: (document) => {
        const [before, after] = ['"#/components/schemas/Monitor"', '"#/components/schemas/MonitorRecord"'];
        Object.assign(document, JSON.parse(JSON.stringify(document).replaceAll(before, after)));
        rename(document.components.schemas, "Monitor", "MonitorRecord");
      },
      impact: "major",
      text: "`Monitor` is gone.",
      oasdiff: `Information. ${ofTypes}`,
    },
    "a discriminator that is dropped": {
      edit: ({ components }) => delete components.schemas.TokenRequest.discriminator,
      impact: "major",
      text: "`TokenRequest`: discriminator.",
      oasdiff: `A warning. ${ofTypes}`,
    },
    "a variant that is dropped": {
      edit: ({ components }) => components.schemas.TokenResponse.anyOf.pop(),
      impact: "major",
      text: "`TokenResponse.anyOf.AccessTokenResponse` is gone.",
      oasdiff: `Information. ${ofTypes}`,
    },
    "a renamed field of a record that no operation uses": {
      edit: ({ components }) => rename(components.schemas.ProviderSettings.properties, "max_retries", "retries"),
      impact: "major",
      text: "`ProviderSettings.max_retries` is gone.",
      oasdiff: `Nothing. ${ofTypes}`,
    },
    "another name of the mock's records": {
      edit: ({ components }) =>
        Object.assign(components.schemas.BusinessUnit, { "x-record": { kind: "units", key: "zaaid" } }),
      impact: "major",
      text: "`BusinessUnit`: x-record.",
      oasdiff: "Nothing. It does not know the keyword, by which users name records in their tests.",
    },
    "a removed record, which no operation uses": {
      edit: ({ components }) => delete components.schemas.Timestamp,
      impact: "major",
      text: "`Timestamp` is gone.",
      oasdiff: `Information. ${ofTypes}`,
    },
    "another default version": {
      edit: (document) => Object.assign(document, { "x-default-version": "2.1" }),
      impact: "major",
      text: 'The document: x-default-version was "2.0" and is "2.1".',
      oasdiff: "Nothing, because it is an extension. Calls without a version get other answers.",
    },
    "a removed data center": {
      edit: ({ servers }) => servers.pop(),
      impact: "major",
      text: "The server `https://app.{service}.jp/api` is gone.",
      oasdiff: "Nothing. Programs name the data center.",
    },
    "another text of a group": {
      edit: ({ tags }) => {
        tags.find(({ name }: Json) => name === "Monitors").description += "More.";
      },
      impact: "patch",
      text: "The group “Monitors” has another text.",
      oasdiff: textsOnly,
    },
    "a removed constant": {
      edit: ({ components }) => delete components.schemas.Severity,
      impact: "major",
      text: "The constant `Severity` is gone.",
      oasdiff: `Information. ${ofTypes}`,
    },
  },
};

/** The contract after all edits of a subject. */
export function edited(edits: Readonly<Record<string, Mutation>>): Document {
  const document = structuredClone(bundle) as unknown as Document;
  for (const { edit } of Object.values(edits)) edit(document);
  return document;
}
