// Written by `npm run build` from openapi/. Do not edit.

import * as ids from "./constants.ts";

/** The key of a constant's meanings, which `Object.keys`, `Object.values` and JSON omit. To read one, call `labelOf`. */
export const meanings: unique symbol = /* @__PURE__ */ Symbol("meanings");

type Labels<Id extends number | string> = { readonly [Key in `${Id}`]: string };

/**
 * A constant with its meanings. If TypeScript reports that it cannot name `[meanings]` in your exported types, import this
 * type from `svc-monitoring-api/constants/labels`.
 */
export type Labelled<Table, Id extends number | string> = Table & { readonly [meanings]: Labels<Id> };

export function labelled<Table, Id extends number | string>(table: Table, labels: Labels<Id>): Labelled<Table, Id> {
  return { ...table, [meanings]: labels };
}

/** APM agent type, with the meanings of its ids. */
export const ApmAgentType: Labelled<typeof ids.ApmAgentType, never> = /* @__PURE__ */ labelled(ids.ApmAgentType, {});
export type ApmAgentType = ids.ApmAgentType;

/** APM resource type, with the meanings of its ids. */
export const ApmResourceType: Labelled<typeof ids.ApmResourceType, ids.ApmResourceType> = /* @__PURE__ */ labelled(ids.ApmResourceType, {
  app: "Application",
  ins: "Instance",
});
export type ApmResourceType = ids.ApmResourceType;

/** Background transaction attribute, with the meanings of its ids. */
export const BackgroundTransactionAttribute: Labelled<typeof ids.BackgroundTransactionAttribute, never> = /* @__PURE__ */ labelled(ids.BackgroundTransactionAttribute, {});
export type BackgroundTransactionAttribute = ids.BackgroundTransactionAttribute;

/** Database operation attribute, with the meanings of its ids. */
export const DatabaseOperationAttribute: Labelled<typeof ids.DatabaseOperationAttribute, never> = /* @__PURE__ */ labelled(ids.DatabaseOperationAttribute, {});
export type DatabaseOperationAttribute = ids.DatabaseOperationAttribute;

/** Database operation graph, with the meanings of its ids. */
export const DatabaseOperationGraph: Labelled<typeof ids.DatabaseOperationGraph, never> = /* @__PURE__ */ labelled(ids.DatabaseOperationGraph, {});
export type DatabaseOperationGraph = ids.DatabaseOperationGraph;

/** Graph type, with the meanings of its ids. */
export const GraphType: Labelled<typeof ids.GraphType, never> = /* @__PURE__ */ labelled(ids.GraphType, {});
export type GraphType = ids.GraphType;

/** Time window, with the meanings of its ids. */
export const TimeWindow: Labelled<typeof ids.TimeWindow, ids.TimeWindow> = /* @__PURE__ */ labelled(ids.TimeWindow, {
  H: "Last one hour",
  H3: "Last three hours",
  H6: "Last six hours",
  hD: "Last twelve hours",
  D: "Last one day",
});
export type TimeWindow = ids.TimeWindow;

/** Traces list attribute, with the meanings of its ids. */
export const TracesListAttribute: Labelled<typeof ids.TracesListAttribute, ids.TracesListAttribute> = /* @__PURE__ */ labelled(ids.TracesListAttribute, {
  avgrt: "Response time",
  cpu: "CPU time",
  exe: "Exception count",
  ext: "External calls",
  sql: "SQL time",
});
export type TracesListAttribute = ids.TracesListAttribute;

/** Graph type for a particular transaction, with the meanings of its ids. */
export const TransactionGraphType: Labelled<typeof ids.TransactionGraphType, never> = /* @__PURE__ */ labelled(ids.TransactionGraphType, {});
export type TransactionGraphType = ids.TransactionGraphType;

/** Transaction type, with the meanings of its ids. */
export const TransactionType: Labelled<typeof ids.TransactionType, ids.TransactionType> = /* @__PURE__ */ labelled(ids.TransactionType, {
  txn: "Web",
  bgtxn: "Background",
  db: "Database operation",
});
export type TransactionType = ids.TransactionType;

/** Web transaction attribute, with the meanings of its ids. */
export const WebTransactionAttribute: Labelled<typeof ids.WebTransactionAttribute, never> = /* @__PURE__ */ labelled(ids.WebTransactionAttribute, {});
export type WebTransactionAttribute = ids.WebTransactionAttribute;

/** Hyper-V action, with the meanings of its ids. */
export const HyperVAction: Labelled<typeof ids.HyperVAction, ids.HyperVAction> = /* @__PURE__ */ labelled(ids.HyperVAction, {
  1: "Start VM",
  2: "Stop VM",
  3: "Restart VM",
});
export type HyperVAction = ids.HyperVAction;

/** IIS action, with the meanings of its ids. */
export const IisAction: Labelled<typeof ids.IisAction, ids.IisAction> = /* @__PURE__ */ labelled(ids.IisAction, {
  1: "Start site",
  2: "Stop site",
  3: "Start app pools",
  4: "Stop app pools",
});
export type IisAction = ids.IisAction;

/** IT automation resource type, with the meanings of its ids. */
export const ItAutomationResourceType: Labelled<typeof ids.ItAutomationResourceType, ids.ItAutomationResourceType> = /* @__PURE__ */ labelled(ids.ItAutomationResourceType, {
  1: "Monitor",
  2: "Monitor group",
  4: "Tags",
});
export type ItAutomationResourceType = ids.ItAutomationResourceType;

/** IT automation type, with the meanings of its ids. */
export const ItAutomationType: Labelled<typeof ids.ItAutomationType, ids.ItAutomationType> = /* @__PURE__ */ labelled(ids.ItAutomationType, {
  1: "Invoke URL",
  2: "Server script",
  3: "Server command",
  4: "Windows service",
  5: "Server reboot",
  6: "Hypervisor VM action",
  7: "Web-server action",
  8: "Mark as maintenance",
  9: "Compute-instance action",
  10: "Database-instance action",
  11: "Trigger function",
  12: "Publish to topic",
  13: "Cache node reboot",
  14: "Cache cluster reboot",
  15: "Cache redis node reboot",
  16: "Send message to queue",
  17: "Start/stop analytics",
  19: "Environment actions",
  20: "Invoke gateway resource URL",
  21: "Reboot data-warehouse cluster",
  22: "Send email",
  23: "Push data to data stream",
  24: "Execute state machine",
  25: "Add step to cluster",
  26: "Workspace actions",
  27: "Reboot graph-database instance",
  28: "VM instance actions",
  29: "Reboot message broker",
  30: "Database actions",
  34: "Edge function actions",
  35: "Start/stop SFTP server",
});
export type ItAutomationType = ids.ItAutomationType;

