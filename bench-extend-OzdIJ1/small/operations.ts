// Written by `svc-monitoring-api build examples/extend/acme.overlay.yaml`. Do not edit.

/**
 * The id of each operation, and the scope that its token needs; then its API version, and the media types of its success and of
 * its request, as far as one is not the usual.
 */
export const operations = {
  "GET /device_key": ["getDeviceKey", "Svc.Admin.Read"],
  "GET /monitor_type_constants": ["listMonitorTypeConstants", "Svc.Admin.Read"],
  "GET /short/msp/customers": ["listMspCustomers", "Svc.Msp.Read"],
  "GET /short/bu/business_units": ["listBusinessUnits", "Svc.Bu.Read"],
  "GET /monitors": ["listMonitors", "Svc.Admin.Read"],
  "GET /monitors/{monitor_id}": ["getMonitor", "Svc.Admin.Read"],
  "POST /monitor_groups": ["createMonitorGroup", "Svc.Admin.Create"],
  "GET /location_profiles": ["listLocationProfiles", "Svc.Admin.Read"],
  "GET /admin/monitors": ["getInspectorSample", "Svc.Admin.Read"],
  "POST /admin/monitors": ["postInspectorSample", "Svc.Admin.Create"],
  "PUT /admin/monitors": ["putInspectorSample", "Svc.Admin.Update"],
  "DELETE /admin/monitors": ["deleteInspectorSample", "Svc.Admin.Delete"],
  "GET /reports/summary/{monitor_id}": ["getSummaryReport", "Svc.Reports.Read"],
  "GET /maintenance": ["listMaintenance", "Svc.Operations.Read"],
  "POST /maintenance": ["createMaintenance", "Svc.Operations.Create"],
} as const;
