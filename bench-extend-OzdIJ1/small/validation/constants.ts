// Written by `svc-monitoring-api build examples/extend/acme.overlay.yaml`. Do not edit.

// The constants that records and operations have.
import { ConstantSchema } from "svc-monitoring-api/validation/runtime";
import * as constants from "../constants.js";

export const TimeWindow: ConstantSchema<constants.TimeWindow> = /* @__PURE__ */ new ConstantSchema("TimeWindow", "Time window", constants.TimeWindow);
export const DnsTtlOperation: ConstantSchema<constants.DnsTtlOperation> = /* @__PURE__ */ new ConstantSchema("DnsTtlOperation", "DNS TTL operation", constants.DnsTtlOperation);
export const DnskeyFlag: ConstantSchema<constants.DnskeyFlag> = /* @__PURE__ */ new ConstantSchema("DnskeyFlag", "DNSKEY flag", constants.DnskeyFlag);
export const ScheduleMaintenanceType: ConstantSchema<constants.ScheduleMaintenanceType> = /* @__PURE__ */ new ConstantSchema("ScheduleMaintenanceType", "Schedule maintenance type", constants.ScheduleMaintenanceType);
export const MonitorType: ConstantSchema<constants.MonitorType> = /* @__PURE__ */ new ConstantSchema("MonitorType", "Monitor type", constants.MonitorType);
export const Period: ConstantSchema<constants.Period> = /* @__PURE__ */ new ConstantSchema("Period", "Period", constants.Period);
export const ProviderDataCenter: ConstantSchema<constants.ProviderDataCenter> = /* @__PURE__ */ new ConstantSchema("ProviderDataCenter", "Data center of the infrastructure-as-code provider", constants.ProviderDataCenter);
export const TokenGrantType: ConstantSchema<constants.TokenGrantType> = /* @__PURE__ */ new ConstantSchema("TokenGrantType", "Grant type (token operation)", constants.TokenGrantType);
export const HttpMethod: ConstantSchema<constants.HttpMethod> = /* @__PURE__ */ new ConstantSchema("HttpMethod", "HTTP method", constants.HttpMethod);
