// Written by `npm run build` from openapi/. Do not edit.

/** APM resource type: the meaning of each id. */
export const ApmResourceTypeLabels = {
  app: "Application",
  ins: "Instance",
} as const;

/** Time window: the meaning of each id. */
export const TimeWindowLabels = {
  H: "Last one hour",
  H3: "Last three hours",
  H6: "Last six hours",
  hD: "Last twelve hours",
  D: "Last one day",
} as const;

/** Traces list attribute: the meaning of each id. */
export const TracesListAttributeLabels = {
  avgrt: "Response time",
  cpu: "CPU time",
  exe: "Exception count",
  ext: "External calls",
  sql: "SQL time",
} as const;

/** Transaction type: the meaning of each id. */
export const TransactionTypeLabels = {
  txn: "Web",
  bgtxn: "Background",
  db: "Database operation",
} as const;

/** Hyper-V action: the meaning of each id. */
export const HyperVActionLabels = {
  1: "Start VM",
  2: "Stop VM",
  3: "Restart VM",
} as const;

/** IIS action: the meaning of each id. */
export const IisActionLabels = {
  1: "Start site",
  2: "Stop site",
  3: "Start app pools",
  4: "Stop app pools",
} as const;

/** IT automation resource type: the meaning of each id. */
export const ItAutomationResourceTypeLabels = {
  1: "Monitor",
  2: "Monitor group",
  4: "Tags",
} as const;

/** IT automation type: the meaning of each id. */
export const ItAutomationTypeLabels = {
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
} as const;

/** OS type: the meaning of each id. */
export const OsTypeLabels = {
  0: "Windows",
  1: "Linux",
} as const;

/** Script type: the meaning of each id. */
export const ScriptTypeLabels = {
  100: "Batch",
  101: "PowerShell",
  102: "VB script",
  200: "Shell",
  201: "Python",
  202: "Ruby",
  203: "Python3",
} as const;

/** Service action: the meaning of each id. */
export const ServiceActionLabels = {
  1: "Start",
  2: "Stop",
  3: "Restart",
} as const;

/** Day: the meaning of each id. */
export const DayLabels = {
  0: "Sunday",
  1: "Monday",
  2: "Tuesday",
  3: "Wednesday",
  4: "Thursday",
  5: "Friday",
  6: "Saturday",
} as const;

/** Month: the meaning of each id. */
export const MonthLabels = {
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
} as const;

/** Week: the meaning of each id. */
export const WeekLabels = {
  1: "First",
  2: "Second",
  3: "Third",
  4: "Fourth",
  5: "Last (last/fourth week; supported in schedule maintenance)",
} as const;

/** Week, except the last: the meaning of each id. */
export const WeekExceptLastLabels = {
  1: "First",
  2: "Second",
  3: "Third",
  4: "Fourth",
} as const;

/** Cloud discover frequency: the meaning of each id. */
export const CloudDiscoverFrequencyLabels = {
  0: "Fewer polling",
  1: "Default polling",
  2: "Never",
} as const;

/** Cloud discovery criteria: the meaning of each id. */
export const CloudDiscoveryCriteriaLabels = {
  1: "OR",
  2: "AND",
} as const;

/** Cloud management action: the meaning of each id. */
export const CloudManagementActionLabels = {
  1: "Start",
  2: "Stop",
  3: "Reboot",
} as const;

/** DNSKEY flag: the meaning of each id. */
export const DnskeyFlagLabels = {
  256: "ZSK",
  257: "KSK",
} as const;

/** DNS lookup type: the meaning of each id. */
export const DnsLookupTypeLabels = {
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
} as const;

/** DNS protocol: the meaning of each id. */
export const DnsProtocolLabels = {
  0: "UDP",
  1: "TCP",
} as const;

/** DNS TTL operation: the meaning of each id. */
export const DnsTtlOperationLabels = {
  1: "Greater than",
  2: "Equal to",
  3: "Less than",
} as const;

/** Maintenance end: the meaning of each id. */
export const MaintenanceEndLabels = {
  0: "Never",
  1: "After n executions",
  2: "On a specified date",
} as const;

