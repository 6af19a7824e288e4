// Introduction, "What the service does", "Response envelope", "Timestamps" and
// "Records with known fields" of the source.

import { stated } from "../helpers.ts";
import type { Statement } from "../types.ts";

export const serviceStatements: readonly Statement[] = [
  ...stated("Introduction", [
    {
      says: "The service is a REST API over HTTP that returns JSON.",
      words: ["rest api over http", "returns json"],
    },
    {
      says: "Paths below are relative to {base_url}, and OAuth paths are relative to {auth_url}.",
      words: ["relative to", "oauth paths"],
    },
  ]),
  ...stated("What the service does", [
    {
      says: "The service is a monitoring service.",
      words: ["monitoring service"],
    },
    {
      says: "Its API offers the operations of the service's web client: …",
      words: ["offers the operations of the service", "web client"],
    },
    {
      says: "… monitors, monitor groups, reports, maintenance windows, profiles, users, …",
      words: ["monitor groups, reports", "maintenance windows, profiles, users"],
    },
    {
      says: "… integrations, IT automation, and MSP and business-unit management.",
      words: ["integrations, it automation", "msp and business-unit management"],
    },
    {
      says: "Every resource is exposed as a URL under {base_url}.",
      words: ["exposed as a url"],
    },
    {
      says: "The API follows REST principles and plain HTTP rules.",
      words: ["rest principles", "plain http rules"],
    },
    {
      says: "Any HTTP client can call it.",
      words: ["any http client"],
    },
    {
      says: "Each data center has its own {base_url} and its own {auth_url}.",
      words: ["each data center has its own"],
    },
    {
      says: "United States | .com | .com",
      words: ["united states", ".com"],
    },
    {
      says: "Europe | .eu | .eu",
      words: ["europe", ".eu"],
    },
    {
      says: "China | .cn | .com.cn",
      words: ["china", ".cn", ".com.cn"],
    },
    {
      says: "India | .in | .in",
      words: ["india", ".in"],
    },
    {
      says: "Australia | .net.au | .com.au",
      words: ["australia", ".net.au", ".com.au"],
    },
    {
      says: "Japan | .jp (host prefix is app instead of www) | .jp",
      words: ["japan", ".jp", "app instead of www"],
    },
    {
      says: "{base_url} is `https://<host>/api`.",
      words: ["/api"],
    },
    {
      says: "The examples all use the United States data center.",
      words: ["examples all use the united states"],
    },
    {
      says: "A caller may swap in any other data center's addresses.",
      words: ["any other data center"],
    },
    {
      says: "An infrastructure-as-code provider exists for the service.",
      words: ["infrastructure-as-code provider"],
    },
    {
      says: "… website monitor, web transaction (browser) monitor, DNS server monitor, …",
      words: ["website monitor", "web transaction (browser) monitor", "dns server monitor"],
    },
    {
      says: "… port (custom protocol) monitor, ping monitor, web page speed (browser) monitor, …",
      words: ["port (custom protocol) monitor", "ping monitor", "web page speed (browser) monitor"],
    },
    {
      says: "… FTP transfer monitor, ISP monitor, …",
      words: ["ftp transfer monitor", "isp monitor"],
    },
    {
      says: "… SSL certificate expiry monitor, domain expiry monitor, …",
      words: ["ssl certificate expiry monitor", "domain expiry monitor"],
    },
    {
      says: "… REST API monitor, server monitor, heartbeat monitor, URL IT automation, …",
      words: ["rest api monitor", "server monitor", "heartbeat monitor", "url it automation"],
    },
    {
      says: "… monitor group, threshold profile, location profile, notification profile, …",
      words: ["monitor group", "threshold profile", "location profile", "notification profile"],
    },
    {
      says: "… user group, user, tags, schedule maintenance.",
      words: ["user group", "tags", "schedule maintenance"],
    },
    {
      says: "An API inspector in the web client lets a logged-in user issue calls …",
      words: ["api inspector", "without generating a token"],
    },
  ]),
  ...stated("Response envelope", [
    {
      says: "code | integer | Present in most bodies.",
      words: ["present in most bodies"],
    },
    {
      says: "0 on success; a non-zero service error code on error.",
      words: ["0 on success", "non-zero service error code on error"],
    },
    {
      says: "message | string | Status message. `success` on success.",
      words: ["status message", "success on success"],
    },
    {
      says: "data | object or array | The payload of the invoked operation.",
      words: ["payload of the invoked operation"],
    },
  ]),
  ...stated("Timestamps", [
    {
      says: "All timestamps returned use ISO 8601 with the pattern `yyyy-MM-dd'T'HH:mm:ssZZZZ`.",
      words: ["iso 8601", "yyyy-mm-dd't'hh:mm:sszzzz"],
    },
    {
      says: "ZZZZ is a numeric UTC offset without a colon, in the form +hhmm or -hhmm.",
      words: ["numeric utc offset without a colon", "+hhmm", "-hhmm"],
    },
  ]),
  ...stated("Records with known fields", [
    {
      says: "device key | device_key | string | Device key of the account.",
      words: ["device_key", "device key of the account"],
    },
    {
      says: "monitor type constant | id | string | Monitor type ID.",
      words: ["monitor type id"],
    },
    {
      says: "monitor type constant | name | string | Name of the monitor type.",
      words: ["name of the monitor type"],
    },
    {
      says: "MSP customer entry | name | string | Customer name.",
      words: ["customer name"],
    },
    {
      says: "… zaaid | string | Customer account identifier, sent later in the Cookie header.",
      words: ["customer account identifier", "sent later in the cookie header"],
    },
    {
      says: "business unit entry | name | string | Business unit name.",
      words: ["business unit name"],
    },
    {
      says: "business unit entry | zaaid | string | Business unit account identifier.",
      words: ["business unit account identifier"],
    },
    {
      says: "monitor group (create request) | display_name | string | Name of the group.",
      words: ["display_name", "name of the group"],
    },
    {
      says: "monitor group (create request) | description | string | Description.",
      words: ["description"],
    },
    {
      says: "monitor (response) | monitor_id | string | Monitor identifier.",
      words: ["monitor_id", "monitor identifier"],
    },
    {
      says: "Fields of monitor records and of monitor group records: not shown …",
      words: ["fields of monitor records", "monitor group records", "not shown"],
    },
    {
      says: "Fields of location profile, user and other records: not shown.",
      words: ["location profile, user and other records", "not shown"],
    },
  ]),
];
