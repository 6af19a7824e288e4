import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import * as constants from "../../src/constants/index.ts";
import { supportedCheckIntervals, supportedGranularities, supportedRecordFields } from "../../src/constants/rules.ts";
import { constantsOf } from "../../src/contract/constants.ts";
import type { Document } from "../../src/contract/document.ts";
import { projectPaths } from "../../src/pipeline/paths.ts";
import { declarationsOf } from "../../src/site/declarations.ts";
import { isInstalled, run } from "../samples/toolchains.ts";
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

/** The rows of a table of ids: id, name and meaning of each. */
function rowsIn(name: string, within: string): string[][] {
  return page(name)
    .querySelectorAll(`${within} table.constant tbody tr`)
    .map((row) => row.querySelectorAll("td").map(seen));
}

const expectedRows = (schema: (typeof enums)[number][1]): string[][] =>
  membersOf(schema).map(({ id, name, meaning, note }) => [
    String(id).replace(/\s+/g, " "),
    name,
    ...(schema["x-enum-descriptions"] ? [`${meaning} ${note}`.replace(/\s+/g, " ").trim()] : []),
  ]);

describe("the page of each constant", () => {
  it("has its every id, name and meaning, as the contract has them", () => {
    for (const [name, schema] of enums) {
      expect(seen(page(`constants/${name}.html`).querySelector("h1"))).toBe(schema.title);
      const rows = rowsIn(`constants/${name}.html`, "main");
      expect(rows, name).toEqual(expectedRows(schema));
    }
    expect(enums.length).toBeGreaterThan(0);
  });

  it("has an anchor for each id", () => {
    expect(page("constants/MonitorStatus.html").querySelector('[id="id-10"]')?.textContent).toContain(
      "ConfigurationError",
    );
    for (const [name, schema] of enums) {
      const ids = page(`constants/${name}.html`)
        .querySelectorAll("table.constant tbody tr")
        .map(({ id }) => id);
      expect(ids, name).toEqual(schema.enum.map((id: number | string) => `id-${String(id).replace(/\s+/g, "_")}`));
    }
  });

  it("has its ids and meanings in its Markdown twin too", () => {
    for (const [name, schema] of enums) {
      const lines = text(`constants/${name}.md`).split("\n");
      for (const [id = "", ...cells] of expectedRows(schema)) {
        const line = `| \`${id}\` | \`${cells[0]}\` |${cells.length > 1 ? ` ${cells[1]?.replaceAll("|", "\\|")} |` : ""}`;
        expect(lines, name).toContain(line.replace(/ {2}\|$/, "  |"));
      }
    }
  });

  it("says which operations, records, rules and subsets use it", () => {
    const uses = (name: string) => texts(`constants/${name}.html`, "dl li");
    expect(uses("Period")).toEqual(["Supported granularities per period", "Report types per period"]);
    expect(uses("TokenGrantType")).toContain("POST /oauth/v2/token");
    expect(uses("MonitorType")).toEqual(
      expect.arrayContaining([
        "GET /monitor_type_constants",
        "Monitor type constant",
        "Check intervals per monitor type",
      ]),
    );
    expect(seen(page("constants/CountryCode.html").querySelector("main"))).toContain(
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
    const entries = groups.flatMap((group) => group.querySelectorAll(".entry").map(({ id }) => `${group.id} ${id}`));
    expect(entries.toSorted()).toEqual(folders.map((name) => `domain-${name}`).toSorted());
  });

  it("has every constant with every id, name and meaning, under its old anchors", () => {
    for (const [name, schema] of enums) {
      const rows = rowsIn("constants.html", `[id="${name}"]`);
      expect(rows, name).toEqual(expectedRows(schema));
    }
    const ids = new Set(
      page("constants.html")
        .querySelectorAll("[id]")
        .map(({ id }) => id),
    );
    for (const old of ["MonitorStatus=10", "ProviderResourceKind=port_(custom_protocol)_monitor", "TransactionGraph"]) {
      expect(ids).toContain(old);
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

  it("are complete as CSV", () => {
    const csv = text("constants.csv");
    // Read apart from the code that writes it.
    const [head, ...rows] = csv
      .split("\r\n")
      .slice(0, -1)
      .map((line) =>
        [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,"]*))/g)].map(
          ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? "",
        ),
      );
    expect(head).toEqual(["constant", "title", "domain", "type", "id", "name", "meaning", "note"]);
    expect(rows.map(([constant, , , , ...member]) => [constant, ...member])).toEqual(
      all.map(({ constant, id, name, meaning, note }) => [constant, String(id), name, meaning, note]),
    );
    expect(csv).toContain('"1024,768"');
  });
});

describe("a constant as code", () => {
  const all = constantsOf(bundle as unknown as Document).map((constant) => ({
    ...constant,
    code: Object.fromEntries(declarationsOf(constant).map(({ label, code }) => [label, code])),
  }));

  async function scratch(): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), "declarations-"));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    return folder;
  }

  const skip = (...programs: string[]) => !process.env.CI && programs.some((program) => !isInstalled(program));

  it("stands on its page in five languages", () => {
    expect(texts("constants/MonitorStatus.html", ".sample .choice")).toEqual([
      "curl",
      "TypeScript",
      "Python",
      "Go",
      "Java",
    ]);
    const samples = texts("constants/MonitorStatus.html", ".sample pre");
    const parts = ["MONITOR_STATUS_CONFIGURATION_ERROR=10", "ConfigurationError: 10,", "CONFIGURATION_ERROR = 10"];
    for (const [index, part] of parts.entries()) expect(samples[index]).toContain(part);
    expect(samples[3]).toMatch(/MonitorStatusConfigurationError MonitorStatus = 10/);
    expect(samples[4]).toContain("CONFIGURATION_ERROR(10)");
  });

  it.skipIf(skip("sh"))("has the ids of the contract, in a shell (needs sh)", async () => {
    const script = all.map(({ code }) => code.curl).join("\n");
    const names = script.split("\n").map((line) => line.split("=")[0]);
    expect(new Set(names).size).toBe(names.length);
    const { stdout } = await run("sh", [
      "-c",
      `${script}\nprintf '%s\\n' ${names.map((name) => `"$${name}"`).join(" ")}`,
    ]);
    expect(stdout.split("\n").slice(0, -1)).toEqual(all.flatMap(({ members }) => members.map(({ id }) => String(id))));
  });

  it.skipIf(skip("python3"))("has the ids of the contract, in Python (needs python3)", async () => {
    const print = all.map(({ name }) => `print(json.dumps([member.value for member in ${name}]))`);
    const source = ["import json", ...all.map(({ code }) => code.Python), ...print].join("\n");
    const file = join(await scratch(), "constants.py");
    await writeFile(file, source);
    const { stdout } = await run("python3", [file]);
    const given = stdout
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(given).toEqual(all.map(({ members }) => members.map(({ id }) => id)));
  });

  it.skipIf(skip("go", "gofmt"))("compiles in Go, as gofmt has it (needs go)", { timeout: 120_000 }, async () => {
    const folder = await scratch();
    await writeFile(join(folder, "go.mod"), "module constants\n\ngo 1.19\n");
    const sources = all.map(({ code }) => code.Go);
    await writeFile(join(folder, "constants.go"), `package constants\n\n${sources.join("\n\n")}\n`);
    expect((await run("gofmt", ["-l", folder])).stdout).toBe("");
    await run("go", ["build", "./..."], { cwd: folder, env: { ...process.env, GOTOOLCHAIN: "local", GOPROXY: "off" } });
  });

  it.skipIf(skip("javac"))("compiles in Java (needs javac)", { timeout: 120_000 }, async () => {
    const folder = await scratch();
    await Promise.all(all.map(({ name, code }) => writeFile(join(folder, `${name}.java`), code.Java ?? "")));
    await run("javac", ["-d", join(folder, "out"), ...all.map(({ name }) => join(folder, `${name}.java`))]);
  });

  it("is the object of the package, in TypeScript", async () => {
    const generated = await readFile(join(projectPaths.generated, "constants.ts"), "utf8");
    for (const { code, name } of all) {
      const [start = "", object = ""] = (code.TypeScript ?? "").split("// or, without the package:\n");
      expect(start).toContain(`import { ${name} } from "svc-monitoring-api/constants";`);
      expect(generated).toContain(object);
    }
  });
});