/** Schedule maintenance status: the meaning of each id. */
export const ScheduleMaintenanceStatusLabels = {
  I: "In progress",
  C: "Completed",
  V: "Recurring, runs on next scheduled cycle (daily/weekly/monthly)",
} as const;

/** Schedule maintenance type: the meaning of each id. */
export const ScheduleMaintenanceTypeLabels = {
  1: "Daily",
  2: "Weekly (by time)",
  8: "Weekly (by day)",
  3: "Once",
  5: "Monthly (by date)",
  6: "Monthly (by day)",
  9: "Yearly",
} as const;

/** Monitor type to create: the meaning of each id. */
export const CreatableMonitorTypeLabels = {
  URL: "Website",
  HOMEPAGE: "Web page speed, browser",
  "URL-SEQ": "Web transaction",
  REALBROWSER: "Web transaction, browser",
  PORT: "Custom protocol",
  SMTP: "Mail delivery",
  FTP: "Transfer",
  VPC_NI: "Used for both subnet and network interface",
} as const;

/** Data collection type: the meaning of each id. */
export const DataCollectionTypeLabels = {
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
} as const;

/** Global parameter function: the meaning of each id. */
export const GlobalParameterFunctionLabels = {
  0: "Current date and time",
  1: "Random number by length",
  2: "Random number by maximum value",
  3: "Time in milliseconds",
} as const;

/** Monitor group resource type: the meaning of each id. */
export const MonitorGroupResourceTypeLabels = {
  0: "Monitor group",
  1: "Subgroup",
} as const;

/** Monitor group type: the meaning of each id. */
export const MonitorGroupTypeLabels = {
  1: "All types",
  2: "Web",
  3: "Server",
  4: "Database",
  5: "Synthetic transaction",
  6: "Web API",
  7: "APM insight",
  8: "Network devices",
  9: "RUM",
} as const;

/** Monitor status: the meaning of each id. */
export const MonitorStatusLabels = {
  0: "Down",
  1: "Up",
  2: "Trouble",
  3: "Critical",
  5: "Suspended",
  7: "Maintenance",
  9: "Discovery",
  10: "Configuration Error",
} as const;

/** Monitor type: the meaning of each id. */
export const MonitorTypeLabels = {
  URL: "Website",
  HOMEPAGE: "Web page speed, browser",
  "URL-SEQ": "Web transaction",
  REALBROWSER: "Web transaction, browser",
  PORT: "Custom protocol",
  SMTP: "Mail delivery",
  FTP: "Transfer",
  VPC_NI: "Used for both subnet and network interface",
  CAPACITY: "Additionally returned by the monitor type list operation",
  SERVER_CAPACITY: "Additionally returned by the monitor type list operation",
  PROBE_CAPACITY: "Additionally returned by the monitor type list operation",
} as const;

/** Resource directory check types: the meaning of each id. */
export const ResourceDirectoryCheckTypeLabels = {
  3001: "Directory access",
  3002: "Directory permission",
  3003: "Directory size",
  3004: "Directory file",
  3005: "Directory subdirectory",
} as const;

/** Resource file check types: the meaning of each id. */
export const ResourceFileCheckTypeLabels = {
  2001: "File access",
  2002: "File permission",
  2003: "File size",
  2004: "File modify",
  2005: "File content",
} as const;

/** Resource state: the meaning of each id. */
export const ResourceStateLabels = {
  0: "Active",
  5: "Suspended",
} as const;

/** Resource type: the meaning of each id. */
export const ResourceTypeLabels = {
  0: "All monitors",
  1: "Monitor group",
  2: "Monitor",
  3: "Tags",
  4: "Monitor type",
} as const;

/** Secondary location check interval: the meaning of each id. */
export const SecondaryLocationCheckIntervalLabels = {
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
} as const;

/** Action rule: the meaning of each id. */
export const ActionRuleLabels = {
  0: "On Down",
  1: "On Up",
  2: "On Trouble",
  "-1": "On any monitor status change",
  20: "On attribute status change",
} as const;

/** Alert type: the meaning of each id. */
export const AlertTypeLabels = {
  0: "Down",
  2: "Trouble",
} as const;

