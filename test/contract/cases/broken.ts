import { anyToken, badRequest, type Case, type CaseContext, type Values } from "../case.ts";
import { grant, ofRefreshToken } from "./token-forms.ts";

/** Prism's own view of what OpenAPI cannot say: parameters that are required in one of two locations. */
const optionalInQuery = "OpenAPI cannot require parameters in one of two locations, so they are optional in the query";
const group = { display_name: "Web", description: "" };

/**
 * Requests that violate the contract in one point each. That the validators, which the mock asks, find every other one is
 * tested in test/validation.
 */
export const brokenRequests: Case[] = [
  ...bodies({
    "without a body": [undefined, "body"],
    "with the body null": [null, "body"],
    "with a list as the body": [[], "body"],
    "without display_name": [{ description: "" }, "display_name"],
    "without description": [{ display_name: "Web" }, "description"],
    "with a display_name that is null": [{ ...group, display_name: null }, "display_name"],
    "with a description that is a number": [{ ...group, description: 1 }, "description"],
  }),
  {
    name: "postInspectorSample without a body is allowed",
    operation: "postInspectorSample",
    request: { method: "POST", path: "/admin/monitors", token: anyToken },
    expected: { status: 201 },
  },
  {
    name: "getMonitor without monitor_id is another path",
    operation: "getMonitor",
    request: { method: "GET", path: "/monitors/", token: anyToken },
    expected: { status: 404, mock: { message: /^URL not found/ } },
    stockPrism: "it matches the path to the operation, and responds with 400",
  },
  ...["client_id", "client_secret", "code", "grant_type"].flatMap((field) => tokenRequests("grant", grant, field)),
  ...["client_id", "client_secret", "refresh_token", "grant_type"].flatMap((field) =>
    tokenRequests("refresh token", ofRefreshToken, field),
  ),
  ...tokenRequests("grant", grant, "grant_type", "another"),
];

/** Requests for a monitor group, with a body and the field that the message names. */
function bodies(rows: Record<string, [json: unknown, field: string]>): Case[] {
  return Object.entries(rows).map(([what, [json, field]]) => ({
    name: `createMonitorGroup ${what} is a bad request`,
    operation: "createMonitorGroup",
    request: { method: "POST", path: "/monitor_groups", token: anyToken, json },
    expected: badRequest(field),
  }));
}

/** Token requests in a form and in the query, with another value for a field, or without it. */
function tokenRequests(kind: string, valid: (context: CaseContext) => Values, field: string, other?: string): Case[] {
  const values = (context: CaseContext): Values => {
    const { [field]: _, ...rest } = valid(context);
    return { ...rest, ...(other && { [field]: other }) };
  };
  return ["form", "query"].map((place) => ({
    name: `a ${kind} in the ${place} ${other ? "with another" : "without"} ${field} is a bad request`,
    operation: "createToken",
    request: { method: "POST", path: "/oauth/v2/token", [place]: values },
    expected: badRequest(field),
    stockPrism: place === "query" && !other ? optionalInQuery : undefined,
  }));
}
