import { anyToken, type Case } from "../case.ts";

const unknownPath = "differs: it responds with application/problem+json";

/** Versions, response types, and records and paths that do not exist. */
export const requestCases: Case[] = [
  ...["2.0", "1.0"].map(
    (version): Case => ({
      name: `the version ${version} is accepted`,
      ...listed({ Accept: `application/json; version=${version}` }),
      expected: { status: 200, mock: { headers: { "X-Mock-Version": version } } },
    }),
  ),
  {
    name: "a newer version is a bad request",
    ...listed({ Accept: "application/json; version=3.0" }),
    expected: { status: 400, mock: { message: /Accept: .*version=3\.0/ } },
    stockPrism: "differs: it ignores the version",
  },
  {
    name: "a client that does not accept JSON gets JSON",
    ...listed({ Accept: "text/html" }),
    expected: { status: 200 },
    stockPrism: "differs: it responds with 406",
  },
  ...["code=418", "code=many"].map(
    (prefer): Case => ({
      name: `an undocumented response, Prefer: ${prefer}, is a bad request`,
      ...listed({ Prefer: prefer }),
      expected: { status: 400, mock: { message: new RegExp(`Prefer: ${prefer}`) } },
      stockPrism: "differs: it responds with another status and application/problem+json",
    }),
  ),

  noMonitor("that is unknown", "999"),
  noMonitor("with a slash", "1/2"),
  noMonitor("that is another path", "../device_key"),
  // Written into the path, because encoding a parameter never produces such an escape.
  ...["", "code=200"].map(
    (Prefer): Case => ({
      name: `a monitor identifier with an invalid percent escape does not exist, with Prefer: ${Prefer}`,
      ...at("/monitors/%zz", "getMonitor", { ...(Prefer && { Prefer }) }),
      expected: { status: 404 },
      stockPrism: "not sent: its process would crash",
    }),
  ),

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

function nowhere(what: string, path: string): Case {
  return {
    name: `${what} is not found`,
    request: { method: "GET", path, token: anyToken },
    expected: { status: 404, mock: { message: /^URL not found/ } },
    stockPrism: unknownPath,
  };
}
