/** A random service with its traffic: what a draft should find is known. */
import type { HarEntry } from "../../src/traffic/har.ts";

export const baseUrl = "https://www.acme.eu/api";

type Kind = "text" | "digits" | "integer" | "number" | "boolean" | "timestamp" | "list" | "object" | "constant" | "map";

export interface Field {
  name: string;
  kind: Kind;
  isRequired: boolean;
  isNullable: boolean;
  constant?: string;
  ids?: ReadonlyArray<string | number>;
  fields?: Field[];
}

export interface RandomOperation {
  method: "GET" | "POST" | "PUT" | "DELETE";
  path: string;
  query: Field[];
  body: Field[] | undefined;
  /** The record of the response, or a list of it; undefined for the envelope alone. */
  record: Field[] | undefined;
  isList: boolean;
  /** Its traffic. */
  entries: HarEntry[];
}

export interface RandomService {
  operations: RandomOperation[];
  entries: HarEntry[];
}

const resources = [
  ...["users", "tags", "schedules", "policies", "reports", "alarms", "credentials_profiles", "maintenance_windows"],
  ...["status_pages", "business_hours", "thresholds", "integrations", "attributes", "dashboards", "boxes", "agents"],
];
const fieldNames = [
  ...["display_name", "description", "notes", "size", "weight", "enabled", "created_time", "labels", "owner", "counts"],
  ...["zone", "ratio", "priority", "color", "modified_time", "is_default", "comment", "total", "score", "extra"],
];
/** Fields that have the names of constants, with some of their ids. */
const constants = [
  { name: "period", constant: "Period", ids: [0, 1, 2, 50] },
  { name: "report_type", constant: "ReportType", ids: [11, 13, 14] },
  { name: "check_interval", constant: "CheckInterval", ids: [1, 3, 5] },
  { name: "monitor_type", constant: "MonitorType", ids: ["URL", "HOMEPAGE"] },
  { name: "alert_type", constant: "AlertType", ids: [0, 2] },
  { name: "report_frequency", constant: "ReportFrequency", ids: [1, 2, 3] },
];
const kinds: Kind[] = ["text", "digits", "integer", "number", "boolean", "timestamp", "list", "object", "map"];

/** @param count of operations, at least */
export function randomService(seed: number, count: number, requests = 6): RandomService {
  const random = randomOf(seed);
  const operations: RandomOperation[] = [];
  const entries: HarEntry[] = [];
  const names = random.shuffled(resources);
  while (operations.length < count && names.length > 0) {
    const resource = names.pop() ?? "";
    const id = `${singular[resource] ?? resource.slice(0, -1)}_id`;
    const idKind = random.one(["digits", "uuid", "word"] as const);
    const fields = recordFields(random);
    const record: Field[] = [{ name: id, kind: "text", isRequired: true, isNullable: false }, ...fields];
    const ids = Array.from({ length: 3 }, () => identifier(random, idKind));
    const add = (given: Omit<RandomOperation, "entries">) => {
      const own = Array.from({ length: requests }, () => exchange(random, given, id, ids));
      operations.push({ ...given, entries: own });
      entries.push(...own);
    };
    const none = { query: [], body: undefined, isList: false };
    add({ ...none, method: "GET", path: `/${resource}`, query: queryFields(random), record, isList: true });
    add({ ...none, method: "GET", path: `/${resource}/{${id}}`, record });
    if (random.chance(0.7)) add({ ...none, method: "POST", path: `/${resource}`, body: fields, record });
    if (random.chance(0.5)) add({ ...none, method: "DELETE", path: `/${resource}/{${id}}`, record: undefined });
    if (random.chance(0.5)) {
      const history = recordFields(random);
      add({
        ...none,
        method: "GET",
        path: `/${resource}/{${id}}/history`,
        record: history,
        isList: random.chance(0.5),
      });
    }
  }
  return { operations, entries };
}

const singular: Record<string, string> = { policies: "policy", boxes: "box" };

function recordFields(random: Random): Field[] {
  const plain = random.shuffled(fieldNames).slice(0, 3 + random.below(5));
  const fields = plain.map((name): Field => {
    const kind = random.one(kinds);
    const nested = { name: "user_ref", kind: "digits", isRequired: true, isNullable: false } as const;
    return {
      name,
      kind,
      isRequired: random.chance(0.7),
      isNullable: random.chance(0.2),
      ...(kind === "object" && {
        fields: [nested, { ...nested, name: "active", kind: "boolean", isRequired: random.chance(0.5) }],
      }),
    };
  });
  return random.chance(0.6) ? [...fields, constantField(random)] : fields;
}

