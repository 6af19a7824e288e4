import { readdir } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import * as constants from "../../src/constants/index.ts";
import { supportedGranularities, supportedRecordFields } from "../../src/constants/rules.ts";
import { bundle } from "../support/bundle.ts";
import { page, seen, text, texts } from "./rendered.ts";

const { valuesOf } = constants;
const enums = Object.entries(bundle.components.schemas).filter(([, schema]) => schema.enum);

interface Member {
  id: number | string;
  name: string;
  meaning: string;
  note: string;
}

const membersOf = (schema: (typeof enums)[number][1]): Member[] =>
  schema.enum.map((id: number | string, index: number) => ({
    id,
    name: schema["x-enum-varnames"][index],
    meaning: schema["x-enum-descriptions"]?.[index] ?? "",
    note: schema["x-enum-notes"]?.[id] ?? "",
  }));

/** A column for meanings, if an id has one. */
const expectedRows = (schema: (typeof enums)[number][1]): string[][] => {
  const members = membersOf(schema);
  const hasMeanings = members.some(({ meaning, note }) => meaning || note);
  return members.map(({ id, name, meaning, note }) => {
    const about = `${meaning} ${note}`.replace(/\s+/g, " ").trim();
    return [String(id).replace(/\s+/g, " "), name, ...(hasMeanings ? [about] : [])];
  });
};

describe("the page of each constant", () => {
  it("has its every id, name and meaning, as the contract has them, and an anchor for each id", () => {
    for (const [name, schema] of enums) {
      const file = page(`constants/${name}.html`);
      expect(seen(file.querySelector("h1"))).toBe(schema.title);
      const rows = file.querySelectorAll("main table.constant tbody tr");
      expect(
        rows.map((row) => row.querySelectorAll("td").map(seen)),
        name,
      ).toEqual(expectedRows(schema));
      const anchors = schema.enum.map((id: number | string) => `id-${String(id).replace(/\s+/g, "_")}`);
      expect(
        rows.map(({ id }) => id),
        name,
      ).toEqual(anchors);
    }
    expect(enums.length).toBeGreaterThan(0);
  });

  it("has its ids and meanings in its Markdown twin too", () => {
    for (const [name, schema] of enums) {
      const lines = text(`constants/${name}.md`).split("\n");
      for (const [id = "", member = "", ...about] of expectedRows(schema)) {
        const cells = about.map((cell) => cell.replaceAll("|", "\\|"));
        const line = ["", `\`${id}\``, `\`${member}\``, ...cells, ""].join(" | ");
        expect(lines, name).toContain(line.trim());
      }
    }
  });

  it("says which operations, records, rules and subsets use it", () => {
    const uses = (name: string) => texts(`constants/${name}.html`, "dl li");
    expect(uses("Period")).toEqual(
      expect.arrayContaining(["Supported granularities per period", "Report types per period"]),
    );
    expect(uses("TokenGrantType")).not.toContain("Report types per period");
    expect(uses("TokenGrantType")).toContain("POST /oauth/v2/token");
    expect(uses("MonitorType")).toEqual(
      expect.arrayContaining([
        "GET /monitor_type_constants",
        "Monitor type constant",
        "Check intervals per monitor type",
      ]),
    );
    const published = JSON.stringify(bundle);
    const unused = enums.map(([name]) => name).filter((name) => !new RegExp(`[/"]${name}"[^:]`).test(published));
    expect(unused).not.toEqual([]);
    for (const name of unused)
      expect(seen(page(`constants/${name}.html`).querySelector("main"))).toContain(
        "No documented operation, record or rule uses it.",
      );
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
    const entry = (name: string) => page("constants.html").querySelector(`[id="${name}"]`);
    expect(seen(entry("MonitorStatus"))).toMatch(/MonitorStatus.*0 Down1 Up.*2 more$/);
    expect(entry("MonitorStatus")?.getAttribute("data-entry")).toContain("10 ConfigurationError Configuration Error");
    for (const [name, schema] of enums) {
      const shown = entry(name)
        ?.querySelectorAll(".members code")
        .map((code) => code.textContent);
      expect(shown, name).toEqual(schema.enum.slice(0, 6).map(String));
    }
  });
});

