import { readdir } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import * as constants from "../../src/constants/index.ts";
import { supportedGranularities, supportedRecordFields } from "../../src/constants/rules.ts";
import { bundle } from "../support/bundle.ts";
import { page, seen, text, texts } from "./rendered.ts";

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

/** A column for meanings, if an id has one. */
const expectedRows = (schema: Schema): string[][] => {
  const members = membersOf(schema);
  const hasMeanings = members.some(({ meaning, note }) => meaning || note);
  return members.map(({ id, name, meaning, note }) => {
    const about = `${meaning} ${note}`.replace(/\s+/g, " ").trim();
    return [String(id).replace(/\s+/g, " "), name, ...(hasMeanings ? [about] : [])];
  });
};

describe("the page of each constant", () => {
  it.each(enums)(
    "%s has every id, name and meaning, an anchor for each id, and all in its Markdown",
    (name, schema) => {
      expect(texts(`constants/${name}.html`, "h1")).toEqual([schema.title]);
      const rows = page(`constants/${name}.html`).querySelectorAll("main table.constant tbody tr");
      expect(rows.map((row) => row.querySelectorAll("td").map(seen))).toEqual(expectedRows(schema));
      const anchors = schema.enum.map((id: number | string) => `id-${String(id).replace(/\s+/g, "_")}`);
      expect(rows.map(({ id }) => id)).toEqual(anchors);
      const lines = text(`constants/${name}.md`).split("\n");
      for (const [id = "", member = "", ...about] of expectedRows(schema)) {
        const cells = about.map((cell) => cell.replaceAll("|", "\\|"));
        expect(lines).toContain(["", `\`${id}\``, `\`${member}\``, ...cells, ""].join(" | ").trim());
      }
    },
  );

  it.each([
    ["Period", ["Supported granularities per period", "Report types per period"]],
    ["TokenGrantType", ["POST /oauth/v2/token"]],
    ["MonitorType", ["GET /monitor_type_constants", "Monitor type constant", "Check intervals per monitor type"]],
    ["DataCenter", ["Data center of the infrastructure-as-code provider"]],
    ["CountryCode", []],
  ])("says which operations, records, rules and subsets use it: %s", (name, uses) => {
    const none = "No documented operation, record or rule uses it.";
    expect(texts(`constants/${name}.html`, "dl li")).toEqual(uses);
    expect(texts(`constants/${name}.html`, "main p").includes(none)).toBe(uses.length === 0);
  });

  it("has a line of TypeScript, and a link to all ids", () => {
    const line = 'import { MonitorStatus } from "svc-monitoring-api/constants"; // MonitorStatus.Down is 0';
    expect(texts("constants/MonitorStatus.html", ".code pre")).toContain(line);
    expect(page("constants/MonitorStatus.html").querySelector('main a[href="../constants.json"]')).not.toBeNull();
  });
});

describe("the index of the constants", () => {
  it("has each constant below the title of its folder, sorted by title", async () => {
    const groups = page("constants.html").querySelectorAll(".group[id^=domain-]");
    const shown = groups.map((group) => seen(group.querySelector("h2")));
    expect(shown).toEqual(shown.toSorted((a, b) => a.localeCompare(b, "en")));
    expect(shown).toEqual(expect.arrayContaining(["APM", "IT automation", "Monitors", "The service itself"]));
    const files = await readdir("openapi/components/constants", { recursive: true });
    const folders = files.flatMap((file) => (file.endsWith(".yaml") ? [file.replace(/\W(\w+)\.yaml$/, " $1")] : []));
    const entries = groups.flatMap((group) =>
      group.querySelectorAll("[data-entry]").map(({ id }) => `${group.id} ${id}`),
    );
    expect(entries.toSorted()).toEqual(folders.map((name) => `domain-${name}`).toSorted());
  });

  it("has the first six ids of each with their meanings, and the others for its filter", () => {
    const entry = page("constants.html").querySelector("#MonitorStatus");
    expect(seen(entry)).toMatch(/0 Down1 Up2 Trouble3 Critical5 Suspended7 Maintenance2 more$/);
    expect(entry?.getAttribute("data-entry")).toContain("10 ConfigurationError Configuration Error");
  });
});

it("the constants and rules are complete as JSON", () => {
  const data = JSON.parse(text("constants.json"));
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
  const partsOf = (constant: string, rule: string, selector: string) => {
    const found = page(`constants/${constant}.html`).querySelectorAll(`section[aria-labelledby=${rule}] ${selector}`);
    expect(found).not.toEqual([]);
    return found;
  };
  const rowsOf = (constant: string, rule: string) =>
    partsOf(constant, rule, "table.rule tbody tr").map((row) => ({
      row: seen(row),
      cells: ["th", "td"].map((cell) => seen(row.querySelector(cell))),
      ids: row.querySelectorAll("th code").map(seen),
      allowed: row.querySelectorAll("td code").map(seen),
    }));

  it("has the periods with the same granularities in one row, and says where they are derived", () => {
    const rows = rowsOf("Period", "PeriodGranularity");
    expect(rows).toHaveLength(7);
    for (const { row, ids, allowed } of rows) {
      for (const period of valuesOf(constants.Period).filter((id) => ids.includes(String(id)))) {
        const supported = supportedGranularities(period);
        if (supported === "derived") expect(row).toContain("derived from the start date and the end date");
        else expect(allowed).toEqual(supported.map(String));
      }
    }
    expect(rows.flatMap(({ ids }) => ids.map(Number)).toSorted()).toEqual(valuesOf(constants.Period).toSorted());
  });

  it("says in two lines what holds for all periods but one", () => {
    expect(rowsOf("Period", "ReportPeriod").map(({ cells }) => cells)).toEqual([
      ["all but 51 Last Poll", "every report type"],
      ["51 Last Poll", "15 Top N42 Bottom N"],
    ]);
  });

  it("shows the check intervals of the monitor types that lack some, and of the others in one row", () => {
    const [others, browsers, scripts] = rowsOf("MonitorType", "MonitorCheckInterval");
    expect(others?.cells[0]).toMatch(/^155 others.* and ids that this contract does not know$/);
    expect(others?.cells[1]).toBe("every check interval");
    expect(browsers?.ids).toEqual(["HOMEPAGE", "SMTP"]);
    expect(browsers?.allowed).toEqual(["15", "20", "30", "60", "120", "180", "360", "1440"]);
    expect(scripts?.cells[1]).toBe("all but 1 3");
  });

  it("shows the record fields of each DNS lookup type", () => {
    const types = valuesOf(constants.DnsLookupType);
    const rows = rowsOf("DnsLookupType", "DnsLookupRecord");
    expect(rows.flatMap(({ ids }) => ids.map(Number)).toSorted()).toEqual(types.toSorted());
    for (const { ids, allowed } of rows) {
      const fields = allowed.filter((field) => !/^\d+$/.test(field));
      for (const type of types.filter((id) => ids.includes(String(id))))
        expect(fields, String(type)).toEqual(Object.keys(supportedRecordFields(type as 1)));
    }
  });
});
