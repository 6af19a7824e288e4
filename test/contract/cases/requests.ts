import { anyToken, type Case } from "../case.ts";

const unknownPath = "differs: it answers with application/problem+json";

/** What is asked for: another version or type of answer, and what is not there. */
export const requestCases: Case[] = [
  {
    name: "the version 2.0 is there",
    ...listed({ Accept: "application/json; version=2.0" }),
    expected: { status: 200, mock: { headers: { "X-Mock-Version": "2.0" } } },
    stockPrism: "agrees",
  },
  {
    name: "another version is a bad request",
    ...listed({ Accept: "application/json; version=3.0" }),
    expected: { status: 400, mock: { message: /Accept .*"3\.0"/ } },
    stockPrism: "differs: it knows no versions",
  },
  {
    name: "who wants no JSON gets JSON",
    ...listed({ Accept: "text/html" }),
    expected: { status: 200 },
    stockPrism: "differs: it answers with 406",
  },
  ...["code=418", "code=many", "example=None"].map(
    (wish): Case => ({
      name: `the wish for an answer that is not documented, ${wish}, is a bad request`,
      ...listed({ Prefer: wish }),
      expected: { status: 400, mock: { message: new RegExp(`Prefer: ${wish}`) } },
      stockPrism: "differs: it answers with another status and application/problem+json",
    }),
  ),

  noMonitor("of no monitor", "999"),
  noMonitor("of several parts", "1/2"),
  noMonitor("that is a path of its own", "../device_key"),
  {
    // Sent as it is: no program that fills in a parameter writes such an escape.
    name: "a monitor identifier with an escape that is none does not exist",
    ...at("/monitors/%zz", "getMonitor"),
    expected: { status: 404 },
    stockPrism: "not sent: its process would end",
  },
  {
    name: "a monitor identifier with an escape that is none does not exist, whatever answer is asked for",
    ...at("/monitors/%zz", "getMonitor", { Prefer: "code=200" }),
    expected: { status: 404 },
    stockPrism: "not sent: its process would end",
  },

  nowhere("an unknown path", "/nothing-is-here", { live: [404] }),
  nowhere("an unknown path of the auth server", "/oauth/v2/nothing-is-here"),
  nowhere("an unknown path below a known one", "/monitors/1/2"),
  nowhere("a known path in capitals", "/MONITORS"),
  nowhere("a known path with a slash more", "/device_key/", { client: "refuses" }),
  {
    name: "an unknown path is looked for before the token is",
    request: { method: "GET", path: "/nothing-is-here" },
    expected: { status: 404 },
    stockPrism: unknownPath,
  },
];

function at(path: string, operation: string, headers: Record<string, string> = {}) {
  return { operation, request: { method: "GET", path, token: anyToken, headers } };
}

function listed(headers: Record<string, string>) {
  return at("/monitors", "listMonitors", headers);
}

function noMonitor(what: string, monitor_id: string): Case {
  return {
    name: `a monitor identifier ${what} does not exist`,
    operation: "getMonitor",
    request: { method: "GET", path: "/monitors/{monitor_id}", pathParameters: { monitor_id }, token: anyToken },
    expected: { status: 404, body: { code: 1002, message: "Monitor does not exist" } },
    stockPrism: "differs: it keeps no records",
  };
}

function nowhere(what: string, path: string, more: Pick<Case, "client" | "live"> = {}): Case {
  return {
    name: `${what} is not found`,
    request: { method: "GET", path, token: anyToken },
    expected: { status: 404, body: { code: 404, message: "URL not found" } },
    stockPrism: unknownPath,
    ...more,
  };
}
