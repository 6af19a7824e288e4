// Written by `npm run build` from openapi/. Do not edit.

import { RuleSchema } from "../../src/validation/schemas/rule.ts";
import * as rules from "../rules.ts";
import type { components } from "../types.ts";
import * as constants from "./constants.ts";

export const BrowserTypeVersion: RuleSchema<components["schemas"]["BrowserTypeVersion"]> = /* @__PURE__ */ new RuleSchema(
  "BrowserTypeVersion",
  "Browser version per browser type",
  { property: "browser_type", constant: constants.BrowserType },
  { property: "browser_version", constants: [constants.BrowserVersion] },
  rules.supportedBrowserVersions,
);

export const MonitorCheckInterval: RuleSchema<components["schemas"]["MonitorCheckInterval"]> = /* @__PURE__ */ new RuleSchema(
  "MonitorCheckInterval",
  "Check intervals per monitor type",
  { property: "monitor_type", constant: constants.MonitorType, isOpen: true },
  { property: "check_interval", constants: [constants.CheckInterval] },
  rules.supportedCheckIntervals,
);

export const PeriodGranularity: RuleSchema<components["schemas"]["PeriodGranularity"]> = /* @__PURE__ */ new RuleSchema(
  "PeriodGranularity",
  "Supported granularities per period",
  { property: "period", constant: constants.Period },
  { property: "granularity", constants: [constants.Granularity] },
  rules.supportedGranularities,
);

export const ProductUserAccessRole: RuleSchema<components["schemas"]["ProductUserAccessRole"]> = /* @__PURE__ */ new RuleSchema(
  "ProductUserAccessRole",
  "User access roles per product",
  { property: "product", constant: constants.Product },
  { property: "role", constants: [constants.MonitoringUserAccessRole, constants.StatusPageUserAccessRole, constants.CostManagementUserAccessRole] },
  rules.supportedRoles,
);

export const ReportPeriod: RuleSchema<components["schemas"]["ReportPeriod"]> = /* @__PURE__ */ new RuleSchema(
  "ReportPeriod",
  "Report types per period",
  { property: "period", constant: constants.Period },
  { property: "report_type", constants: [constants.ReportType] },
  rules.supportedReportTypes,
);

export const TransactionGraph: RuleSchema<components["schemas"]["TransactionGraph"]> = /* @__PURE__ */ new RuleSchema(
  "TransactionGraph",
  "Graph types per transaction type",
  { property: "transaction_type", constant: constants.TransactionType },
  { property: "graph_type", constants: [constants.TransactionGraphType] },
  rules.supportedGraphTypes,
);
