import { readdir } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import * as constants from "../../src/constants/index.ts";
import { supportedGranularities, supportedRecordFields } from "../../src/constants/rules.ts";
import { capitalised, slug } from "../../src/shared/text.ts";
import { bundle, reference } from "../support/bundle.ts";
import { file, markdown, page, section, seen, texts, unlinked } from "./rendered.ts";

const { valuesOf } = constants;
const enums = Object.entries(bundle.components.schemas).filter(([, schema]) => schema.enum);

type Schema = (typeof enums)[number][1];

const membersOf = (schema: Schema) =>
  schema.enum.map((id: number | string, index: number) => ({
    id,
    name: schema["x-enum-varnames"][index],
    meaning: schema["x-enum-descriptions"]?.[index] ?? "",
    note: schema["x-enum-notes"]?.[id] ?? "",
  })) as Array<{ id: number | string; name: string; meaning: string; note: string }>;

describe("the page of each constant", () => {
  it.each(enums)("%s has every id, name and meaning, an anchor for each id, and a name to copy", (name, schema) => {
    const members = membersOf(schema);
    const hasMeanings = members.some(({ meaning, note }) => meaning || note);
    const lines = members.map(({ id, name: member, meaning, note }) => {
      const about = (meaning && note ? `${meaning} (${note})` : meaning || note)
        .replace(/\s+/g, " ")
        .trim()
        .replaceAll("|", "\\|");
      return `| \`${id}\` | \`${member}\` |${hasMeanings ? ` ${about} |` : ""}`;
    });
    expect(markdown(`constants/${name}`)).toContain(lines.join("\n"));
    const rows = page(`constants/${name}`).querySelectorAll(".constant tbody tr");
    expect(rows.map(({ id }) => id)).toEqual(members.map(({ id }) => `id-${String(id).replace(/\s+/g, "_")}`));
    const copied = rows.map((row) => row.querySelector("[data-copy]")?.getAttribute("data-copy"));
    expect(copied).toEqual(members.map((member) => `${name}.${member.name}`));
  });

  it.each([
    ["Period", ["Supported granularities per period", "Report types per period"]],
    ["TokenGrantType", ["POST /oauth/v2/token"]],
    ["MonitorType", ["GET /monitor_type_constants", "Monitor type constant", "Check intervals per monitor type"]],
    ["DataCenter", ["Data center of the infrastructure-as-code provider"]],
    ["CountryCode", []],
  ])("says which operations, records, rules and subsets use it: %s", (name, uses) => {
    const links = section(markdown(`constants/${name}`), "Used by").matchAll(/^ {2}- \[`?(.+?)`?\]\(/gm);
    // A clone may have operations that use it, too.
    expect([...links].map(([, title]) => title)).toEqual(expect.arrayContaining(uses));
    const none = "No documented operation, record or rule uses it.";
    if (uses.length > 0) expect(markdown(`constants/${name}`)).not.toContain(none);
  });

  it("has a line of TypeScript, and a link to all ids", () => {
    const text = markdown("constants/MonitorStatus");
    expect(text).toContain('import { MonitorStatus } from "svc-monitoring-api/constants"; // MonitorStatus.Down is 0');
    expect(text).toContain("[constants.json](../constants.json)");
  });
});

describe("the index of the constants", () => {
  it("has each constant below the title of its folder, sorted by title", async () => {
    const groups = texts("constants", "main h2");
    expect(groups.slice(0, -1)).toEqual(groups.slice(0, -1).toSorted((a, b) => a.localeCompare(b, "en")));
    expect(groups).toEqual(expect.arrayContaining(["APM", "IT automation", "Monitors", "The service itself"]));
    const files = await readdir("openapi/components/constants", { recursive: true });
    for (const path of files.filter((one) => one.endsWith(".yaml"))) {
      const [, folder = "", name = ""] = /(\w+)\W(\w+)\.yaml$/.exec(path) ?? [];
      const title = reference.domains[folder] ?? capitalised(folder);
      expect(section(markdown("constants"), title), path).toContain(`\`${name}\``);
    }
  });

  it("has the first six ids of each with their meanings, and the others for its filter", () => {
    const entry = page("constants").querySelector("#MonitorStatus");
    expect(seen(entry)).toMatch(/0 Down 1 Up 2 Trouble 3 Critical 5 Suspended 7 Maintenance 2 more$/);
    expect(entry?.getAttribute("data-entry")).toContain("10 ConfigurationError Configuration Error");
  });
});

it("the constants and rules are complete as JSON", () => {
  const data = JSON.parse(file("constants.json"));
  const given = data.constants.map(({ name, members }: { name: string; members: object[] }) => [
    name,
    members.map((member) => ({ meaning: "", note: "", ...member })),
  ]);
  expect(given).toEqual(enums.map(([name, schema]) => [name, membersOf(schema)]));
  expect([data.contract, data.version]).toEqual(["Monitoring Service REST API", bundle.info.version]);
  const rules = Object.entries(bundle.components.schemas).filter(([, schema]) => "x-rule" in schema);
  expect(data.rules.map(({ name }: { name: string }) => name)).toEqual(rules.map(([name]) => name));
});

describe("a rule, on the page of the constant that it is about", () => {
  /** The two cells of each row of its table. */
  function rowsOf(constant: string, rule: string): Array<[given: string, allowed: string]> {
    const { title } = bundle.components.schemas[rule] ?? {};
    expect(page(`constants/${constant}`).querySelector(`[id="${slug(title)}"]`)).not.toBeNull();
    const rows = section(markdown(`constants/${constant}`), title).match(/^\| .*$/gm) ?? [];
    return rows.slice(2).map((row) => {
      const [given = "", allowed = ""] = unlinked(row).slice(2, -2).split(" | ");
      return [given, allowed];
    });
  }
  const idsIn = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, id]) => id ?? "");

  it("has the periods with the same granularities in one row, and says where they are derived", () => {
    const rows = rowsOf("Period", "PeriodGranularity");
    expect(rows).toHaveLength(7);
    for (const [given, allowed] of rows) {
      for (const period of valuesOf(constants.Period).filter((id) => idsIn(given).includes(String(id)))) {
        const supported = supportedGranularities(period);
        if (supported === "derived") expect(allowed).toBe("derived from the start date and the end date");
        else expect(idsIn(allowed)).toEqual(supported.map(String));
      }
    }
    const shown = rows.flatMap(([given]) => idsIn(given).map(Number));
    expect(shown.toSorted()).toEqual(valuesOf(constants.Period).toSorted());
  });

  it("says in two lines what holds for all periods but one", () => {
    expect(rowsOf("Period", "ReportPeriod")).toEqual([
      ["all but `51` Last Poll", "every report type"],
      ["`51` Last Poll", "`15` Top N; `42` Bottom N"],
    ]);
  });

  it("shows the check intervals of the monitor types that lack some, and of the others in one row", () => {
    const [others, browsers, scripts] = rowsOf("MonitorType", "MonitorCheckInterval");
    expect(others).toEqual(["155 others and ids that this contract does not know", "every check interval"]);
    expect(idsIn(browsers?.[0] ?? "")).toEqual(["HOMEPAGE", "SMTP"]);
    expect(idsIn(browsers?.[1] ?? "")).toEqual(["15", "20", "30", "60", "120", "180", "360", "1440"]);
    expect(scripts?.[1]).toBe("all but `1`; `3`");
  });

  it("shows the record fields of each DNS lookup type", () => {
    const types = valuesOf(constants.DnsLookupType);
    const rows = rowsOf("DnsLookupType", "DnsLookupRecord");
    expect(rows.flatMap(([given]) => idsIn(given).map(Number)).toSorted()).toEqual(types.toSorted());
    for (const [given, allowed] of rows) {
      const fields = [...allowed.matchAll(/; `(\w+)` /g)].map(([, field]) => field);
      for (const type of types.filter((id) => idsIn(given).includes(String(id))))
        expect(fields, String(type)).toEqual(Object.keys(supportedRecordFields(type as 1)));
    }
  });
});
