// "Endpoints", "Authentication" (operations and scopes) and "Errors" (status codes) of the specification.

export interface TranscribedOperation {
  method: "GET" | "POST" | "PUT" | "DELETE";
  path: string;
  /** The OAuth scope; null if the specification does not require one. */
  scope: string | null;
  /** Whether the zaaid cookie applies when acting for a customer or business unit account. */
  zaaid: boolean;
  server: "base" | "auth";
  /** The statuses of success. The specification has two, and says of no operation which one it has. */
  success: "200" | "200 or 201";
}

type Method = TranscribedOperation["method"];

function base(method: Method, path: string, scope: string, zaaid = true): TranscribedOperation {
  return { method, path, scope, zaaid, server: "base", success: method === "POST" ? "200 or 201" : "200" };
}

function auth(path: string): TranscribedOperation {
  return { method: "POST", path, scope: null, zaaid: false, server: "auth", success: "200" };
}

/** The endpoints table, `any` written out as the four verbs, and the paths of the OAuth table. */
export const operations: readonly TranscribedOperation[] = [
  base("GET", "/device_key", "Svc.Admin.Read"),
  base("GET", "/monitor_type_constants", "Svc.Admin.Read"),
  base("GET", "/short/msp/customers", "Svc.Msp.Read", false),
  base("GET", "/short/bu/business_units", "Svc.Bu.Read", false),
  base("GET", "/monitors", "Svc.Admin.Read"),
  base("GET", "/monitors/{monitor_id}", "Svc.Admin.Read"),
  base("POST", "/monitor_groups", "Svc.Admin.Create"),
  base("GET", "/location_profiles", "Svc.Admin.Read"),
  base("GET", "/admin/monitors", "Svc.Admin.Read"),
  base("POST", "/admin/monitors", "Svc.Admin.Create"),
  base("PUT", "/admin/monitors", "Svc.Admin.Update"),
  base("DELETE", "/admin/monitors", "Svc.Admin.Delete"),
  auth("/oauth/v2/token"),
  auth("/oauth/v2/token/revoke"),
];

/** The row of an operation. */
export function row(method: Method, path: string): TranscribedOperation {
  const found = operations.find((one) => one.method === method && one.path === path);
  if (!found) throw new Error(`The specification has no ${method} ${path}.`);
  return found;
}

export const errorStatuses = {
  200: "success",
  201: "created",
  400: "bad request",
  401: "unauthorized",
  403: "forbidden URL",
  404: "URL not found",
  405: "method not allowed for the invoked API",
  500: "internal server error",
} as const;

/** The example of an error body. */
export const errorExample = { status: 404, code: 1002, message: "Monitor does not exist" } as const;

/** An unauthorized MSP or portal operation returns this message. */
export const unauthorizedMessage = "You are not authorized to perform this operation";

const scopeTypes = ["Read", "Create", "Update", "Delete", "All"] as const;

export const scopeCovers: Readonly<Record<string, string>> = {
  account: "users and license data",
  admin: "monitors, configuration profiles, third-party integrations and similar",
  reports: "reports and monitor status",
  operations: "IT automation, maintenance, status page announcements and similar",
  msp: "MSP data",
  bu: "business unit data",
};

/** `Svc.<Scope>.<Type>`, for example Svc.Admin.Read. */
export const oauthScopes: readonly string[] = Object.keys(scopeCovers).flatMap((name) =>
  scopeTypes.map((type) => `Svc.${name.charAt(0).toUpperCase()}${name.slice(1)}.${type}`),
);

export interface OauthOperation {
  name: string;
  path: string;
  /** All mandatory. */
  parameters: readonly string[];
  /** The value that grant_type must have. */
  grantType: string | null;
  sentAs: readonly ("query" | "form")[] | null;
  response: Readonly<Record<string, "string" | "integer">>;
}

const accessToken = {
  access_token: "string",
  expires_in: "integer",
  api_domain: "string",
  token_type: "string",
} as const;

/** The three operations of the token flow; the first two share method and path. */
export const oauthOperations: readonly OauthOperation[] = [
  {
    name: "Exchange grant token",
    path: "/oauth/v2/token",
    parameters: ["client_id", "client_secret", "code", "grant_type"],
    grantType: "authorization_code",
    sentAs: ["query", "form"],
    response: { ...accessToken, refresh_token: "string" },
  },
  {
    name: "New access token",
    path: "/oauth/v2/token",
    parameters: ["client_id", "client_secret", "refresh_token", "grant_type"],
    grantType: "refresh_token",
    sentAs: null, // The specification does not say.
    response: accessToken,
  },
  {
    name: "Revoke refresh token",
    path: "/oauth/v2/token/revoke",
    parameters: ["token"],
    grantType: null,
    sentAs: ["query"],
    response: { status: "string" },
  },
];