function constantField(random: Random): Field {
  return { ...random.one(constants), kind: "constant", isRequired: random.chance(0.7), isNullable: false };
}

function queryFields(random: Random): Field[] {
  const limit: Field = { name: "limit", kind: "integer", isRequired: random.chance(0.5), isNullable: false };
  const isOpen: Field = { name: "is_open", kind: "boolean", isRequired: random.chance(0.5), isNullable: false };
  return [limit, isOpen, constantField(random)].filter(() => random.chance(0.6));
}

function exchange(
  random: Random,
  operation: Omit<RandomOperation, "entries">,
  id: string,
  ids: readonly string[],
): HarEntry {
  const { method, path, query, body, record, isList } = operation;
  const one = random.one(ids);
  const url = new URL(baseUrl + path.replace(/\{\w+\}/, encodeURIComponent(one)));
  for (const field of query)
    if (field.isRequired || random.chance(0.5)) url.searchParams.set(field.name, String(sampleOf(random, field)));
  const named = (own: string) => {
    const value = objectOf(random, record ?? []);
    return id in value ? { ...value, [id]: own } : value;
  };
  const data = isList ? ids.slice(0, 1 + random.below(3)).map(named) : named(one);
  const listed = isList && path.endsWith("}") === false && !path.includes("{") ? ids.map(named) : data;
  const text = JSON.stringify({ code: 0, message: "success", ...(record && { data: listed }) });
  const type = { name: "Content-Type", value: "application/json" };
  return {
    request: {
      method,
      url: url.href,
      headers: [
        { name: "Authorization", value: "Svc-oauthtoken 1000.s3cr3t" },
        { name: "Accept", value: "application/json; version=2.0" },
        ...(body ? [type] : []),
      ],
      ...(body && { postData: { mimeType: "application/json", text: JSON.stringify(objectOf(random, body)) } }),
    },
    response: {
      status: method === "POST" ? 201 : 200,
      headers: [type],
      content: { mimeType: "application/json", text },
    },
  };
}

function objectOf(random: Random, fields: readonly Field[]): Record<string, unknown> {
  const present = fields.filter(({ isRequired }) => isRequired || random.chance(0.6));
  return Object.fromEntries(present.map((field) => [field.name, sampleOf(random, field)]));
}

function sampleOf(random: Random, field: Field): unknown {
  if (field.isNullable && random.chance(0.3)) return null;
  switch (field.kind) {
    case "text":
      return `text ${random.below(1000)} of it`;
    case "digits":
      return String(100_000_000 + random.below(1e8));
    case "integer":
      return random.below(1e6);
    case "number":
      return random.below(1e6) + 0.125;
    case "boolean":
      return random.chance(0.5);
    case "timestamp":
      return `2026-0${1 + random.below(9)}-1${random.below(10)}T10:00:00+0530`;
    case "list":
      return Array.from({ length: random.below(3) }, () => `item ${random.below(9)}`);
    case "object":
      return objectOf(random, field.fields ?? []);
    case "constant":
      return random.one(field.ids ?? [0]);
    case "map":
      return Object.fromEntries(
        Array.from({ length: random.below(3) }, () => [String(random.below(1e6)), random.below(9)]),
      );
  }
}

function identifier(random: Random, kind: "digits" | "uuid" | "word"): string {
  if (kind === "digits") return String(1 + random.below(1e9));
  if (kind === "word") return random.one(["alpha", "beta", "gamma", "delta", "omega"]) + random.one(["-x", "-y", "-z"]);
  const hex = (length: number) => Array.from({ length }, () => random.below(16).toString(16)).join("");
  return `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`;
}

type Random = ReturnType<typeof randomOf>;

/** Numbers that a seed decides. */
export function randomOf(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    chance: (probability: number) => next() < probability,
    one: <T>(values: readonly T[]): T => values[below(values.length)] as T,
    shuffled: <T>(values: readonly T[]): T[] =>
      values
        .map((value) => ({ value, at: next() }))
        .sort((a, b) => a.at - b.at)
        .map(({ value }) => value),
  };
}