/** OS type, with the meanings of its ids. */
export const OsType: Labelled<typeof ids.OsType, ids.OsType> = /* @__PURE__ */ labelled(ids.OsType, {
  0: "Windows",
  1: "Linux",
});
export type OsType = ids.OsType;

/** Script type, with the meanings of its ids. */
export const ScriptType: Labelled<typeof ids.ScriptType, ids.ScriptType> = /* @__PURE__ */ labelled(ids.ScriptType, {
  100: "Batch",
  101: "PowerShell",
  102: "VB script",
  200: "Shell",
  201: "Python",
  202: "Ruby",
  203: "Python3",
});
export type ScriptType = ids.ScriptType;

/** Service action, with the meanings of its ids. */
export const ServiceAction: Labelled<typeof ids.ServiceAction, ids.ServiceAction> = /* @__PURE__ */ labelled(ids.ServiceAction, {
  1: "Start",
  2: "Stop",
  3: "Restart",
});
export type ServiceAction = ids.ServiceAction;

/** Day, with the meanings of its ids. */
export const Day: Labelled<typeof ids.Day, ids.Day> = /* @__PURE__ */ labelled(ids.Day, {
  0: "Sunday",
  1: "Monday",
  2: "Tuesday",
  3: "Wednesday",
  4: "Thursday",
  5: "Friday",
  6: "Saturday",
});
export type Day = ids.Day;

/** Month, with the meanings of its ids. */
export const Month: Labelled<typeof ids.Month, ids.Month> = /* @__PURE__ */ labelled(ids.Month, {
  1: "January",
  2: "February",
  3: "March",
  4: "April",
  5: "May",
  6: "June",
  7: "July",
  8: "August",
  9: "September",
  10: "October",
  11: "November",
  12: "December",
});
export type Month = ids.Month;

/** Week, with the meanings of its ids. */
export const Week: Labelled<typeof ids.Week, ids.Week> = /* @__PURE__ */ labelled(ids.Week, {
  1: "First",
  2: "Second",
  3: "Third",
  4: "Fourth",
  5: "Last",
});
export type Week = ids.Week;

/** Cloud child type, with the meanings of its ids. */
export const CloudChildType: Labelled<typeof ids.CloudChildType, never> = /* @__PURE__ */ labelled(ids.CloudChildType, {});
export type CloudChildType = ids.CloudChildType;

/** Cloud discover frequency, with the meanings of its ids. */
export const CloudDiscoverFrequency: Labelled<typeof ids.CloudDiscoverFrequency, ids.CloudDiscoverFrequency> = /* @__PURE__ */ labelled(ids.CloudDiscoverFrequency, {
  0: "Fewer polling",
  1: "Default polling",
  2: "Never",
});
export type CloudDiscoverFrequency = ids.CloudDiscoverFrequency;

/** Cloud discover service, with the meanings of its ids. */
export const CloudDiscoverService: Labelled<typeof ids.CloudDiscoverService, never> = /* @__PURE__ */ labelled(ids.CloudDiscoverService, {});
export type CloudDiscoverService = ids.CloudDiscoverService;

/** Cloud discovery criteria, with the meanings of its ids. */
export const CloudDiscoveryCriteria: Labelled<typeof ids.CloudDiscoveryCriteria, ids.CloudDiscoveryCriteria> = /* @__PURE__ */ labelled(ids.CloudDiscoveryCriteria, {
  1: "OR",
  2: "AND",
});
export type CloudDiscoveryCriteria = ids.CloudDiscoveryCriteria;

/** Cloud management action, with the meanings of its ids. */
export const CloudManagementAction: Labelled<typeof ids.CloudManagementAction, ids.CloudManagementAction> = /* @__PURE__ */ labelled(ids.CloudManagementAction, {
  1: "Start",
  2: "Stop",
  3: "Reboot",
});
export type CloudManagementAction = ids.CloudManagementAction;

/** DNS lookup type, with the meanings of its ids. */
export const DnsLookupType: Labelled<typeof ids.DnsLookupType, ids.DnsLookupType> = /* @__PURE__ */ labelled(ids.DnsLookupType, {
  1: "A",
  255: "ALL",
  28: "AAAA",
  2: "NS",
  15: "MX",
  5: "CNAME",
  6: "SOA",
  12: "PTR",
  33: "SRV",
  16: "TXT",
  48: "DNSKEY",
  257: "CAA",
  43: "DS",
});
export type DnsLookupType = ids.DnsLookupType;

/** DNS protocol, with the meanings of its ids. */
export const DnsProtocol: Labelled<typeof ids.DnsProtocol, ids.DnsProtocol> = /* @__PURE__ */ labelled(ids.DnsProtocol, {
  0: "UDP",
  1: "TCP",
});
export type DnsProtocol = ids.DnsProtocol;

/** DNS TTL operation, with the meanings of its ids. */
export const DnsTtlOperation: Labelled<typeof ids.DnsTtlOperation, ids.DnsTtlOperation> = /* @__PURE__ */ labelled(ids.DnsTtlOperation, {
  1: "Greater than",
  2: "Equal to",
  3: "Less than",
});
export type DnsTtlOperation = ids.DnsTtlOperation;

/** DNSKEY flag, with the meanings of its ids. */
export const DnskeyFlag: Labelled<typeof ids.DnskeyFlag, ids.DnskeyFlag> = /* @__PURE__ */ labelled(ids.DnskeyFlag, {
  256: "ZSK",
  257: "KSK",
});
export type DnskeyFlag = ids.DnskeyFlag;