/** Alerting mode: the meaning of each id. */
export const AlertingModeLabels = {
  1: "Email",
  2: "SMS",
  3: "Voice call",
  4: "IM",
  5: "Social feed post",
} as const;

/** Alerting status: the meaning of each id. */
export const AlertingStatusLabels = {
  10: "Notify down",
  20: "Notify trouble",
  30: "Notify up",
} as const;

/** Email format: the meaning of each id. */
export const EmailFormatLabels = {
  0: "Text",
  1: "HTML",
} as const;

/** Notification downtime delay: the meaning of each id. */
export const NotificationDowntimeDelayLabels = {
  1: "Notify on first failure",
  2: "Notify on second failure",
  3: "Notify on third failure",
  4: "Notify on fourth failure",
  5: "Notify on fifth failure",
} as const;

/** Outage and alarm type: the meaning of each id. */
export const OutageAndAlarmTypeLabels = {
  0: "Down",
  2: "Trouble",
  3: "Critical",
  7: "Maintenance",
} as const;

/** Persistent notification: the meaning of each id. */
export const PersistentNotificationLabels = {
  "-1": "Do not notify persistently",
  1: "Every error",
  2: "Every second error",
  3: "Every third error",
  4: "Every fourth error",
  5: "Every fifth error",
} as const;

/** Severity: the meaning of each id. */
export const SeverityLabels = {
  0: "Critical",
  1: "Non-critical",
} as const;

/** Business quarter months: the meaning of each id. */
export const BusinessQuarterMonthsLabels = {
  0: "Jan-Apr-Jul-Oct",
  1: "Feb-May-Aug-Nov",
  2: "Mar-Jun-Sep-Dec",
} as const;

/** Busy hour report segment: the meaning of each id. */
export const BusyHourReportSegmentLabels = {
  1: "Hour of day",
  2: "Day of week",
} as const;

/** Custom report type: the meaning of each id. */
export const CustomReportTypeLabels = {
  1: "Custom report",
  2: "Global benchmark report",
} as const;

/** Unit of time: the meaning of each id. */
export const GranularityLabels = {
  1: "Raw",
  2: "Hourly",
  3: "Daily",
  4: "Weekly",
  5: "Monthly",
} as const;

/** Metric aggregation: the meaning of each id. */
export const MetricAggregationLabels = {
  0: "Average",
  1: "95th percentile",
  4: "Maximum",
  5: "Minimum",
} as const;

/** Metrics: the meaning of each id. */
export const MetricsLabels = {
  1: "Overall",
  2: "By day",
} as const;

/** Outage report period: the meaning of each id. */
export const OutageReportPeriodLabels = {
  1: "One day",
  2: "One week",
  5: "One month",
  90: "Three months",
  180: "Six months",
} as const;

/** Period: the meaning of each id. */
export const PeriodLabels = {
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
} as const;

/** Report format: the meaning of each id. */
export const ReportFormatLabels = {
  2: "PDF",
  3: "CSV",
} as const;

/** Report frequency: the meaning of each id. */
export const ReportFrequencyLabels = {
  1: "Daily",
  2: "Weekly",
  3: "Monthly",
  4: "Quarterly",
} as const;

/** Report type: the meaning of each id. */
export const ReportTypeLabels = {
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
} as const;

/** Schedule report criteria: the meaning of each id. */
export const ScheduleReportCriteriaLabels = {
  0: "Availability",
  1: "Outage count",
  2: "Outage duration",
} as const;

/** Schedule report operator: the meaning of each id. */
export const ScheduleReportOperatorLabels = {
  1: ">",
  2: "<",
  3: ">=",
  4: "<=",
} as const;

/** Schedule report status: the meaning of each id. */
export const ScheduleReportStatusLabels = {
  0: "Active",
  5: "Suspend",
} as const;

/** SLA target: the meaning of each id. */
export const SlaTargetLabels = {
  0: "Greater than",
  1: "Equal",
  2: "Greater than or equal",
  3: "Less than",
  4: "Less than or equal",
} as const;

