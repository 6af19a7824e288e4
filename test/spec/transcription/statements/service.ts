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
    ["The API is REST over HTTP, and its answers are JSON.", { guide: "overview" }],
    [
      "Write {base_url} before each path … and {auth_url} before the OAuth paths.",
      { guide: "overview", words: ["Write {base_url} before each path", "{auth_url} before the OAuth paths."] },
    ],
  ]),
  ...stated("What the service does", [
    ["The service is a monitoring service.", { guide: "overview" }],
    ["Its API has the operations of the web client: …", { guide: "overview" }],
    ["… monitors, monitor groups, reports, maintenance windows, profiles, users, …", { guide: "overview" }],
    ["… integrations, IT automation, and MSP and business-unit management.", { guide: "overview" }],
    ["Each resource has a URL that begins with {base_url}.", { guide: "overview" }],
    ["It keeps to the principles of REST and the rules of HTTP.", { guide: "overview" }],
    ["Every HTTP client can use it.", { guide: "overview" }],
    ["Every data center has a {base_url} and an {auth_url} of its own.", { guide: "data-centers" }],
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
    ["The addresses of any other data center may take their place.", { guide: "data-centers" }],
    ["An infrastructure-as-code provider exists for the service.", { guide: "infrastructure-as-code" }],
    kinds("… website monitor, web transaction (browser) monitor, DNS server monitor, …"),
    kinds("… port (custom protocol) monitor, ping monitor, web page speed (browser) monitor, …"),
    kinds("… FTP transfer monitor, ISP monitor, …"),
    kinds("… SSL certificate expiry monitor, domain expiry monitor, …"),
    kinds("… REST API monitor, server monitor, heartbeat monitor, URL IT automation, …"),
    kinds("… monitor group, threshold profile, location profile, notification profile, …"),
    kinds("… user group, user, tags, schedule maintenance."),
    [
      "The web client has an API inspector, where a logged-in user makes calls …",
      {
        guide: "api-inspector",
        words: ["The web client has an API inspector, where a logged-in user makes calls", "generates no token"],
      },
    ],
  ]),
];