/** Maintenance end, with the meanings of its ids. */
export const MaintenanceEnd: Labelled<typeof ids.MaintenanceEnd, ids.MaintenanceEnd> = /* @__PURE__ */ labelled(ids.MaintenanceEnd, {
  0: "Never",
  1: "After n executions",
  2: "On a specified date",
});
export type MaintenanceEnd = ids.MaintenanceEnd;

/** Schedule maintenance status, with the meanings of its ids. */
export const ScheduleMaintenanceStatus: Labelled<typeof ids.ScheduleMaintenanceStatus, ids.ScheduleMaintenanceStatus> = /* @__PURE__ */ labelled(ids.ScheduleMaintenanceStatus, {
  I: "In progress",
  C: "Completed",
  V: "Recurring, runs on next scheduled cycle (daily/weekly/monthly)",
});
export type ScheduleMaintenanceStatus = ids.ScheduleMaintenanceStatus;

/** Schedule maintenance type, with the meanings of its ids. */
export const ScheduleMaintenanceType: Labelled<typeof ids.ScheduleMaintenanceType, ids.ScheduleMaintenanceType> = /* @__PURE__ */ labelled(ids.ScheduleMaintenanceType, {
  1: "Daily",
  2: "Weekly (by time)",
  8: "Weekly (by day)",
  3: "Once",
  5: "Monthly (by date)",
  6: "Monthly (by day)",
  9: "Yearly",
});
export type ScheduleMaintenanceType = ids.ScheduleMaintenanceType;

/** Check interval, with the meanings of its ids. */
export const CheckInterval: Labelled<typeof ids.CheckInterval, never> = /* @__PURE__ */ labelled(ids.CheckInterval, {});
export type CheckInterval = ids.CheckInterval;

/** Data collection type, with the meanings of its ids. */
export const DataCollectionType: Labelled<typeof ids.DataCollectionType, ids.DataCollectionType> = /* @__PURE__ */ labelled(ids.DataCollectionType, {
  1: "Normal",
  2: "Secondary recheck",
  3: "Poll now",
  4: "Screenshot",
  5: "Hourly poll",
  6: "Uptime steroid",
  7: "Up screenshot",
  8: "Retry",
  9: "Down recheck",
  10: "Other ISP",
});
export type DataCollectionType = ids.DataCollectionType;

/** Global parameter function, with the meanings of its ids. */
export const GlobalParameterFunction: Labelled<typeof ids.GlobalParameterFunction, ids.GlobalParameterFunction> = /* @__PURE__ */ labelled(ids.GlobalParameterFunction, {
  0: "Current date and time",
  1: "Random number by length",
  2: "Random number by maximum value",
  3: "Time in milliseconds",
});
export type GlobalParameterFunction = ids.GlobalParameterFunction;

/** Monitor group resource type, with the meanings of its ids. */
export const MonitorGroupResourceType: Labelled<typeof ids.MonitorGroupResourceType, ids.MonitorGroupResourceType> = /* @__PURE__ */ labelled(ids.MonitorGroupResourceType, {
  0: "Monitor group",
  1: "Subgroup",
});
export type MonitorGroupResourceType = ids.MonitorGroupResourceType;

/** Monitor group type, with the meanings of its ids. */
export const MonitorGroupType: Labelled<typeof ids.MonitorGroupType, ids.MonitorGroupType> = /* @__PURE__ */ labelled(ids.MonitorGroupType, {
  1: "All types",
  2: "Web",
  3: "Server",
  4: "Database",
  5: "Synthetic transaction",
  6: "Web API",
  7: "APM insight",
  8: "Network devices",
  9: "RUM",
});
export type MonitorGroupType = ids.MonitorGroupType;

/** Monitor status, with the meanings of its ids. */
export const MonitorStatus: Labelled<typeof ids.MonitorStatus, ids.MonitorStatus> = /* @__PURE__ */ labelled(ids.MonitorStatus, {
  0: "Down",
  1: "Up",
  2: "Trouble",
  3: "Critical",
  5: "Suspended",
  7: "Maintenance",
  9: "Discovery",
  10: "Configuration Error",
});
export type MonitorStatus = ids.MonitorStatus;

/** Monitor type, with the meanings of its ids. */
export const MonitorType: Labelled<typeof ids.MonitorType, "URL" | "HOMEPAGE" | "URL-SEQ" | "REALBROWSER" | "PORT" | "SMTP" | "FTP"> = /* @__PURE__ */ labelled(ids.MonitorType, {
  URL: "Website",
  HOMEPAGE: "Web page speed, browser",
  "URL-SEQ": "Web transaction",
  REALBROWSER: "Web transaction, browser",
  PORT: "Custom protocol",
  SMTP: "Mail delivery",
  FTP: "Transfer",
});
export type MonitorType = ids.MonitorType;

/** Resource directory check types, with the meanings of its ids. */
export const ResourceDirectoryCheckType: Labelled<typeof ids.ResourceDirectoryCheckType, ids.ResourceDirectoryCheckType> = /* @__PURE__ */ labelled(ids.ResourceDirectoryCheckType, {
  3001: "Directory access",
  3002: "Directory permission",
  3003: "Directory size",
  3004: "Directory file",
  3005: "Directory subdirectory",
});
export type ResourceDirectoryCheckType = ids.ResourceDirectoryCheckType;

/** Resource file check types, with the meanings of its ids. */
export const ResourceFileCheckType: Labelled<typeof ids.ResourceFileCheckType, ids.ResourceFileCheckType> = /* @__PURE__ */ labelled(ids.ResourceFileCheckType, {
  2001: "File access",
  2002: "File permission",
  2003: "File size",
  2004: "File modify",
  2005: "File content",
});
export type ResourceFileCheckType = ids.ResourceFileCheckType;

/** Resource state, with the meanings of its ids. */
export const ResourceState: Labelled<typeof ids.ResourceState, ids.ResourceState> = /* @__PURE__ */ labelled(ids.ResourceState, {
  0: "Active",
  5: "Suspended",
});
export type ResourceState = ids.ResourceState;

