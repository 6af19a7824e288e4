/**
 * What a maintainer adds in a clone, all together: the operation and the report of docs/own-operations.md, a CSV report, a
 * constant, a changed guide, and what the tools of other languages leave. overlay.test.ts has the way without a clone.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { run } from "../clients/project.ts";
import { author, copyHere } from "../support/repository-copy.ts";
import { codeOf } from "./pages.ts";

const [outages = "", outagesLine = "", reportContent = ""] = codeOf("docs/own-operations.md", "yaml");
const inPath = `    - { name: report_id, in: path, required: true, description: The report., schema: { type: string }, example: "7" }
    - name: monitor_id
      in: query
      description: Only these monitors.
      schema: { type: array, items: { type: string } }
`;
/** The operation of the page with the content of a report, at a path with a parameter, and with a list in the query. */
const report = outages
  .replace("operationId: listOutages", "operationId: getReport")
  .replace(/ {4}- name: period\n(.*\n){3}/, inPath)
  .replace(/ {6}content:\n[\s\S]*?(?= {4}"400")/, reportContent);
const colors = `    - name: color
      in: query
      required: true
      description: Only these colors.
      schema: { type: array, items: { $ref: ../components/constants/reports/ReportColor.yaml } }
      example: [1, 2]
`;
/** The report of the page as CSV, at a path without a parameter, and with a required list of ids in the query. */
const rows = report
  .replace("operationId: getReport", "operationId: listReportRows")
  .replace(/ {4}- \{ name: report_id.*\n/, "")
  .replace(/ {4}- name: monitor_id\n(.*\n){3}/, colors)
  .replace(
    /application\/pdf: .*/,
    'text/csv: { schema: { type: string }, example: "monitor,minutes\\n\\"Shop, EU\\",3\\n" }',
  );
const color = `title: Report color
type: integer
oneOf:
  - { const: 1, title: Red, description: Red }
  - { const: 2, title: Green, description: Green }
`;

const written: Record<string, string> = {
  "openapi/paths/outages.yaml": outages,
  "openapi/paths/reports_{report_id}.yaml": report,
  "openapi/paths/report_rows.yaml": rows,
  "openapi/components/constants/reports/ReportColor.yaml": color,
  // What biome and knip would object to.
  ".venv/lib/site.ts": "var  unused",
  "examples/clients/python/build/lib/site.ts": "var  unused",
};
const changed: Array<[file: string, from: string, to: string]> = [
  [
    "openapi/openapi.yaml",
    "\npaths:\n",
    `\npaths:\n${outagesLine}  /reports/{report_id}: { $ref: "paths/reports_{report_id}.yaml" }\n  /report_rows: { $ref: paths/report_rows.yaml }\n`,
  ],
  ["openapi/guides/limits.md", "Do not request one token per call.", "Our reports run at night, one after the other."],
];

describe("what is added in a clone", () => {
  let clone: string;
  beforeAll(async () => {
    clone = await copyHere(afterAll);
    await run(clone, `git add --all && git ${author} commit --quiet --message all`);
    for (const [file, text] of Object.entries(written)) {
      await mkdir(dirname(join(clone, file)), { recursive: true });
      await writeFile(join(clone, file), text);
    }
    for (const [file, from, to] of changed) {
      const text = await readFile(join(clone, file), "utf8");
      expect(text).toContain(from);
      await writeFile(join(clone, file), text.replace(from, to));
    }
    await run(clone, "npm run build");
  }, 300_000);

  it("is in the types, the validators, the contract for generators and the reference", async () => {
    const textOf = (name: string) => readFile(join(clone, "generated", name), "utf8");
    for (const name of ["types.ts", "validation/operations.ts", "openapi.client.json"])
      for (const operation of ["listOutages", "getReport", "listReportRows"])
        expect(await textOf(name)).toContain(operation);
    await run(clone, "npm run docs");
    expect(await textOf("docs/operations/listOutages.html")).toContain("List the outages");
    expect(await textOf("docs/operations/getReport.html")).toContain("%PDF-1.7");
    expect(await textOf("docs/guides/limits.html")).toContain("at night");
  });

  it("is served by the mock", async () => {
    const call = (words: string) => run(clone, `node --import tsx/esm src/cli/index.ts call ${words} --mock`);
    expect(JSON.parse(await call("listOutages period=90"))).toEqual([{ monitor_id: "123412341234123411" }]);
    await expect(call("listOutages period=7")).rejects.toThrow("period");
    expect(await call("getReport report_id=7")).toBe("%PDF-1.7");
    expect(await call("listReportRows color=Green color=1")).toContain('"Shop, EU",3');
    await expect(call("listReportRows color=Gren")).rejects.toThrow('ReportColor has no "Gren". Nearest: 2 Green');
  });

  it("leaves nothing untracked that is not the maintainer's", async () => {
    const status = await run(clone, "git status --short --untracked-files=all");
    expect(status).not.toMatch(/\.venv|build\/lib/);
  });

  it.skipIf(!process.env.CI).each(["npm run check", "npm test"])(
    "lets %s pass (CI only)",
    { timeout: 900_000 },
    async (command) => {
      await run(clone, command, { CI: "", VITEST: "", VITEST_RESULTS: "" });
    },
  );
});
