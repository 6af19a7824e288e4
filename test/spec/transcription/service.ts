// What several tests read of "What the service does", "Timestamps", "Records with known fields", the provider's settings,
// "Limits" and "Versioning" of the specification. The statements have the rest.

/** Host endings of {base_url} and {auth_url}; {base_url} is https://<host>/api. */
export const dataCenters = [
  { name: "United States", baseEnding: ".com", authEnding: ".com", basePrefix: "www" },
  { name: "Europe", baseEnding: ".eu", authEnding: ".eu", basePrefix: "www" },
  { name: "China", baseEnding: ".cn", authEnding: ".com.cn", basePrefix: "www" },
  { name: "India", baseEnding: ".in", authEnding: ".in", basePrefix: "www" },
  { name: "Australia", baseEnding: ".net.au", authEnding: ".com.au", basePrefix: "www" },
  { name: "Japan", baseEnding: ".jp", authEnding: ".jp", basePrefix: "app" },
] as const;

/** ZZZZ is a numeric UTC offset without a colon, +hhmm or -hhmm. */
export const timestampPattern = "yyyy-MM-dd'T'HH:mm:ssZZZZ";

interface RecordField {
  record: string;
  field: string;
  type: "string";
  meaning: string;
}

function record(name: string, fields: Readonly<Record<string, string>>): RecordField[] {
  return Object.entries(fields).map(([field, meaning]) => ({ record: name, field, type: "string", meaning }));
}

/** All known fields are strings. */
export const recordFields: readonly RecordField[] = [
  ...record("device key", { device_key: "Device key of the account." }),
  ...record("monitor type constant", { id: "Monitor type ID.", name: "Name of the monitor type." }),
  ...record("MSP customer entry", {
    name: "Customer name.",
    zaaid: "Customer account identifier, sent later in the Cookie header.",
  }),
  ...record("business unit entry", { name: "Business unit name.", zaaid: "Business unit account identifier." }),
  ...record("monitor group (create request)", { display_name: "Name of the group.", description: "Description." }),
  ...record("monitor (response)", { monitor_id: "Monitor identifier." }),
];

export const providerSettings = {
  data_center: "one of US, EU, IN, AU, CN",
  oauth2_client_id: "read from environment variable SVC_OAUTH2_CLIENT_ID when empty",
  oauth2_client_secret: "read from SVC_OAUTH2_CLIENT_SECRET when empty",
  oauth2_refresh_token: "read from SVC_OAUTH2_REFRESH_TOKEN when empty",
  retry_min_wait: "minimum seconds before retrying a failed API request",
  retry_max_wait: "maximum seconds before retrying",
  max_retries: "maximum retries before aborting",
} as const;

export const limits = [
  { limit: "Grant token validity", value: "3 to 10 minutes" },
  { limit: "Access token lifetime", value: "expires_in seconds in the response; 3600 usually" },
  { limit: "Refresh tokens per user", value: "20; when exceeded the oldest is deleted automatically, even if in use" },
  { limit: "Refresh tokens generated per client ID", value: "20 per 10 minutes" },
  { limit: "Active (non-expired) access tokens per refresh token", value: "10; the 11th created deletes the first" },
  { limit: "Access tokens generated from a refresh token", value: "10 per 10 minutes" },
] as const;