/** Resource type, with the meanings of its ids. */
export const ResourceType: Labelled<typeof ids.ResourceType, ids.ResourceType> = /* @__PURE__ */ labelled(ids.ResourceType, {
  0: "All monitors",
  1: "Monitor group",
  2: "Monitor",
  3: "Tags",
  4: "Monitor type",
});
export type ResourceType = ids.ResourceType;

/** Secondary location check interval, with the meanings of its ids. */
export const SecondaryLocationCheckInterval: Labelled<typeof ids.SecondaryLocationCheckInterval, ids.SecondaryLocationCheckInterval> = /* @__PURE__ */ labelled(ids.SecondaryLocationCheckInterval, {
  60000: "1 min",
  180000: "3 min",
  300000: "5 min",
  600000: "10 min",
  900000: "15 min",
  1800000: "30 min",
  3600000: "1 h",
  10800000: "3 h",
  21600000: "6 h",
  86400000: "1 day",
});
export type SecondaryLocationCheckInterval = ids.SecondaryLocationCheckInterval;

/** Action rule, with the meanings of its ids. */
export const ActionRule: Labelled<typeof ids.ActionRule, ids.ActionRule> = /* @__PURE__ */ labelled(ids.ActionRule, {
  0: "On Down",
  1: "On Up",
  2: "On Trouble",
  "-1": "On any monitor status change",
  20: "On attribute status change",
});
export type ActionRule = ids.ActionRule;

/** Alert type, with the meanings of its ids. */
export const AlertType: Labelled<typeof ids.AlertType, ids.AlertType> = /* @__PURE__ */ labelled(ids.AlertType, {
  0: "Down",
  2: "Trouble",
});
export type AlertType = ids.AlertType;

/** Alerting mode, with the meanings of its ids. */
export const AlertingMode: Labelled<typeof ids.AlertingMode, ids.AlertingMode> = /* @__PURE__ */ labelled(ids.AlertingMode, {
  1: "Email",
  2: "SMS",
  3: "Voice call",
  4: "IM",
  5: "Social feed post",
});
export type AlertingMode = ids.AlertingMode;

/** Alerting status, with the meanings of its ids. */
export const AlertingStatus: Labelled<typeof ids.AlertingStatus, ids.AlertingStatus> = /* @__PURE__ */ labelled(ids.AlertingStatus, {
  10: "Notify down",
  20: "Notify trouble",
  30: "Notify up",
});
export type AlertingStatus = ids.AlertingStatus;

/** Email format, with the meanings of its ids. */
export const EmailFormat: Labelled<typeof ids.EmailFormat, ids.EmailFormat> = /* @__PURE__ */ labelled(ids.EmailFormat, {
  0: "Text",
  1: "HTML",
});
export type EmailFormat = ids.EmailFormat;

/** Notification downtime delay, with the meanings of its ids. */
export const NotificationDowntimeDelay: Labelled<typeof ids.NotificationDowntimeDelay, ids.NotificationDowntimeDelay> = /* @__PURE__ */ labelled(ids.NotificationDowntimeDelay, {
  1: "Notify on first failure",
  2: "Notify on second failure",
  3: "Notify on third failure",
  4: "Notify on fourth failure",
  5: "Notify on fifth failure",
});
export type NotificationDowntimeDelay = ids.NotificationDowntimeDelay;

/** Outage and alarm type, with the meanings of its ids. */
export const OutageAndAlarmType: Labelled<typeof ids.OutageAndAlarmType, ids.OutageAndAlarmType> = /* @__PURE__ */ labelled(ids.OutageAndAlarmType, {
  0: "Down",
  2: "Trouble",
  3: "Critical",
  7: "Maintenance",
});
export type OutageAndAlarmType = ids.OutageAndAlarmType;

/** Persistent notification, with the meanings of its ids. */
export const PersistentNotification: Labelled<typeof ids.PersistentNotification, ids.PersistentNotification> = /* @__PURE__ */ labelled(ids.PersistentNotification, {
  "-1": "Do not notify persistently",
  1: "Every error",
  2: "Every second error",
  3: "Every third error",
  4: "Every fourth error",
  5: "Every fifth error",
});
export type PersistentNotification = ids.PersistentNotification;

/** Severity, with the meanings of its ids. */
export const Severity: Labelled<typeof ids.Severity, ids.Severity> = /* @__PURE__ */ labelled(ids.Severity, {
  0: "Critical",
  1: "Non-critical",
});
export type Severity = ids.Severity;

/** SMS provider, with the meanings of its ids. */
export const SmsProvider: Labelled<typeof ids.SmsProvider, never> = /* @__PURE__ */ labelled(ids.SmsProvider, {});
export type SmsProvider = ids.SmsProvider;

/** Voice call provider, with the meanings of its ids. */
export const VoiceCallProvider: Labelled<typeof ids.VoiceCallProvider, never> = /* @__PURE__ */ labelled(ids.VoiceCallProvider, {});
export type VoiceCallProvider = ids.VoiceCallProvider;

/** Business quarter months, with the meanings of its ids. */
export const BusinessQuarterMonths: Labelled<typeof ids.BusinessQuarterMonths, ids.BusinessQuarterMonths> = /* @__PURE__ */ labelled(ids.BusinessQuarterMonths, {
  0: "Jan-Apr-Jul-Oct",
  1: "Feb-May-Aug-Nov",
  2: "Mar-Jun-Sep-Dec",
});
export type BusinessQuarterMonths = ids.BusinessQuarterMonths;

/** Busy hour report segment, with the meanings of its ids. */
export const BusyHourReportSegment: Labelled<typeof ids.BusyHourReportSegment, ids.BusyHourReportSegment> = /* @__PURE__ */ labelled(ids.BusyHourReportSegment, {
  1: "Hour of day",
  2: "Day of week",
});
export type BusyHourReportSegment = ids.BusyHourReportSegment;

/** Custom report type, with the meanings of its ids. */
export const CustomReportType: Labelled<typeof ids.CustomReportType, ids.CustomReportType> = /* @__PURE__ */ labelled(ids.CustomReportType, {
  1: "Custom report",
  2: "Global benchmark report",
});
export type CustomReportType = ids.CustomReportType;

