import type { RequestParts, Violation } from "../../src/validation/index.ts";

export const baseUrl = "https://www.acme.test/api";
export const authUrl = "https://auth.acme.test";

/** The headers of a valid request. */
export const headers = {
  Authorization: "Svc-oauthtoken the-token",
  Accept: "application/json; version=2.0",
};
export const jsonHeaders = { ...headers, "Content-Type": "application/json;charset=UTF-8" };
export const formHeaders = { "Content-Type": "application/x-www-form-urlencoded" };

export const group = { display_name: "Web production", description: "" };

/** A valid request for the list of monitors, with changes. */
export function listMonitors(changes: Partial<RequestParts> = {}): RequestParts {
  return { method: "GET", url: `${baseUrl}/monitors`, headers, ...changes };
}

/** A valid request to create a monitor group, with changes. */
export function createGroup(changes: Partial<RequestParts> = {}): RequestParts {
  const body = JSON.stringify(group);
  return { method: "POST", url: `${baseUrl}/monitor_groups`, headers: jsonHeaders, body, ...changes };
}

/** A request to one of the operations whose body is not documented. */
export function postSample(body: unknown): RequestParts {
  return { method: "POST", url: `${baseUrl}/admin/monitors`, headers: jsonHeaders, body: JSON.stringify(body) };
}

export const tokenForm = {
  client_id: "the-client",
  client_secret: "the-secret",
  refresh_token: "the-refresh-token",
  grant_type: "refresh_token",
};

/** A valid request for an access token, with changes. */
export function createToken(form: Record<string, string> | string, query = ""): RequestParts {
  const body = new URLSearchParams(form).toString();
  return { method: "POST", url: `${authUrl}/oauth/v2/token${query}`, headers: body ? formHeaders : {}, body };
}

/** Where violations are: `body /data/monitor_id`. */
export function places(violations: readonly Violation[]): string[] {
  return violations.map(({ in: place, at }) => `${place} ${at}`.trim());
}
