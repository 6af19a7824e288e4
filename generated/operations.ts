// Written by `npm run build` from openapi/. Do not edit.

/** The facts about an operation that the client uses. */
export interface KnownOperation {
  id: string;
  /** The scope that its token needs. */
  scope: string;
  /** Whether the envelope of a success always has `data`. */
  hasData: boolean;
  /** The API version, if it is not the default. */
  version?: string;
}

/** By method and path. */
export const operations: Readonly<Record<string, KnownOperation>> = {
  "GET /device_key": { id: "getDeviceKey", scope: "Svc.Admin.Read", hasData: true },
  "GET /monitor_type_constants": { id: "listMonitorTypeConstants", scope: "Svc.Admin.Read", hasData: true },
  "GET /short/msp/customers": { id: "listMspCustomers", scope: "Svc.Msp.Read", hasData: true },
  "GET /short/bu/business_units": { id: "listBusinessUnits", scope: "Svc.Bu.Read", hasData: true },
  "GET /monitors": { id: "listMonitors", scope: "Svc.Admin.Read", hasData: true },
  "GET /monitors/{monitor_id}": { id: "getMonitor", scope: "Svc.Admin.Read", hasData: true },
  "POST /monitor_groups": { id: "createMonitorGroup", scope: "Svc.Admin.Create", hasData: false },
  "GET /location_profiles": { id: "listLocationProfiles", scope: "Svc.Admin.Read", hasData: true },
  "GET /admin/monitors": { id: "getInspectorSample", scope: "Svc.Admin.Read", hasData: false },
  "POST /admin/monitors": { id: "postInspectorSample", scope: "Svc.Admin.Create", hasData: false },
  "PUT /admin/monitors": { id: "putInspectorSample", scope: "Svc.Admin.Update", hasData: false },
  "DELETE /admin/monitors": { id: "deleteInspectorSample", scope: "Svc.Admin.Delete", hasData: false },
};