/** Unit of time, with the meanings of its ids. */
export const Granularity: Labelled<typeof ids.Granularity, ids.Granularity> = /* @__PURE__ */ labelled(ids.Granularity, {
  1: "Raw",
  2: "Hourly",
  3: "Daily",
  4: "Weekly",
  5: "Monthly",
});
export type Granularity = ids.Granularity;

/** Metric aggregation, with the meanings of its ids. */
export const MetricAggregation: Labelled<typeof ids.MetricAggregation, ids.MetricAggregation> = /* @__PURE__ */ labelled(ids.MetricAggregation, {
  0: "Average",
  1: "95th percentile",
  4: "Maximum",
  5: "Minimum",
});
export type MetricAggregation = ids.MetricAggregation;

/** Metrics, with the meanings of its ids. */
export const Metrics: Labelled<typeof ids.Metrics, ids.Metrics> = /* @__PURE__ */ labelled(ids.Metrics, {
  1: "Overall",
  2: "By day",
});
export type Metrics = ids.Metrics;

/** Outage report period, with the meanings of its ids. */
export const OutageReportPeriod: Labelled<typeof ids.OutageReportPeriod, ids.OutageReportPeriod> = /* @__PURE__ */ labelled(ids.OutageReportPeriod, {
  1: "One day",
  2: "One week",
  5: "One month",
  90: "Three months",
  180: "Six months",
});
export type OutageReportPeriod = ids.OutageReportPeriod;

/** Period, with the meanings of its ids. */
export const Period: Labelled<typeof ids.Period, ids.Period> = /* @__PURE__ */ labelled(ids.Period, {
  0: "Last 1 hour: 60 minutes ago until now",
  1: "Last 24 hours: 24 hours ago until now",
  2: "Last 7 Days: 12 am of the day 7 days before today until 12 am of today",
  3: "Today: 12 am today until now",
  4: "Yesterday: 12 am yesterday until 12 am today",
  5: "Last 30 Days: 12 am of the day 30 days before today until 12 am of today",
  7: "Last Month: 12 am of the 1st of the previous month until 12 am of the 1st of the current month",
  8: "This Year: 12 am Jan 1st until 12 am of today",
  9: "This Quarter: 12 am of the first day of the quarter until 12 am of today",
  11: "This Week: 12 am of Sunday of the current week until 12 am of today",
  12: "Last Week: 12 am of Sunday of the previous week until 12 am of Sunday of the current week",
  13: "This Month: 12 am of the 1st of the month until 12 am of today",
  17: "Last 6 hours: 6 hours ago until now",
  18: "Last 12 hours: 12 hours ago until now",
  22: "Last Quarter: previous quarter start until current quarter start",
  25: "Last 3 Months: the three full months before the current month (current month excluded)",
  50: "Custom Period: start and end chosen by the caller",
  51: "Last Poll: last polled values; only for top N / bottom N reports and certain widgets",
});
export type Period = ids.Period;

/** Report format, with the meanings of its ids. */
export const ReportFormat: Labelled<typeof ids.ReportFormat, ids.ReportFormat> = /* @__PURE__ */ labelled(ids.ReportFormat, {
  2: "PDF",
  3: "CSV",
});
export type ReportFormat = ids.ReportFormat;

/** Report frequency, with the meanings of its ids. */
export const ReportFrequency: Labelled<typeof ids.ReportFrequency, ids.ReportFrequency> = /* @__PURE__ */ labelled(ids.ReportFrequency, {
  1: "Daily",
  2: "Weekly",
  3: "Monthly",
  4: "Quarterly",
});
export type ReportFrequency = ids.ReportFrequency;

/** Report type, with the meanings of its ids. */
export const ReportType: Labelled<typeof ids.ReportType, ids.ReportType> = /* @__PURE__ */ labelled(ids.ReportType, {
  11: "Availability summary",
  13: "Health trend",
  14: "Busy hours",
  15: "Top N",
  42: "Bottom N",
  16: "Performance",
  17: "Summary",
  18: "Availability trend",
  19: "Executive summary SLA",
  21: "Cloud guidance",
  23: "Advisor",
  25: "Cloud inventory",
  31: "Server resources",
  32: "Server inventory",
  33: "Big-data cluster inventory",
  34: "Monitor status",
});
export type ReportType = ids.ReportType;

/** Schedule report criteria, with the meanings of its ids. */
export const ScheduleReportCriteria: Labelled<typeof ids.ScheduleReportCriteria, ids.ScheduleReportCriteria> = /* @__PURE__ */ labelled(ids.ScheduleReportCriteria, {
  0: "Availability",
  1: "Outage count",
  2: "Outage duration",
});
export type ScheduleReportCriteria = ids.ScheduleReportCriteria;

/** Schedule report operator, with the meanings of its ids. */
export const ScheduleReportOperator: Labelled<typeof ids.ScheduleReportOperator, ids.ScheduleReportOperator> = /* @__PURE__ */ labelled(ids.ScheduleReportOperator, {
  1: ">",
  2: "<",
  3: ">=",
  4: "<=",
});
export type ScheduleReportOperator = ids.ScheduleReportOperator;

/** Schedule report status, with the meanings of its ids. */
export const ScheduleReportStatus: Labelled<typeof ids.ScheduleReportStatus, ids.ScheduleReportStatus> = /* @__PURE__ */ labelled(ids.ScheduleReportStatus, {
  0: "Active",
  5: "Suspend",
});
export type ScheduleReportStatus = ids.ScheduleReportStatus;

/** SLA target, with the meanings of its ids. */
export const SlaTarget: Labelled<typeof ids.SlaTarget, ids.SlaTarget> = /* @__PURE__ */ labelled(ids.SlaTarget, {
  0: "Greater than",
  1: "Equal",
  2: "Greater than or equal",
  3: "Less than",
  4: "Less than or equal",
});
export type SlaTarget = ids.SlaTarget;

/** SLA type, with the meanings of its ids. */
export const SlaType: Labelled<typeof ids.SlaType, ids.SlaType> = /* @__PURE__ */ labelled(ids.SlaType, {
  1: "Composite",
  2: "Availability",
  3: "Performance",
});
export type SlaType = ids.SlaType;

