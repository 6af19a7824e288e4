/** The traffic of a random service. */
import type { HarEntry } from "../../src/traffic/har.ts";

export const baseUrl = "https://www.acme.eu/api";

interface Field {
  name: string;
  isRequired: boolean;
  isNullable: boolean;
  sample: () => unknown;
}

interface Operation {
  method: "GET" | "POST" | "DELETE";
  path: string;
  query?: Field[];
  body?: Field[];
  /** The record of the response, or a list of it; undefined for the envelope alone. */
  record?: Field[];
  isList?: boolean;
}

const resources = [
  ...["users", "tags", "schedules", "policies", "reports", "alarms", "credentials_profiles", "maintenance_windows"],
  ...["status_pages", "business_hours", "thresholds", "integrations", "attributes", "dashboards", "boxes", "agents"],
];
const singular: Record<string, string> = { policies: "policy", boxes: "box" };
const fieldNames = [
  ...["display_name", "description", "notes", "size", "weight", "enabled", "created_time", "labels", "owner", "counts"],
  ...["zone", "ratio", "priority", "color", "modified_time", "is_default", "comment", "total", "score", "extra"],
];
/** Some ids of constants, by the names of fields that have them. */
const constants: Array<[string, unknown[]]> = [
  ["period", [0, 1, 2, 50]],
  ["report_type", [11, 13, 14]],
  ["check_interval", [1, 3, 5]],
  ["monitor_type", ["URL", "HOMEPAGE"]],
  ["alert_type", [0, 2]],
  ["report_frequency", [1, 2, 3]],
];

/** @param count of operations, at least */
export function randomService(seed: number, count: number, requests = 6): HarEntry[] {
  const random = randomOf(seed);
  const entries: HarEntry[] = [];
  let operations = 0;
  for (const resource of random.shuffled(resources)) {
    if (operations >= count) break;
    const id = `${singular[resource] ?? resource.slice(0, -1)}_id`;
    const ids = random.identifiers();
    const fields = recordFields(random);
    const named = { name: id, isRequired: true, isNullable: false, sample: () => random.one(ids) };
    const record = [named, ...fields];
    const add = (operation: Operation) => {
      operations += 1;
      for (let number = 0; number < requests; number += 1) entries.push(exchange(random, operation, id, ids));
    };
    add({ method: "GET", path: `/${resource}`, query: queryFields(random), record, isList: true });
    add({ method: "GET", path: `/${resource}/{id}`, record });
    if (random.chance(0.7)) add({ method: "POST", path: `/${resource}`, body: fields, record });
    if (random.chance(0.5)) add({ method: "DELETE", path: `/${resource}/{id}` });
    const history = { path: `/${resource}/{id}/history`, record: recordFields(random), isList: random.chance(0.5) };
    if (random.chance(0.5)) add({ method: "GET", ...history });
  }
  return entries;
}

function recordFields(random: Random): Field[] {
  const samples: Array<() => unknown> = [
    () => `text ${random.below(1000)} of it`,
    () => String(100_000_000 + random.below(1e8)),
    () => random.below(1e6),
    () => random.below(1e6) + 0.125,
    () => random.chance(0.5),
    () => `2026-0${1 + random.below(9)}-1${random.below(10)}T10:00:00+0530`,
    () => Array.from({ length: random.below(3) }, () => `item ${random.below(9)}`),
    () => ({ user_ref: String(1e8 + random.below(1e8)), ...(random.chance(0.5) && { active: random.chance(0.5) }) }),
    // A map.
    () => Object.fromEntries(Array.from({ length: random.below(3) }, () => [random.below(1e6), random.below(9)])),
  ];
  const names = random.shuffled(fieldNames).slice(0, 3 + random.below(5));
  const fields = names.map((name) => fieldOf(random, name, random.one(samples), random.chance(0.2)));
  return random.chance(0.6) ? [...fields, constantField(random)] : fields;
}

function fieldOf(random: Random, name: string, sample: () => unknown, isNullable = false): Field {
  return { name, isRequired: random.chance(0.7), isNullable, sample };
}

function constantField(random: Random): Field {
  const [name, ids] = random.one(constants);
  return fieldOf(random, name, () => random.one(ids));
}

function queryFields(random: Random): Field[] {
  const limit = fieldOf(random, "limit", () => random.below(1e6));
  const isOpen = fieldOf(random, "is_open", () => random.chance(0.5));
  return [limit, isOpen, constantField(random)].filter(() => random.chance(0.6));
}

function exchange(random: Random, operation: Operation, id: string, ids: readonly string[]): HarEntry {
  const { method, path, query = [], body, record, isList } = operation;
  const one = random.one(ids);
  const url = new URL(baseUrl + path.replace("{id}", encodeURIComponent(one)));
  for (const [name, value] of Object.entries(objectOf(random, query))) url.searchParams.set(name, String(value));
  const named = (own: string) => {
    const value = objectOf(random, record ?? []);
    return id in value ? { ...value, [id]: own } : value;
  };
  const data = isList ? ids.map(named) : named(one);
  const text = JSON.stringify({ code: 0, message: "success", ...(record && { data }) });
  const mimeType = "application/json";
  const type = { name: "Content-Type", value: mimeType };
  const headers = [
    { name: "Authorization", value: "Svc-oauthtoken 1000.s3cr3t" },
    { name: "Accept", value: "application/json; version=2.0" },
  ];
  const sent = body && { postData: { mimeType, text: JSON.stringify(objectOf(random, body)) } };
  return {
    request: { method, url: url.href, headers: body ? [...headers, type] : headers, ...sent },
    response: { status: method === "POST" ? 201 : 200, headers: [type], content: { mimeType, text } },
  };
}

function objectOf(random: Random, fields: readonly Field[]): Record<string, unknown> {
  const present = fields.filter(({ isRequired }) => isRequired || random.chance(0.6));
  return Object.fromEntries(
    present.map(({ name, isNullable, sample }) => [name, isNullable && random.chance(0.3) ? null : sample()]),
  );
}

type Random = ReturnType<typeof randomOf>;

/** Choices that a seed decides. */
export function randomOf(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  const one = <T>(values: readonly T[]): T => values[below(values.length)] as T;
  const hex = (length: number) => Array.from({ length }, () => below(16).toString(16)).join("");
  const kinds = [
    () => String(1 + below(1e9)),
    () => one(["alpha", "beta", "gamma", "delta", "omega"]) + one(["-x", "-y", "-z"]),
    () => `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`,
  ];
  return {
    below,
    one,
    chance: (probability: number) => next() < probability,
    /** Three of one form. */
    identifiers: () => Array.from({ length: 3 }, one(kinds)),
    shuffled: <T>(values: readonly T[]): T[] =>
      values
        .map((value) => ({ value, at: next() }))
        .sort((a, b) => a.at - b.at)
        .map(({ value }) => value),
  };
}
