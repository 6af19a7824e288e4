/** The traffic of any service. */
import fc from "fast-check";
import type { HarEntry } from "../../src/traffic/har.ts";

export const baseUrl = "https://www.acme.eu/api";

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
const constants: Record<string, fc.Arbitrary<unknown>> = {
  period: fc.constantFrom(0, 1, 2, 50),
  report_type: fc.constantFrom(11, 13, 14),
  check_interval: fc.constantFrom(1, 3, 5),
  monitor_type: fc.constantFrom("URL", "HOMEPAGE"),
  alert_type: fc.constantFrom(0, 2),
  report_frequency: fc.constantFrom(1, 2, 3),
};
const digits = fc.integer({ min: 1e8, max: 2e8 }).map(String);
/** What one attribute may have in all records. */
const values: Array<fc.Arbitrary<unknown>> = [
  fc.nat(1000).map((number) => `text ${number} of it`),
  digits,
  fc.nat(1e6),
  fc.nat(1e6).map((number) => number + 0.125),
  fc.boolean(),
  fc.tuple(fc.integer({ min: 1, max: 9 }), fc.nat(9)).map(([month, day]) => `2026-0${month}-1${day}T10:00:00+0530`),
  fc.array(fc.constantFrom("item 1", "item 2"), { maxLength: 2 }),
  fc.record({ user_ref: digits, active: fc.boolean() }, { requiredKeys: ["user_ref"] }),
  // A map.
  fc.dictionary(fc.nat(1e6).map(String), fc.nat(9), { maxKeys: 2 }),
];

const plainField = fc.tuple(fc.constantFrom(...fieldNames), fc.constantFrom(...values), fc.boolean());
const constantField = fc.tuple(fc.constantFrom(...Object.entries(constants)), fc.boolean());
const field = fc.oneof(
  { weight: 6, arbitrary: plainField },
  { weight: 1, arbitrary: constantField.map(([[name, value], isRequired]) => [name, value, isRequired] as const) },
);
/** The objects of a record of which some attributes are optional, and the first may be null. */
const record = fc.uniqueArray(field, { minLength: 3, maxLength: 8, selector: ([name]) => name }).map((fields) => {
  const model = Object.fromEntries(fields.map(([name, value], index) => [name, index > 0 ? value : fc.option(value)]));
  return fc.record(model, { requiredKeys: fields.flatMap(([name, , isRequired]) => (isRequired ? [name] : [])) });
});
const query = fc.record(
  { limit: fc.nat(1e6), is_open: fc.boolean(), period: constants.period as fc.Arbitrary<number> },
  { requiredKeys: ["limit"] },
);
const threeOf = (id: fc.Arbitrary<string>) => fc.uniqueArray(id, { minLength: 3, maxLength: 3 });
const ids = fc.oneof(
  threeOf(digits),
  threeOf(fc.constantFrom("alpha-x", "beta-y", "delta-z", "omega-x")),
  threeOf(fc.uuid()),
);

/** Its operations to list, read, create and delete the records of some resources, with six requests each. */
export const randomService = fc
  .shuffledSubarray(resources, { minLength: 2, maxLength: 2 })
  .chain((names) => fc.tuple(...names.map(resourceTraffic)))
  .map((all) => all.flat());

function resourceTraffic(resource: string): fc.Arbitrary<HarEntry[]> {
  const id = `${singular[resource] ?? resource.slice(0, -1)}_id`;
  return fc.tuple(record, record, ids).chain(([objects, history, known]) => {
    const one = fc.tuple(fc.constantFrom(...known), objects).map(([own, value]) => ({ ...value, [id]: own }));
    const list = fc
      .tuple(...known.map(() => objects))
      .map((all) => all.map((value, at) => ({ ...value, [id]: known[at] })));
    const operations = [
      fc.tuple(query, list).map(([given, data]) => entry("GET", `/${resource}?${search(given)}`, data)),
      one.map((data) => entry("GET", `/${resource}/${data[id]}`, data)),
      fc.tuple(objects, one).map(([sent, data]) => entry("POST", `/${resource}`, data, sent)),
      fc.constantFrom(...known).map((own) => entry("DELETE", `/${resource}/${own}`)),
      fc
        .tuple(fc.constantFrom(...known), history)
        .map(([own, data]) => entry("GET", `/${resource}/${own}/history`, data)),
    ];
    return fc.tuple(...operations.map((one) => fc.array(one, { minLength: 6, maxLength: 6 }))).map((all) => all.flat());
  });
}

const search = (given: object) =>
  new URLSearchParams(Object.entries(given).map(([name, value]): [string, string] => [name, String(value)]));

function entry(method: string, path: string, data?: unknown, sent?: unknown): HarEntry {
  const mimeType = "application/json";
  const headers = [
    { name: "Authorization", value: "Svc-oauthtoken 1000.s3cr3t" },
    { name: "Accept", value: "application/json; version=2.0" },
  ];
  const type = { name: "Content-Type", value: mimeType };
  const text = JSON.stringify({ code: 0, message: "success", ...(data !== undefined && { data }) });
  return {
    request: {
      ...{ method, url: baseUrl + path, headers: sent ? [...headers, type] : headers },
      ...(sent !== undefined && { postData: { mimeType, text: JSON.stringify(sent) } }),
    },
    response: { status: method === "POST" ? 201 : 200, headers: [type], content: { mimeType, text } },
  };
}