/** SLA type: the meaning of each id. */
export const SlaTypeLabels = {
  1: "Composite",
  2: "Availability",
  3: "Performance",
} as const;

/** Trend report segment: the meaning of each id. */
export const TrendReportSegmentLabels = {
  1: "Day",
  2: "Week",
  3: "Month",
} as const;

/** Uptime button time period: the meaning of each id. */
export const UptimeButtonTimePeriodLabels = {
  1: "Last 24 hours",
  2: "Last 7 days",
  5: "Last 30 days",
} as const;

/** RUM metric type: the meaning of each id. */
export const RumMetricTypeLabels = {
  txn: "Webpage",
  uid: "Users",
} as const;

/** Anomaly threshold: the meaning of each id. */
export const AnomalyThresholdLabels = {
  1: "Confirmed",
  2: "Likely",
} as const;

/** Bits-per-second units: the meaning of each id. */
export const BitsPerSecondUnitLabels = {
  1: "bps",
  2: "Kbps",
  3: "Mbps",
  4: "Gbps",
  5: "Tbps",
} as const;

/** Bytes units: the meaning of each id. */
export const BytesUnitLabels = {
  1: "Bytes",
  2: "KB",
  3: "MB",
  4: "GB",
  5: "TB",
} as const;

/** Downtime rule: the meaning of each id. */
export const DowntimeRuleLabels = {
  1: "1 location",
  2: "2 locations",
  3: "3 locations",
  4: "4 locations",
  5: "5 locations",
  6: "6 locations",
  7: "7 locations",
  8: "8 locations",
  0: "All selected locations",
} as const;

/** Secondary resource alert severity: the meaning of each id. */
export const SecondaryResourceAlertSeverityLabels = {
  2: "Trouble",
  3: "Critical",
} as const;

/** Text threshold condition: the meaning of each id. */
export const TextThresholdConditionLabels = {
  1: "Equals",
  2: "Not equals",
  3: "Contains",
  4: "Does not contain",
  5: "On change",
  6: "Matches",
  7: "Starts with",
  8: "Ends with",
} as const;

/** Threshold condition: the meaning of each id. */
export const ThresholdConditionLabels = {
  1: ">",
  2: "<",
  3: ">=",
  4: "<=",
  5: "=",
  6: "Not equal",
} as const;

/** Threshold profile type: the meaning of each id. */
export const ThresholdProfileTypeLabels = {
  1: "Static",
  2: "AI-based",
} as const;

/** Threshold severity: the meaning of each id. */
export const ThresholdSeverityLabels = {
  0: "Down",
  3: "Critical",
  2: "Trouble",
} as const;

/** Threshold strategy: the meaning of each id. */
export const ThresholdStrategyLabels = {
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
} as const;

/** Time units: the meaning of each id. */
export const TimeUnitLabels = {
  1: "ms",
  2: "Secs",
  3: "Mins",
  4: "Hrs",
} as const;

/** User access role (cost-management product): the meaning of each id. */
export const CostManagementUserAccessRoleLabels = {
  11: "Cost Administrator",
  12: "Cost User",
} as const;

/** Job title: the meaning of each id. */
export const JobTitleLabels = {
  1: "IT engineer",
  2: "Cloud engineer",
  3: "DevOps engineer",
  4: "Webmaster",
  5: "CEO/CTO",
  6: "Internal IT",
  7: "Others",
} as const;

/** User access role (monitoring product): the meaning of each id. */
export const MonitoringUserAccessRoleLabels = {
  0: "No Access",
  1: "Super Administrator",
  2: "Administrator",
  3: "Operator",
  4: "Billing Contact",
  5: "SpokesPerson",
  6: "Hosting Provider",
  10: "Read Only",
} as const;

/** Product: the meaning of each id. */
export const ProductLabels = {
  0: "Monitoring product",
  1: "Status-page product",
  2: "Cost-management product",
} as const;

/** User access role (status-page product): the meaning of each id. */
export const StatusPageUserAccessRoleLabels = {
  21: "Super Administrator",
  22: "Administrator",
  23: "SpokesPerson",
  24: "Billing Contact",
  25: "Read Only",
} as const;

