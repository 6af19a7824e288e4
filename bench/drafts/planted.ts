import type { Operation } from "./documents.ts";
import type { Random } from "./random.ts";

const hosts = ["db01.corp.internal", "mail.acme-intern.test", "ns2.private.example", "build7.corp.internal"];
const addresses = ["10.20.30.40", "192.168.77.12", "10.9.8.7", "fd00:12:34::9"];
const users = ["renee.ohara", "tomas_lindqvist", "mbeki.j", "ohara@acme.test"];
const days = ["2026-01-12", "2026-02-13", "2026-03-14", "2026-04-15"];
const secrets = ["s3cr3tAbcdef0123456789", "hunter2hunter2hunter2"];

const map = (keys: readonly string[]) => ({
  type: "object",
  additionalProperties: { type: "integer" },
  "x-keys": keys,
});
const report = {
  type: "object",
  required: ["by_host", "by_address", "by_user", "by_day", "password", "checked"],
  properties: {
    ...{ by_host: map(hosts), by_address: map(addresses), by_user: map(users), by_day: map(days) },
    password: { type: "string", "x-values": secrets },
    checked: { type: "boolean" },
  },
};
const read = (path: string, name: string, values: readonly string[]): Operation => ({
  method: "get",
  path,
  value: {
    parameters: [{ name, in: "path", schema: { type: "string", enum: values } }],
    responses: { 200: { content: { "application/json": { schema: report } } } },
  },
});

/** Values that must not be in a draft, as values, keys of maps, segments of paths and names of headers. */
export const planted = {
  values: [...hosts, ...addresses, ...users, ...days, ...secrets],
  /** Of the maps that documents have themselves. */
  keys: [...hosts, ...users, ...days],
  operations: [
    read("/planted_tenants/{tenant}/usage", "tenant", users),
    read("/planted_hosts/{host}/load", "host", hosts),
    read("/planted_days/{day}/report", "day", days),
  ],
  headers: (random: Random) => [
    { name: "Accept", value: "application/json" },
    { name: "Authorization", value: `Bearer ${secrets[0]}` },
    { name: `X-For-${random.one(users).replace(/\W/g, "-")}`, value: random.one(secrets) },
  ],
};
