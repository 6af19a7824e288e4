// "Endpoints" of the source.

import { stated } from "../helpers.ts";
import type { Statement } from "../types.ts";

export const endpointStatements: readonly Statement[] = [
  ...stated("Endpoints", [
    {
      says: "All calls use the headers in the Authentication and Versioning sections.",
      words: ["authorization", "accept"],
    },
    {
      says: "Request bodies are JSON with `Content-Type: application/json;charset=UTF-8`.",
      words: ["request bodies are json", "application/json;charset=utf-8"],
    },
    {
      says: "Responses are JSON.",
      words: ["responses are json"],
    },
    {
      says: "Verbs: GET retrieves; POST creates or performs an action; …",
      words: ["get retrieves", "post creates or performs an action"],
    },
    {
      says: "… PUT updates; DELETE deletes.",
      words: ["put updates", "delete deletes"],
    },
    // Method, path, scope and response of each row are also data: operations of operations.ts.
    {
      says: "GET | {base_url}/device_key | none | envelope with data.device_key …",
      words: ["/device_key"],
    },
    {
      says: "GET | {base_url}/monitor_type_constants | none | envelope with data = …",
      words: ["/monitor_type_constants"],
    },
    {
      says: "GET | {base_url}/short/msp/customers | none | envelope with data = …",
      words: ["/short/msp/customers"],
    },
    {
      says: "| MSP scope",
      words: ["msp scope"],
    },
    {
      says: "GET | {base_url}/short/bu/business_units | none | envelope with data = array of …",
      words: ["/short/bu/business_units"],
    },
    {
      says: "| business unit scope",
      words: ["business unit scope"],
    },
    {
      says: "GET | {base_url}/monitors | none | envelope with data = list of monitors",
      words: ["/monitors", "list of monitors"],
    },
    {
      says: "| admin scope",
      words: ["admin scope"],
    },
    {
      says: "GET | {base_url}/monitors/{monitor_id} | path parameter monitor_id (string) | …",
      words: ["/monitors/{monitor_id}"],
    },
    {
      says: "envelope with data = one monitor (includes monitor_id)",
      words: ["one monitor"],
    },
    {
      says: "POST | {base_url}/monitor_groups | JSON body with display_name string …",
      words: ["/monitor_groups", "display_name", "description"],
    },
    {
      says: "GET | {base_url}/location_profiles | none | list of location profiles | admin scope",
      words: ["/location_profiles", "list of location profiles"],
    },
    {
      says: "any | {base_url}/admin/monitors | path used in the API inspector as a …",
      words: ["/admin/monitors", "api inspector", "sample request uri"],
    },
    {
      says: "| as the chosen verb | admin scope",
      words: ["the chosen verb"],
    },
    {
      says: "The MSP and business-unit list operations do not need a Cookie header.",
      words: ["do not need a cookie header"],
    },
    {
      says: "Every other operation for a customer or business unit account needs …",
      words: ["every other operation", "needs the zaaid cookie"],
    },
    {
      says: "Without a version header the default version 2.0 applies.",
      words: ["without a version header", "default version 2.0"],
    },
    {
      says: "A method not supported by a path yields status 405.",
      words: ["method not supported by a path", "status 405"],
    },
    {
      says: "The OAuth operations are on {auth_url}, …",
      words: ["oauth operations are on"],
    },
    {
      says: "Request and response fields of the monitors list and detail operations …",
      words: ["monitors list and detail operations"],
    },
    {
      says: "… and of the location profile list: not shown beyond monitor_id.",
      words: ["location profile list", "not shown beyond monitor_id"],
    },
    {
      says: "Response of monitor group creation: not shown.",
      words: ["response of monitor group creation", "not shown"],
    },
    {
      says: "Other operations of the service: not shown.",
      words: ["other operations of the service", "not shown"],
    },
  ]),
];
