// The operations of the specification by the names that the contract gives them.

/** The MSP and business-unit list operations. */
export const accountLists = ["listMspCustomers", "listBusinessUnits"] as const;

/** `any` verb on {base_url}/admin/monitors, written out as the four verbs. */
export const inspectorSamples = [
  "getInspectorSample",
  "postInspectorSample",
  "putInspectorSample",
  "deleteInspectorSample",
] as const;

/** Every operation that can act on a customer account or business unit account. */
export const accountOperations = [
  "getDeviceKey",
  "listMonitorTypeConstants",
  "listMonitors",
  "getMonitor",
  "createMonitorGroup",
  "listLocationProfiles",
  ...inspectorSamples,
] as const;

/** Every operation on {base_url}. */
export const baseOperations = [...accountOperations, ...accountLists] as const;

/** Every operation on {auth_url}. */
export const tokenOperations = ["createToken", "revokeRefreshToken"] as const;