describe("the constants for other programs", () => {
  const all = enums.flatMap(([constant, schema]) => membersOf(schema).map((member) => ({ constant, ...member })));

  it("are complete as JSON", () => {
    const data = JSON.parse(text("constants.json"));
    const given = data.constants.flatMap((constant: { name: string; members: Array<Pick<Member, "id" | "name">> }) =>
      constant.members.map((member) => ({ meaning: "", note: "", ...member, constant: constant.name })),
    );
    expect(given).toEqual(all);
    expect([data.contract, data.version]).toEqual(["Monitoring Service REST API", bundle.info.version]);
    const rules = Object.entries(bundle.components.schemas).filter(([, schema]) => "x-rule" in schema);
    expect(data.rules.map(({ name }: { name: string }) => name)).toEqual(rules.map(([name]) => name));
  });
});

describe("a constant as code", () => {
  it("is one line of TypeScript, with a link to all ids", () => {
    const name = "constants/MonitorStatus.html";
    const line = 'import { MonitorStatus } from "svc-monitoring-api/constants"; // MonitorStatus.Down is 0';
    expect(texts(name, ".code pre")).toContain(line);
    expect(page(name).querySelector('main a[href="../constants.json"]')).not.toBeNull();
  });
});

describe("a rule, on the page of the constant that it is about", () => {
  const constantOf: Record<string, string> = {
    ...{ PeriodGranularity: "Period", ReportPeriod: "Period" },
    ...{ MonitorCheckInterval: "MonitorType", DnsLookupRecord: "DnsLookupType" },
  };
  const sectionOf = (rule: string) => {
    const section = page(`constants/${constantOf[rule]}.html`).querySelector(`section[aria-labelledby=${rule}]`);
    if (!section) throw new Error(`${rule} is not on the page of ${constantOf[rule]}.`);
    return section;
  };
  const textsIn = (rule: string, selector: string) => sectionOf(rule).querySelectorAll(selector).map(seen);
  const rowsOf = (rule: string) =>
    sectionOf(rule)
      .querySelectorAll("table.rule tbody tr")
      .map((row) => [seen(row.querySelector("th")), seen(row.querySelector("td"))]);
  it("has the periods with the same granularities in one row, and says where they are derived", () => {
    const rows = rowsOf("PeriodGranularity");
    expect(rows).toHaveLength(7);
    for (const row of sectionOf("PeriodGranularity").querySelectorAll("table.rule tbody tr")) {
      const allowed = row.querySelectorAll("td code").map((code) => Number(seen(code)));
      for (const code of row.querySelectorAll("th code")) {
        const period = valuesOf(constants.Period).find((id) => String(id) === seen(code)) ?? 0;
        const supported = supportedGranularities(period);
        if (supported === "derived") expect(seen(row)).toContain("derived from the start date and the end date");
        else expect(allowed).toEqual([...supported]);
      }
    }
    expect(textsIn("PeriodGranularity", "table.rule th code").map(Number).toSorted()).toEqual(
      valuesOf(constants.Period).map(Number).toSorted(),
    );
  });

  it("says in two lines what holds for all periods but one", () => {
    expect(rowsOf("ReportPeriod")).toEqual([
      ["all but 51 Last Poll", "every report type"],
      ["51 Last Poll", "15 Top N42 Bottom N"],
    ]);
  });

  it("shows the check intervals of the monitor types that lack some, and of the others in one row", () => {
    const [others, browsers, scripts] = rowsOf("MonitorCheckInterval");
    expect(others?.[0]).toMatch(/^155 others.* and ids that this contract does not know$/);
    expect(others?.[1]).toBe("every check interval");
    expect(textsIn("MonitorCheckInterval", "table.rule tr:nth-child(2) code")).toEqual(
      ["HOMEPAGE", "SMTP", 15, 20, 30, 60, 120, 180, 360, 1440].map(String),
    );
    expect(browsers).toHaveLength(2);
    expect(textsIn("MonitorCheckInterval", "table.rule tr:nth-child(3) code")).toEqual(
      ["URL-SEQ", "REALBROWSER", "FTP", 1, 3].map(String),
    );
    expect(scripts?.[1]).toMatch(/^all but /);
  });

  it("shows the record fields of each DNS lookup type", () => {
    const rows = sectionOf("DnsLookupRecord").querySelectorAll("table.rule tbody tr");
    expect(textsIn("DnsLookupRecord", "table.rule th code").map(Number).toSorted()).toEqual(
      valuesOf(constants.DnsLookupType).map(Number).toSorted(),
    );
    for (const row of rows) {
      const fields = row.querySelectorAll("li > code").map(seen);
      for (const code of row.querySelectorAll("th code")) {
        const type = Number(seen(code)) as (typeof constants.DnsLookupType)["A"];
        expect(
          fields.filter((field) => !/^\d+$/.test(field)),
          seen(code),
        ).toEqual(Object.keys(supportedRecordFields(type)));
      }
    }
  });
});
