/**
 * A section of the service's specification, and what of the contract models it. Nothing else says which section a thing
 * comes from; the build fails for what is in no section, and for names that the contract does not have.
 */
export interface Section {
  /** The heading in the specification. */
  title: string;
  /** The heading above it. */
  within?: string;
  guides?: string[];
  /** Tags: all operations with them. */
  operations?: string[];
  /** Folders of constants: all constants in them. */
  domains?: string[];
  /** Single constants, rules and records. */
  schemas?: string[];
  /** The list under "Not shown" in the guide of what is not documented. */
  notShown?: string;
}

const resources = "Resources and their fields";
const authentication = "Authentication";

/** The sections of the specification, in its order. */
export const sections: Section[] = [
  { title: "Introduction", guides: ["Overview", "Where to start"] },
  {
    title: "What the service does",
    guides: ["Overview", "Data centers", "Infrastructure as code", "API inspector"],
    schemas: ["DataCenter", "ProviderResourceKind"],
  },
  {
    title: "Response envelope",
    within: resources,
    guides: ["Requests and responses"],
    schemas: [
      "Envelope",
      "OpenEnvelope",
      "DeviceKeyEnvelope",
      "MonitorTypeConstantListEnvelope",
      "MspCustomerListEnvelope",
      "BusinessUnitListEnvelope",
      "MonitorListEnvelope",
      "MonitorEnvelope",
      "LocationProfileListEnvelope",
    ],
  },
  { title: "Timestamps", within: resources, guides: ["Requests and responses"], schemas: ["Timestamp"] },
  {
    title: "Records with known fields",
    within: resources,
    guides: ["Requests and responses"],
    schemas: [
      "DeviceKey",
      "MonitorTypeConstant",
      "MspCustomer",
      "BusinessUnit",
      "MonitorGroupCreateRequest",
      "Monitor",
      "LocationProfile",
    ],
    notShown: "Records",
  },
  {
    title: "Constants",
    within: resources,
    guides: ["Constants and their rules"],
    domains: [
      "reports",
      "maintenance",
      "notifications",
      "users",
      "monitors",
      "cloud",
      "web",
      "dns",
      "thresholds",
      "apm",
      "rum",
      "automation",
    ],
    schemas: [
      "PeriodGranularity",
      "MonitorCheckInterval",
      "BrowserTypeVersion",
      "ProductUserAccessRole",
      "TransactionGraph",
      "HttpMethodOrCustom",
      "TimeWindowOrDate",
      "DnsLookupRecord",
      "DnsRecord",
      "DnsAddressRecord",
      "DnsNsRecord",
      "DnsCnameRecord",
      "DnsPtrRecord",
      "DnsMxRecord",
      "DnsSrvRecord",
      "DnsTxtRecord",
      "DnsSoaRecord",
      "DnsDnskeyRecord",
      "DnsCaaRecord",
      "DnsDsRecord",
      "DnsAllRecord",
    ],
  },
  {
    title: "States and transitions",
    guides: ["Constants and their rules"],
    schemas: ["MonitorStatus", "ResourceState", "ScheduleReportStatus", "ScheduleMaintenanceStatus"],
    notShown: "States",
  },
  {
    title: "Endpoints",
    guides: ["Requests and responses"],
    operations: [
      "Device key",
      "Monitors",
      "Monitor groups",
      "Location profiles",
      "Customers and business units",
      "Inspector sample",
    ],
    schemas: ["InspectorRequest"],
    notShown: "Operations",
  },
  {
    title: "Credentials and token flow",
    within: authentication,
    guides: ["Authentication"],
    operations: ["OAuth tokens"],
    schemas: [
      "GrantType",
      "TokenRequest",
      "GrantExchangeRequest",
      "AccessTokenRequest",
      "TokenResponse",
      "GrantExchangeResponse",
      "AccessTokenResponse",
      "RevokeResponse",
    ],
  },
  { title: "Scopes", within: authentication, guides: ["Scopes"], schemas: ["Scope", "ScopeType"] },
  {
    title: "MSP and business-unit accounts",
    within: authentication,
    guides: ["MSP and business-unit accounts"],
    operations: ["Customers and business units"],
  },
  {
    title: "User roles (valid for all calls)",
    within: authentication,
    guides: ["User roles"],
    schemas: ["UserRole"],
  },
  {
    title: "API inspector",
    within: authentication,
    guides: ["API inspector"],
    operations: ["Inspector sample"],
  },
  {
    title: "Infrastructure-as-code provider settings",
    within: authentication,
    guides: ["Infrastructure as code"],
    schemas: ["DataCenter"],
  },
  { title: "Events", guides: ["What is not documented"], domains: ["notifications"], notShown: "Events" },
  { title: "Errors", guides: ["Errors"], schemas: ["Error", "OAuthError"], notShown: "Errors" },
  { title: "Limits", guides: ["Limits"], notShown: "Limits" },
  { title: "Versioning", guides: ["Versioning"] },
];