describe("the page of a rule", () => {
  it("shows the periods and their granularities as a matrix, and says where they are derived", () => {
    const name = "rules/PeriodGranularity.html";
    const units = valuesOf(constants.Granularity);
    expect(texts(name, ".matrix thead code")).toEqual(units.map(String));
    const periods = valuesOf(constants.Period);
    expect(texts(name, ".matrix tbody th code")).toEqual(periods.map(String));
    const expected = periods.flatMap((period) => {
      const supported = supportedGranularities(period);
      if (supported === "derived") return "derived from the start date and the end date";
      return units.map((unit) => (supported.includes(unit) ? "✓ yes" : "· no"));
    });
    expect(texts(name, ".matrix tbody td")).toEqual(expected);
  });

  it("shows the check intervals of the monitor types that lack some, and of the others in one row", () => {
    const rows = page("rules/MonitorCheckInterval.html").querySelectorAll(".matrix tbody tr");
    const types = ["HOMEPAGE", "URL-SEQ", "REALBROWSER", "SMTP", "FTP"] as const;
    expect(rows.map((row) => seen(row.querySelector("th a code"))).slice(0, -1)).toEqual(types);
    types.forEach((type, index) => {
      const expected = valuesOf(constants.CheckInterval).map((interval) =>
        supportedCheckIntervals(type).includes(interval) ? "✓ yes" : "· no",
      );
      expect(rows[index]?.querySelectorAll("td").map(seen), type).toEqual(expected);
    });
    const others = rows[types.length];
    const count = valuesOf(constants.MonitorType).length - types.length;
    expect(seen(others?.querySelector("summary") ?? null)).toBe(
      `${count} others, and ids that this contract does not know`,
    );
    expect(others?.querySelectorAll("details > code")).toHaveLength(count);
    expect(new Set(others?.querySelectorAll("td").map(seen))).toEqual(new Set(["✓ yes"]));
  });

  it("shows the record fields of each DNS lookup type", () => {
    const rows = page("rules/DnsLookupRecord.html").querySelectorAll("main table tbody tr");
    const types = valuesOf(constants.DnsLookupType);
    expect(rows.map((row) => seen(row.querySelector("th code")))).toEqual(types.map(String));
    types.forEach((type, index) => {
      const fields = rows[index]?.querySelectorAll("li > code").map(seen);
      expect(fields, String(type)).toEqual(Object.keys(supportedRecordFields(type)));
    });
  });
});
