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
function kinds(line: number, says: string): Fact {
  const [name = "", ...names] = says.replace(/^… |, …$|\.$/g, "").split(", ");
  const lines = [name, ...names].map((one): Location => ({ guide: "infrastructure-as-code", line: `- ${one}` }));
  return [
    line,
    says,
    { schema: "ProviderResourceKind", accepts: [name, ...names], refuses: ["cloud monitor"] },
    ...lines,
  ];
}

export const serviceStatements = [
  ...stated("Introduction", [
    [3, "The API is REST over HTTP, and its answers are JSON.", { guide: "overview" }],
    [
      3,
      "Write {base_url} before each path … and {auth_url} before the OAuth paths.",
      { guide: "overview", words: ["Write {base_url} before each path", "{auth_url} before the OAuth paths."] },
    ],
  ]),
  ...stated("What the service does", [
    [7, "The service is a monitoring service.", { guide: "overview" }],
    [7, "Its API has the operations of the web client, which are about …", { guide: "overview" }],
    [7, "… users and profiles, monitors and their groups, reports, maintenance windows, …", { guide: "overview" }],
    [7, "… IT automation, integrations, and the management of MSPs and business units.", { guide: "overview" }],
    [8, "Each resource has a URL that begins with {base_url}.", { guide: "overview" }],
    [9, "It keeps to the principles of REST and the rules of HTTP.", { guide: "overview" }],
    [9, "Every HTTP client can use it.", { guide: "overview" }],
    [10, "Every data center has a {base_url} and an {auth_url} of its own.", { guide: "data-centers" }],
    [14, "United States | .com | .com", ...dataCenter("United States", ".com", ".com")],
    [15, "Europe | .eu | .eu", ...dataCenter("Europe", ".eu", ".eu")],
    [16, "China | .cn | .com.cn", ...dataCenter("China", ".cn", ".com.cn")],
    [17, "India | .in | .in", ...dataCenter("India", ".in", ".in")],
    [18, "Australia | .net.au | .com.au", ...dataCenter("Australia", ".net.au", ".com.au")],
    [
      19,
      "Japan | .jp (host prefix is app instead of www) | .jp",
      ...dataCenter("Japan", ".jp", ".jp", "app."),
      { guide: "data-centers", words: ["| .jp (host prefix is app instead of www) | .jp |"] },
    ],
    [21, "{base_url} is `https://<host>/api`.", { guide: "data-centers" }],
    [21, "Examples have the addresses of the United States data center.", { guide: "data-centers" }],
    [21, "The addresses of any other data center may take their place.", { guide: "data-centers" }],
    [22, "An infrastructure-as-code provider exists for the service.", { guide: "infrastructure-as-code" }],
    kinds(22, "… website monitor, web transaction (browser) monitor, DNS server monitor, …"),
    kinds(22, "… port (custom protocol) monitor, ping monitor, web page speed (browser) monitor, …"),
    kinds(22, "… FTP transfer monitor, ISP monitor, …"),
    kinds(22, "… SSL certificate expiry monitor, domain expiry monitor, …"),
    kinds(22, "… REST API monitor, server monitor, heartbeat monitor, URL IT automation, …"),
    kinds(22, "… monitor group, threshold profile, location profile, notification profile, …"),
    kinds(22, "… user group, user, tags, schedule maintenance."),
    [
      23,
      "The web client has an API inspector, where a logged-in user makes calls …",
      {
        guide: "api-inspector",
        words: ["The web client has an API inspector, where a logged-in user makes calls", "generates no token"],
      },
    ],
  ]),
];
