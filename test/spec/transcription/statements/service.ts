// Introduction and "What the service does" of the specification.

import { stated } from "../helpers.ts";
import type { Location } from "../locations.ts";
import type { Statement } from "../types.ts";

/** A data center's hosts are those of the servers, and are in the guide. */
function dataCenter(name: string, base: string, auth: string, begins = "www."): { all: Location[] } {
  return {
    all: [
      { operation: "getDeviceKey", host: { dataCenter: name, ends: base, begins } },
      { operation: "createToken", host: { dataCenter: name, ends: auth } },
      { guide: "data-centers", words: [`| ${name} |`, `| ${base}`, `| ${auth} |`] },
    ],
  };
}

/** The provider manages these kinds of resources. */
function kinds(...names: [string, ...string[]]): { all: Location[] } {
  const lines = names.map((name): Location => ({ guide: "infrastructure-as-code", line: `- ${name}` }));
  return { all: [{ schema: "ProviderResourceKind", accepts: names, refuses: ["cloud monitor"] }, ...lines] };
}

export const serviceStatements: readonly Statement[] = [
  ...stated("Introduction", [
    { says: "The service is a REST API over HTTP that returns JSON.", guide: "overview" },
    {
      says: "Paths below are relative to {base_url}, and OAuth paths are relative to {auth_url}.",
      guide: "overview",
      words: ["are relative to {base_url}, and OAuth paths are relative to {auth_url}."],
    },
  ]),
  ...stated("What the service does", [
    { says: "The service is a monitoring service.", guide: "overview" },
    { says: "Its API offers the operations of the service's web client: …", guide: "overview" },
    { says: "… monitors, monitor groups, reports, maintenance windows, profiles, users, …", guide: "overview" },
    { says: "… integrations, IT automation, and MSP and business-unit management.", guide: "overview" },
    { says: "Every resource is exposed as a URL under {base_url}.", guide: "overview" },
    { says: "The API follows REST principles and plain HTTP rules.", guide: "overview" },
    { says: "Any HTTP client can call it.", guide: "overview" },
    { says: "Each data center has its own {base_url} and its own {auth_url}.", guide: "data-centers" },
    { says: "United States | .com | .com", ...dataCenter("United States", ".com", ".com") },
    { says: "Europe | .eu | .eu", ...dataCenter("Europe", ".eu", ".eu") },
    { says: "China | .cn | .com.cn", ...dataCenter("China", ".cn", ".com.cn") },
    { says: "India | .in | .in", ...dataCenter("India", ".in", ".in") },
    { says: "Australia | .net.au | .com.au", ...dataCenter("Australia", ".net.au", ".com.au") },
    {
      says: "Japan | .jp (host prefix is app instead of www) | .jp",
      all: [
        ...dataCenter("Japan", ".jp", ".jp", "app.").all,
        { guide: "data-centers", words: ["| .jp (host prefix is app instead of www) | .jp |"] },
      ],
    },
    { says: "{base_url} is `https://<host>/api`.", guide: "data-centers" },
    { says: "The examples all use the United States data center.", guide: "data-centers" },
    { says: "A caller may swap in any other data center's addresses.", guide: "data-centers" },
    { says: "An infrastructure-as-code provider exists for the service.", guide: "infrastructure-as-code" },
    {
      says: "… website monitor, web transaction (browser) monitor, DNS server monitor, …",
      ...kinds("website monitor", "web transaction (browser) monitor", "DNS server monitor"),
    },
    {
      says: "… port (custom protocol) monitor, ping monitor, web page speed (browser) monitor, …",
      ...kinds("port (custom protocol) monitor", "ping monitor", "web page speed (browser) monitor"),
    },
    { says: "… FTP transfer monitor, ISP monitor, …", ...kinds("FTP transfer monitor", "ISP monitor") },
    {
      says: "… SSL certificate expiry monitor, domain expiry monitor, …",
      ...kinds("SSL certificate expiry monitor", "domain expiry monitor"),
    },
    {
      says: "… REST API monitor, server monitor, heartbeat monitor, URL IT automation, …",
      ...kinds("REST API monitor", "server monitor", "heartbeat monitor", "URL IT automation"),
    },
    {
      says: "… monitor group, threshold profile, location profile, notification profile, …",
      ...kinds("monitor group", "threshold profile", "location profile", "notification profile"),
    },
    {
      says: "… user group, user, tags, schedule maintenance.",
      ...kinds("user group", "user", "tags", "schedule maintenance"),
    },
    {
      says: "An API inspector in the web client lets a logged-in user issue calls …",
      guide: "api-inspector",
      words: ["An API inspector in the web client lets a logged-in user issue calls", "without generating a token"],
    },
  ]),
];
