// Introduction and "What the service does" of the specification.

import { type Fact, stated } from "../helpers.ts";
import type { Location } from "../locations.ts";

/** A data center's hosts are those of the servers, and are in the guide. */
function dataCenter(name: string, base: string, auth: string, begins = "www."): Location[] {
  return [
    { operation: "getDeviceKey", host: { dataCenter: name, ends: base, begins } },
    { operation: "createToken", host: { dataCenter: name, ends: auth } },
    { guide: "data-centers", words: [`| ${name} |`, `| ${base}`, `| ${auth} |`] },
  ];
}

/** The provider manages these kinds of resources. */
function kinds(says: string): Fact {
  const [name = "", ...names] = says.replace(/^… |, …$|\.$/g, "").split(", ");
  const lines = [name, ...names].map((one): Location => ({ guide: "infrastructure-as-code", line: `- ${one}` }));
  return [says, { schema: "ProviderResourceKind", accepts: [name, ...names], refuses: ["cloud monitor"] }, ...lines];
}

export const serviceStatements = [
  ...stated("Introduction", [
    ["The service is a REST API over HTTP that returns JSON.", { guide: "overview" }],
    [
      "Paths below are relative to {base_url}, and OAuth paths are relative to {auth_url}.",
      { guide: "overview", words: ["are relative to {base_url}, and OAuth paths are relative to {auth_url}."] },
    ],
  ]),
  ...stated("What the service does", [
    ["The service is a monitoring service.", { guide: "overview" }],
    ["Its API offers the operations of the service's web client: …", { guide: "overview" }],
    ["… monitors, monitor groups, reports, maintenance windows, profiles, users, …", { guide: "overview" }],
    ["… integrations, IT automation, and MSP and business-unit management.", { guide: "overview" }],
    ["Every resource is exposed as a URL under {base_url}.", { guide: "overview" }],
    ["The API follows REST principles and plain HTTP rules.", { guide: "overview" }],
    ["Any HTTP client can call it.", { guide: "overview" }],
    ["Each data center has its own {base_url} and its own {auth_url}.", { guide: "data-centers" }],
    ["United States | .com | .com", ...dataCenter("United States", ".com", ".com")],
    ["Europe | .eu | .eu", ...dataCenter("Europe", ".eu", ".eu")],
    ["China | .cn | .com.cn", ...dataCenter("China", ".cn", ".com.cn")],
    ["India | .in | .in", ...dataCenter("India", ".in", ".in")],
    ["Australia | .net.au | .com.au", ...dataCenter("Australia", ".net.au", ".com.au")],
    [
      "Japan | .jp (host prefix is app instead of www) | .jp",
      ...dataCenter("Japan", ".jp", ".jp", "app."),
      { guide: "data-centers", words: ["| .jp (host prefix is app instead of www) | .jp |"] },
    ],
    ["{base_url} is `https://<host>/api`.", { guide: "data-centers" }],
    ["The examples all use the United States data center.", { guide: "data-centers" }],
    ["A caller may swap in any other data center's addresses.", { guide: "data-centers" }],
    ["An infrastructure-as-code provider exists for the service.", { guide: "infrastructure-as-code" }],
    kinds("… website monitor, web transaction (browser) monitor, DNS server monitor, …"),
    kinds("… port (custom protocol) monitor, ping monitor, web page speed (browser) monitor, …"),
    kinds("… FTP transfer monitor, ISP monitor, …"),
    kinds("… SSL certificate expiry monitor, domain expiry monitor, …"),
    kinds("… REST API monitor, server monitor, heartbeat monitor, URL IT automation, …"),
    kinds("… monitor group, threshold profile, location profile, notification profile, …"),
    kinds("… user group, user, tags, schedule maintenance."),
    [
      "An API inspector in the web client lets a logged-in user issue calls …",
      {
        guide: "api-inspector",
        words: ["An API inspector in the web client lets a logged-in user issue calls", "without generating a token"],
      },
    ],
  ]),
];