/** Trend report segment, with the meanings of its ids. */
export const TrendReportSegment: Labelled<typeof ids.TrendReportSegment, ids.TrendReportSegment> = /* @__PURE__ */ labelled(ids.TrendReportSegment, {
  1: "Day",
  2: "Week",
  3: "Month",
});
export type TrendReportSegment = ids.TrendReportSegment;

/** Uptime button time period, with the meanings of its ids. */
export const UptimeButtonTimePeriod: Labelled<typeof ids.UptimeButtonTimePeriod, ids.UptimeButtonTimePeriod> = /* @__PURE__ */ labelled(ids.UptimeButtonTimePeriod, {
  1: "Last 24 hours",
  2: "Last 7 days",
  5: "Last 30 days",
});
export type UptimeButtonTimePeriod = ids.UptimeButtonTimePeriod;

/** Browser name, with the meanings of its ids. */
export const BrowserName: Labelled<typeof ids.BrowserName, never> = /* @__PURE__ */ labelled(ids.BrowserName, {});
export type BrowserName = ids.BrowserName;

/** Browser short, with the meanings of its ids. */
export const BrowserShort: Labelled<typeof ids.BrowserShort, never> = /* @__PURE__ */ labelled(ids.BrowserShort, {});
export type BrowserShort = ids.BrowserShort;

/** Country code, with the meanings of its ids. */
export const CountryCode: Labelled<typeof ids.CountryCode, never> = /* @__PURE__ */ labelled(ids.CountryCode, {});
export type CountryCode = ids.CountryCode;

/** Geographic map attribute, with the meanings of its ids. */
export const GeographicMapAttribute: Labelled<typeof ids.GeographicMapAttribute, never> = /* @__PURE__ */ labelled(ids.GeographicMapAttribute, {});
export type GeographicMapAttribute = ids.GeographicMapAttribute;

/** RUM metric type, with the meanings of its ids. */
export const RumMetricType: Labelled<typeof ids.RumMetricType, "txn" | "uid"> = /* @__PURE__ */ labelled(ids.RumMetricType, {
  txn: "Webpage",
  uid: "Users",
});
export type RumMetricType = ids.RumMetricType;

/** Data center, with the meanings of its ids. */
export const DataCenter: Labelled<typeof ids.DataCenter, ids.DataCenter> = /* @__PURE__ */ labelled(ids.DataCenter, {
  US: "United States",
  EU: "Europe",
  CN: "China",
  IN: "India",
  AU: "Australia",
  JP: "Japan",
});
export type DataCenter = ids.DataCenter;

/** Data center of the infrastructure-as-code provider, with the meanings of its ids. */
export const ProviderDataCenter: Labelled<typeof ids.ProviderDataCenter, ids.ProviderDataCenter> = /* @__PURE__ */ labelled(ids.ProviderDataCenter, {
  US: "United States",
  EU: "Europe",
  CN: "China",
  IN: "India",
  AU: "Australia",
});
export type ProviderDataCenter = ids.ProviderDataCenter;

/** Infrastructure-as-code resource kind, with the meanings of its ids. */
export const ProviderResourceKind: Labelled<typeof ids.ProviderResourceKind, never> = /* @__PURE__ */ labelled(ids.ProviderResourceKind, {});
export type ProviderResourceKind = ids.ProviderResourceKind;

/** Scope, with the meanings of its ids. */
export const Scope: Labelled<typeof ids.Scope, ids.Scope> = /* @__PURE__ */ labelled(ids.Scope, {
  account: "Users and license data",
  admin: "Monitors, configuration profiles, third-party integrations and similar",
  reports: "Reports and monitor status",
  operations: "IT automation, maintenance, status page announcements and similar",
  msp: "MSP data",
  bu: "Business unit data",
});
export type Scope = ids.Scope;

/** Scope type, with the meanings of its ids. */
export const ScopeType: Labelled<typeof ids.ScopeType, never> = /* @__PURE__ */ labelled(ids.ScopeType, {});
export type ScopeType = ids.ScopeType;

/** Grant type (token operation), with the meanings of its ids. */
export const TokenGrantType: Labelled<typeof ids.TokenGrantType, ids.TokenGrantType> = /* @__PURE__ */ labelled(ids.TokenGrantType, {
  authorization_code: "A grant token",
  refresh_token: "A refresh token",
});
export type TokenGrantType = ids.TokenGrantType;

/** User role, with the meanings of its ids. */
export const UserRole: Labelled<typeof ids.UserRole, ids.UserRole> = /* @__PURE__ */ labelled(ids.UserRole, {
  "Super Admin": "Full control of the account",
  Administrator: "Write access to most modules except billing and user access",
  Operator: "Read-only on most modules; write access to schedule maintenance",
  "Read Only": "Read-only",
  "Billing Contact": "Billing modules only (upgrade, renewals)",
  SpokesPerson: "Read on all modules; may post public comments through dashboards",
  "Hosting Provider": "May configure schedule maintenance",
  "No Access": "No access to the web client or API",
});
export type UserRole = ids.UserRole;

/** Anomaly threshold, with the meanings of its ids. */
export const AnomalyThreshold: Labelled<typeof ids.AnomalyThreshold, ids.AnomalyThreshold> = /* @__PURE__ */ labelled(ids.AnomalyThreshold, {
  1: "Confirmed",
  2: "Likely",
});
export type AnomalyThreshold = ids.AnomalyThreshold;

/** Bits-per-second units, with the meanings of its ids. */
export const BitsPerSecondUnit: Labelled<typeof ids.BitsPerSecondUnit, ids.BitsPerSecondUnit> = /* @__PURE__ */ labelled(ids.BitsPerSecondUnit, {
  1: "bps",
  2: "Kbps",
  3: "Mbps",
  4: "Gbps",
  5: "Tbps",
});
export type BitsPerSecondUnit = ids.BitsPerSecondUnit;

/** Bytes units, with the meanings of its ids. */
export const BytesUnit: Labelled<typeof ids.BytesUnit, ids.BytesUnit> = /* @__PURE__ */ labelled(ids.BytesUnit, {
  1: "Bytes",
  2: "KB",
  3: "MB",
  4: "GB",
  5: "TB",
});
export type BytesUnit = ids.BytesUnit;

