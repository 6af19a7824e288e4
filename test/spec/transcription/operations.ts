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

/** The paths whose scope the specification names with its type: Svc.Admin.Read. Of the others it has the general name only. */
export const wholeScopes = ["/device_key", "/monitor_type_constants"];

/** The row of an operation. */
export function row(method: Method, path: string): TranscribedOperation {
  const found = operations.find((one) => one.method === method && one.path === path);
  if (!found) throw new Error(`The specification has no ${method} ${path}.`);
  return found;
}

/** The example of an error body. */
export const errorExample = { status: 404, code: 1002, message: "Monitor does not exist" } as const;

/** An unauthorized MSP or portal operation returns this message. */
export const unauthorizedMessage = "You are not authorized to perform this operation";
