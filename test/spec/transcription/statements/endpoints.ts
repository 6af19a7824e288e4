// "Endpoints" of the specification: what holds for all calls, and the table.

import { stated } from "../helpers.ts";
import type { Body, GuideLocation, Location } from "../locations.ts";
import { baseOperations, inspectorSamples, tokenOperations } from "../operation-ids.ts";
import { row } from "../operations.ts";

const success = { code: 0, message: "success" };

/** The response envelope with a payload is accepted; with another payload or without one it is not. */
function envelope(data: unknown, ...others: unknown[]): Body {
  const refused = others.map((other) => ({ ...success, data: other }));
  return { mediaType: "application/json", accepts: [{ ...success, data }], refuses: [success, ...refused] };
}

/** What the guide's table says of the payload. */
function payload(operation: string, data: string): GuideLocation {
  return { guide: "requests-and-responses", words: [`| ${operation} | ${data} |`] };
}

/** The operations of the inspector's sample path: one row of the specification, four verbs. */
const inspectorRows = inspectorSamples.map((operation, index): Location => {
  const method = (["GET", "POST", "PUT", "DELETE"] as const)[index] ?? "GET";
  return { operation, is: row(method, "/admin/monitors") };
});

export const endpointStatements = stated("Endpoints", [
  [
    237,
    "All calls use the headers in the Authentication and Versioning sections.",
    { guide: "requests-and-responses", words: ["All calls use the headers in Authentication and Versioning"] },
  ],
  [
    237,
    "Send request bodies as JSON, with `Content-Type: application/json;charset=UTF-8`.",
    { guide: "requests-and-responses" },
  ],
  [
    237,
    "Responses are JSON.",
    { operation: [...baseOperations, ...tokenOperations], mediaType: "application/json" },
    { guide: "requests-and-responses" },
  ],
  [237, "POST adds something, or starts an action.", { guide: "requests-and-responses" }],
  [237, "Use GET to read, PUT to change and DELETE to remove.", { guide: "requests-and-responses" }],
  [
    241,
    "GET | {base_url}/device_key | none | envelope with data.device_key …",
    {
      operation: "getDeviceKey",
      is: row("GET", "/device_key"),
      response: envelope({ device_key: "k" }, {}, { device_key: 1 }, [], "k"),
    },
    payload("GET /device_key", "device_key (string)"),
    { guide: "scopes", words: ["| GET /device_key | Svc.Admin.Read | Svc.Admin.Read |"] },
  ],
  [
    242,
    "GET | {base_url}/monitor_type_constants | none | envelope with data = …",
    {
      operation: "listMonitorTypeConstants",
      is: row("GET", "/monitor_type_constants"),
      response: envelope([{ id: "URL", name: "Website" }], {}, [{ id: "URL" }], [{ id: 1, name: "Website" }]),
    },
    payload("GET /monitor_type_constants", "array of {id string, name string}"),
    { guide: "scopes", words: ["| GET /monitor_type_constants | Svc.Admin.Read | Svc.Admin.Read |"] },
  ],
  [
    243,
    "GET | {base_url}/short/msp/customers | none | envelope with data = …",
    {
      operation: "listMspCustomers",
      is: row("GET", "/short/msp/customers"),
      response: envelope([{ name: "A", zaaid: "1" }], {}, [{ name: "A" }], [{ name: "A", zaaid: 1 }]),
    },
    payload("GET /short/msp/customers", "array of {name string, zaaid string}"),
  ],
  [243, "| MSP scope", { operation: "listMspCustomers", is: { scope: "Svc.Msp.Read" } }, { guide: "scopes" }],
  [
    244,
    "GET | {base_url}/short/bu/business_units | none | envelope with data = array of …",
    {
      operation: "listBusinessUnits",
      is: row("GET", "/short/bu/business_units"),
      response: envelope([{ name: "A", zaaid: "1" }], {}, [{ name: "A" }], [{ name: "A", zaaid: 1 }]),
    },
    payload("GET /short/bu/business_units", "array of {name string, zaaid string}"),
  ],
  [244, "| business unit scope", { operation: "listBusinessUnits", is: { scope: "Svc.Bu.Read" } }, { guide: "scopes" }],
  [
    245,
    "GET | {base_url}/monitors | none | envelope with data = list of monitors",
    {
      operation: "listMonitors",
      is: row("GET", "/monitors"),
      response: envelope([{ monitor_id: "1" }], { monitor_id: "1" }, [{}], [{ monitor_id: 1 }]),
    },
    payload("GET /monitors", "list of monitors"),
  ],
  [
    245,
    "| admin scope",
    { operation: ["getDeviceKey", "listMonitors", "getMonitor"], is: { scope: "Svc.Admin.Read" } },
    { operation: "createMonitorGroup", is: { scope: "Svc.Admin.Create" } },
    { guide: "scopes", words: ["GET /monitors |", "| admin scope"] },
    { guide: "scopes", words: ["GET /monitors/{monitor_id} |", "| admin scope"] },
    { guide: "scopes", words: ["POST /monitor_groups |", "| admin scope"] },
    { guide: "scopes", words: ["GET /location_profiles |", "| admin scope"] },
  ],
  [
    246,
    "GET | {base_url}/monitors/{monitor_id} | path parameter monitor_id (string) | …",
    {
      operation: "getMonitor",
      is: row("GET", "/monitors/{monitor_id}"),
      parameter: { name: "monitor_id", in: "path", required: true, type: "string" },
    },
  ],
  [
    246,
    "envelope with data = one monitor (includes monitor_id)",
    { operation: "getMonitor", response: envelope({ monitor_id: "1" }, [{ monitor_id: "1" }], {}, { monitor_id: 1 }) },
    payload("GET /monitors/{monitor_id}", "one monitor (includes monitor_id)"),
  ],
  [
    247,
    "POST | {base_url}/monitor_groups | JSON body with display_name string …",
    {
      operation: "createMonitorGroup",
      is: row("POST", "/monitor_groups"),
      request: {
        mediaType: "application/json",
        accepts: [{ display_name: "Web", description: "Web sites" }],
        refuses: [{ display_name: 1, description: "Web sites" }, { display_name: "Web", description: 1 }, []],
      },
      response: { mediaType: "application/json", accepts: [success], refuses: [{}, { ...success, data: 1 }] },
    },
  ],
  [
    248,
    "GET | {base_url}/location_profiles | none | list of location profiles | admin scope",
    { operation: "listLocationProfiles", is: row("GET", "/location_profiles"), response: envelope([{}], {}, [1]) },
    payload("GET /location_profiles", "list of location profiles"),
  ],
  [
    249,
    "any | {base_url}/admin/monitors | the inspector's sample of a request URI",
    ...inspectorRows,
    {
      guide: "api-inspector",
      words: ["{base_url}/admin/monitors", "is the inspector's sample of a request URI"],
    },
    { guide: "api-inspector", words: ["any verb"] },
  ],
  [
    249,
    "| as the chosen verb | admin scope",
    { operation: [...inspectorSamples], response: { accepts: [success], refuses: [{}, []] } },
    { guide: "api-inspector", words: ["as the chosen verb"] },
    payload("any verb on /admin/monitors", "as the chosen verb"),
    { guide: "scopes", words: ["any verb on /admin/monitors | admin scope"] },
  ],
]);