/** Downtime rule, with the meanings of its ids. */
export const DowntimeRule: Labelled<typeof ids.DowntimeRule, ids.DowntimeRule> = /* @__PURE__ */ labelled(ids.DowntimeRule, {
  1: "1 location",
  2: "2 locations",
  3: "3 locations",
  4: "4 locations",
  5: "5 locations",
  6: "6 locations",
  7: "7 locations",
  8: "8 locations",
  0: "All selected locations",
});
export type DowntimeRule = ids.DowntimeRule;

/** Secondary resource alert severity, with the meanings of its ids. */
export const SecondaryResourceAlertSeverity: Labelled<typeof ids.SecondaryResourceAlertSeverity, ids.SecondaryResourceAlertSeverity> = /* @__PURE__ */ labelled(ids.SecondaryResourceAlertSeverity, {
  2: "Trouble",
  3: "Critical",
});
export type SecondaryResourceAlertSeverity = ids.SecondaryResourceAlertSeverity;

/** Text threshold condition, with the meanings of its ids. */
export const TextThresholdCondition: Labelled<typeof ids.TextThresholdCondition, ids.TextThresholdCondition> = /* @__PURE__ */ labelled(ids.TextThresholdCondition, {
  1: "Equals",
  2: "Not equals",
  3: "Contains",
  4: "Does not contain",
  5: "On change",
  6: "Matches",
  7: "Starts with",
  8: "Ends with",
});
export type TextThresholdCondition = ids.TextThresholdCondition;

/** Threshold condition, with the meanings of its ids. */
export const ThresholdCondition: Labelled<typeof ids.ThresholdCondition, ids.ThresholdCondition> = /* @__PURE__ */ labelled(ids.ThresholdCondition, {
  1: ">",
  2: "<",
  3: ">=",
  4: "<=",
  5: "=",
  6: "Not equal",
});
export type ThresholdCondition = ids.ThresholdCondition;

/** Threshold profile type, with the meanings of its ids. */
export const ThresholdProfileType: Labelled<typeof ids.ThresholdProfileType, ids.ThresholdProfileType> = /* @__PURE__ */ labelled(ids.ThresholdProfileType, {
  1: "Static",
  2: "AI-based",
});
export type ThresholdProfileType = ids.ThresholdProfileType;

/** Threshold severity, with the meanings of its ids. */
export const ThresholdSeverity: Labelled<typeof ids.ThresholdSeverity, ids.ThresholdSeverity> = /* @__PURE__ */ labelled(ids.ThresholdSeverity, {
  0: "Down",
  3: "Critical",
  2: "Trouble",
});
export type ThresholdSeverity = ids.ThresholdSeverity;

/** Threshold strategy, with the meanings of its ids. */
export const ThresholdStrategy: Labelled<typeof ids.ThresholdStrategy, ids.ThresholdStrategy> = /* @__PURE__ */ labelled(ids.ThresholdStrategy, {
  1: "Poll count",
  2: "Poll average",
  3: "Time range",
  4: "Average time",
  5: "Poll sum",
  6: "Time sum",
  7: "Min poll",
  8: "Min time",
  9: "Max poll",
  10: "Max time",
  11: "95th percentile poll",
  12: "95th percentile time",
});
export type ThresholdStrategy = ids.ThresholdStrategy;

/** Time units, with the meanings of its ids. */
export const TimeUnit: Labelled<typeof ids.TimeUnit, ids.TimeUnit> = /* @__PURE__ */ labelled(ids.TimeUnit, {
  1: "ms",
  2: "Secs",
  3: "Mins",
  4: "Hrs",
});
export type TimeUnit = ids.TimeUnit;

/** User access role (cost-management product), with the meanings of its ids. */
export const CostManagementUserAccessRole: Labelled<typeof ids.CostManagementUserAccessRole, ids.CostManagementUserAccessRole> = /* @__PURE__ */ labelled(ids.CostManagementUserAccessRole, {
  11: "Cost Administrator",
  12: "Cost User",
});
export type CostManagementUserAccessRole = ids.CostManagementUserAccessRole;

/** Job title, with the meanings of its ids. */
export const JobTitle: Labelled<typeof ids.JobTitle, ids.JobTitle> = /* @__PURE__ */ labelled(ids.JobTitle, {
  1: "IT engineer",
  2: "Cloud engineer",
  3: "DevOps engineer",
  4: "Webmaster",
  5: "CEO/CTO",
  6: "Internal IT",
  7: "Others",
});
export type JobTitle = ids.JobTitle;

/** User access role (monitoring product), with the meanings of its ids. */
export const MonitoringUserAccessRole: Labelled<typeof ids.MonitoringUserAccessRole, ids.MonitoringUserAccessRole> = /* @__PURE__ */ labelled(ids.MonitoringUserAccessRole, {
  0: "No Access",
  1: "Super Administrator",
  2: "Administrator",
  3: "Operator",
  4: "Billing Contact",
  5: "SpokesPerson",
  6: "Hosting Provider",
  10: "Read Only",
});
export type MonitoringUserAccessRole = ids.MonitoringUserAccessRole;

/** Product, with the meanings of its ids. */
export const Product: Labelled<typeof ids.Product, ids.Product> = /* @__PURE__ */ labelled(ids.Product, {
  0: "Monitoring product",
  1: "Status-page product",
  2: "Cost-management product",
});
export type Product = ids.Product;

/** User access role (status-page product), with the meanings of its ids. */
export const StatusPageUserAccessRole: Labelled<typeof ids.StatusPageUserAccessRole, ids.StatusPageUserAccessRole> = /* @__PURE__ */ labelled(ids.StatusPageUserAccessRole, {
  21: "Super Administrator",
  22: "Administrator",
  23: "SpokesPerson",
  24: "Billing Contact",
  25: "Read Only",
});
export type StatusPageUserAccessRole = ids.StatusPageUserAccessRole;