/** Authentication method: the meaning of each id. */
export const AuthenticationMethodLabels = {
  B: "Basic/NTLM",
  O: "OAuth 2",
  W: "Web token",
  A: "Cloud signature",
  G: "Cloud service-account key",
} as const;

/** HTTP method: the meaning of each id. */
export const HttpMethodLabels = {
  P: "POST",
  G: "GET",
  H: "HEAD",
  U: "PUT",
  D: "DELETE",
  A: "PATCH",
  F: "PROPFIND",
} as const;

/** Internet protocol: the meaning of each id. */
export const InternetProtocolLabels = {
  0: "IPv4 only",
  1: "IPv6 only",
  2: "IPv4 or IPv6 (switch to whichever a location supports if one fails)",
  3: "IPv4 and IPv6 (two connections, one per protocol)",
} as const;

/** IP type: the meaning of each id. */
export const IpTypeLabels = {
  0: "IPv4 only",
  1: "IPv6 only",
  2: "Both",
} as const;

/** OAuth authentication method: the meaning of each id. */
export const OAuthAuthenticationMethodLabels = {
  B: "Basic authentication",
  P: "POST request body",
} as const;

/** OAuth grant type: the meaning of each id. */
export const MonitoredEndpointGrantTypeLabels = {
  1: "Authorization code",
  2: "Client credentials",
  3: "Resource owner password credentials",
} as const;

/** Primary internet protocol: the meaning of each id. */
export const PrimaryInternetProtocolLabels = {
  0: "IPv4",
  1: "IPv6",
} as const;

/** Request content type: the meaning of each id. */
export const RequestContentTypeLabels = {
  F: "Form (application/url-form-encoded)",
  T: "Text (application/text)",
  X: "XML (application/xml)",
  J: "JSON (application/json)",
} as const;

/** Response content type: the meaning of each id. */
export const ResponseContentTypeLabels = {
  T: "Text (application/text)",
  X: "XML (application/xml)",
  J: "JSON (application/json)",
} as const;

/** OAuth / web token send-token-as: the meaning of each id. */
export const SendTokenAsLabels = {
  H: "HTTP request headers",
  Q: "Query parameters",
} as const;

/** SSL protocol: the meaning of each id. */
export const SslProtocolLabels = {
  Auto: "All of the following: SSLv3, TLSv1, TLSv1.1, TLSv1.2, TLSv1.3",
} as const;

/** Website type: the meaning of each id. */
export const WebsiteTypeLabels = {
  1: "Static",
  2: "Dynamic",
  3: "Flash-based",
} as const;

/** Data center: the meaning of each id. */
export const DataCenterLabels = {
  US: "United States",
  EU: "Europe",
  CN: "China",
  IN: "India",
  AU: "Australia",
  JP: "Japan",
} as const;

/** Scope: the meaning of each id. */
export const ScopeLabels = {
  account: "Users and license data",
  admin: "Monitors, configuration profiles, third-party integrations and similar",
  reports: "Reports and monitor status",
  operations: "IT automation, maintenance, status page announcements and similar",
  msp: "MSP data",
  bu: "Business unit data",
} as const;

/** User role: the meaning of each id. */
export const UserRoleLabels = {
  "Super Admin": "Full control of the account",
  Administrator: "Write access to most modules except billing and user access",
  Operator: "Read-only on most modules; write access to schedule maintenance",
  "Read Only": "Read-only",
  "Billing Contact": "Billing modules only (upgrade, renewals)",
  SpokesPerson: "Read on all modules; may post public comments through dashboards",
  "Hosting Provider": "May configure schedule maintenance",
  "No Access": "No access to the web client or API",
} as const;

/** Grant type (token operation): the meaning of each id. */
export const TokenGrantTypeLabels = {
  authorization_code: "A grant token",
  refresh_token: "A refresh token",
} as const;

/** Data center of the infrastructure-as-code provider: the meaning of each id. */
export const ProviderDataCenterLabels = {
  US: "United States",
  EU: "Europe",
  CN: "China",
  IN: "India",
  AU: "Australia",
} as const;
