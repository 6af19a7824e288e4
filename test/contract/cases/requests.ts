import { anyToken, type Case, type Expected } from "../case.ts";

const unknownPath = "it responds with application/problem+json";
const ignored = "it ignores the version";
const notAcceptable = "it responds with 406";
const otherStatus = "it responds with another status and application/problem+json";

/** Versions, response types, and records and paths that do not exist. */
export const requestCases: Case[] = [
  listed("the version 2.0 is accepted", { Accept: "application/json; version=2.0" }, accepted("2.0")),
  listed("the version 1.0 is accepted", { Accept: "application/json; version=1.0" }, accepted("1.0")),
  listed(
    "a newer version is a bad request",
    { Accept: "application/json; version=3.0" },
    refused(/version=3\.0/),
    ignored,
  ),
  listed("a client that does not accept JSON gets JSON", { Accept: "text/html" }, { status: 200 }, notAcceptable),
  listed("an undocumented status in Prefer is a bad request", { Prefer: "code=418" }, refused(/code=418/), otherStatus),
  listed("no status in Prefer is a bad request", { Prefer: "code=many" }, refused(/code=many/), otherStatus),

  noMonitor("that is unknown", "999"),
  noMonitor("with a slash", "1/2"),
  noMonitor("that is another path", "../device_key"),

  nowhere("an unknown path", "/nothing-is-here"),
  nowhere("an unknown path of the auth server", "/oauth/v2/nothing-is-here"),
  nowhere("an unknown path below a known one", "/monitors/1/2"),
  nowhere("a known path in capitals", "/MONITORS"),
  nowhere("a known path with a trailing slash", "/device_key/"),
  {
    name: "an unknown path without a token is not found, instead of unauthorized",
    request: { method: "GET", path: "/nothing-is-here" },
    expected: { status: 404 },
    stockPrism: unknownPath,
  },
];

function accepted(version: string): Expected {
  return { status: 200, mock: { headers: { "X-Mock-Version": version } } };
}

function refused(message: RegExp): Expected {
  return { status: 400, mock: { message } };
}

function listed(name: string, headers: Record<string, string>, expected: Expected, stockPrism?: string): Case {
  const request = { method: "GET", path: "/monitors", token: anyToken, headers };
  return { name, operation: "listMonitors", request, expected, stockPrism };
}

function noMonitor(what: string, monitor_id: string): Case {
  return {
    name: `a monitor identifier ${what} does not exist`,
    operation: "getMonitor",
    request: { method: "GET", path: "/monitors/{monitor_id}", pathParameters: { monitor_id }, token: anyToken },
    expected: { status: 404, body: { code: 1002, message: "Monitor does not exist" } },
    stockPrism: "it keeps no records",
  };
}

function nowhere(what: string, path: string): Case {
  return {
    name: `${what} is not found`,
    request: { method: "GET", path, token: anyToken },
    expected: { status: 404, mock: { message: /^URL not found/ } },
    stockPrism: unknownPath,
  };
}