/** Authentication method, with the meanings of its ids. */
export const AuthenticationMethod: Labelled<typeof ids.AuthenticationMethod, ids.AuthenticationMethod> = /* @__PURE__ */ labelled(ids.AuthenticationMethod, {
  B: "Basic/NTLM",
  O: "OAuth 2",
  W: "Web token",
  A: "Cloud signature",
  G: "Cloud service-account key",
});
export type AuthenticationMethod = ids.AuthenticationMethod;

/** Browser type, with the meanings of its ids. */
export const BrowserType: Labelled<typeof ids.BrowserType, never> = /* @__PURE__ */ labelled(ids.BrowserType, {});
export type BrowserType = ids.BrowserType;

/** Browser version, with the meanings of its ids. */
export const BrowserVersion: Labelled<typeof ids.BrowserVersion, never> = /* @__PURE__ */ labelled(ids.BrowserVersion, {});
export type BrowserVersion = ids.BrowserVersion;

/** Browser web transaction resolution, with the meanings of its ids. */
export const BrowserWebTransactionResolution: Labelled<typeof ids.BrowserWebTransactionResolution, never> = /* @__PURE__ */ labelled(ids.BrowserWebTransactionResolution, {});
export type BrowserWebTransactionResolution = ids.BrowserWebTransactionResolution;

/** Defacement type, with the meanings of its ids. */
export const DefacementType: Labelled<typeof ids.DefacementType, never> = /* @__PURE__ */ labelled(ids.DefacementType, {});
export type DefacementType = ids.DefacementType;

/** HTTP method, with the meanings of its ids. */
export const HttpMethod: Labelled<typeof ids.HttpMethod, "P" | "G" | "H" | "U" | "D" | "A" | "F"> = /* @__PURE__ */ labelled(ids.HttpMethod, {
  P: "POST",
  G: "GET",
  H: "HEAD",
  U: "PUT",
  D: "DELETE",
  A: "PATCH",
  F: "PROPFIND",
});
export type HttpMethod = ids.HttpMethod;

/** HTTP protocol, with the meanings of its ids. */
export const HttpProtocol: Labelled<typeof ids.HttpProtocol, never> = /* @__PURE__ */ labelled(ids.HttpProtocol, {});
export type HttpProtocol = ids.HttpProtocol;

/** Internet protocol, with the meanings of its ids. */
export const InternetProtocol: Labelled<typeof ids.InternetProtocol, ids.InternetProtocol> = /* @__PURE__ */ labelled(ids.InternetProtocol, {
  0: "IPv4 only",
  1: "IPv6 only",
  2: "IPv4 or IPv6 (switch to whichever a location supports if one fails)",
  3: "IPv4 and IPv6 (two connections, one per protocol)",
});
export type InternetProtocol = ids.InternetProtocol;

/** IP type, with the meanings of its ids. */
export const IpType: Labelled<typeof ids.IpType, ids.IpType> = /* @__PURE__ */ labelled(ids.IpType, {
  0: "IPv4 only",
  1: "IPv6 only",
  2: "Both",
});
export type IpType = ids.IpType;

/** OAuth grant type, with the meanings of its ids. */
export const MonitoredEndpointGrantType: Labelled<typeof ids.MonitoredEndpointGrantType, ids.MonitoredEndpointGrantType> = /* @__PURE__ */ labelled(ids.MonitoredEndpointGrantType, {
  1: "Authorization code",
  2: "Client credentials",
  3: "Resource owner password credentials",
});
export type MonitoredEndpointGrantType = ids.MonitoredEndpointGrantType;

/** OAuth authentication method, with the meanings of its ids. */
export const OAuthAuthenticationMethod: Labelled<typeof ids.OAuthAuthenticationMethod, ids.OAuthAuthenticationMethod> = /* @__PURE__ */ labelled(ids.OAuthAuthenticationMethod, {
  B: "Basic authentication",
  P: "POST request body",
});
export type OAuthAuthenticationMethod = ids.OAuthAuthenticationMethod;

/** Primary internet protocol, with the meanings of its ids. */
export const PrimaryInternetProtocol: Labelled<typeof ids.PrimaryInternetProtocol, ids.PrimaryInternetProtocol> = /* @__PURE__ */ labelled(ids.PrimaryInternetProtocol, {
  0: "IPv4",
  1: "IPv6",
});
export type PrimaryInternetProtocol = ids.PrimaryInternetProtocol;

/** Request content type, with the meanings of its ids. */
export const RequestContentType: Labelled<typeof ids.RequestContentType, ids.RequestContentType> = /* @__PURE__ */ labelled(ids.RequestContentType, {
  F: "Form (application/url-form-encoded)",
  T: "Text (application/text)",
  X: "XML (application/xml)",
  J: "JSON (application/json)",
});
export type RequestContentType = ids.RequestContentType;

/** Response content type, with the meanings of its ids. */
export const ResponseContentType: Labelled<typeof ids.ResponseContentType, ids.ResponseContentType> = /* @__PURE__ */ labelled(ids.ResponseContentType, {
  T: "Text (application/text)",
  X: "XML (application/xml)",
  J: "JSON (application/json)",
});
export type ResponseContentType = ids.ResponseContentType;

/** OAuth / web token send-token-as, with the meanings of its ids. */
export const SendTokenAs: Labelled<typeof ids.SendTokenAs, ids.SendTokenAs> = /* @__PURE__ */ labelled(ids.SendTokenAs, {
  H: "HTTP request headers",
  Q: "Query parameters",
});
export type SendTokenAs = ids.SendTokenAs;

/** SSL protocol, with the meanings of its ids. */
export const SslProtocol: Labelled<typeof ids.SslProtocol, "Auto"> = /* @__PURE__ */ labelled(ids.SslProtocol, {
  Auto: "All of the following: SSLv3, TLSv1, TLSv1.1, TLSv1.2, TLSv1.3",
});
export type SslProtocol = ids.SslProtocol;

/** Website type, with the meanings of its ids. */
export const WebsiteType: Labelled<typeof ids.WebsiteType, ids.WebsiteType> = /* @__PURE__ */ labelled(ids.WebsiteType, {
  1: "Static",
  2: "Dynamic",
  3: "Flash-based",
});
export type WebsiteType = ids.WebsiteType;
