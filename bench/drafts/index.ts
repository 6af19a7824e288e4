/**
 * Compares drafts with what har-to-openapi and mitmproxy2swagger make of the same traffic: of published documents of other
 * services, so that the judge is not the author of the rules. Half of the documents are for tuning (the default), the other
 * half (`held`) gives the figures of README.md. BENCH_SHOW=draft prints each fact that is wrong or missing.
 *
 *   npm install --prefix bench/drafts && node --import tsx/esm bench/drafts/index.ts [tuning|held]
 */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Half, publishedDocuments } from "./documents.ts";
import { columns, type Facts, judgedEnums, noFacts } from "./facts.ts";
import { planted } from "./planted.ts";
import { tools } from "./tools.ts";
import { TrafficOf } from "./traffic.ts";

const half = (process.argv[2] ?? "tuning") as Half;
const { BENCH_SHOW: shown, BENCH_ONLY: only } = process.env;
const folder = await mkdtemp(join(tmpdir(), "bench-drafts-"));
const totals = new Map<string, Map<string, { found: number; right: number; all: number }>>();
const leaks = new Map<string, Set<string>>();
const crashes = new Map<string, number>();

function count(tool: string, service: string, facts: Facts, truth: Facts): void {
  const rows = totals.get(tool) ?? new Map(columns.map((one) => [one as string, { found: 0, right: 0, all: 0 }]));
  totals.set(tool, rows);
  for (const column of columns) {
    const total = rows.get(column) ?? { found: 0, right: 0, all: 0 };
    total.found += facts[column].size;
    total.all += truth[column].size;
    for (const fact of facts[column]) {
      if (truth[column].has(fact)) total.right += 1;
      else if (shown === tool) console.error(`+ ${column} ${service}: ${fact}`);
    }
    for (const fact of truth[column]) {
      if (shown === tool && !facts[column].has(fact)) console.error(`- ${column} ${service}: ${fact}`);
    }
  }
}

for (const [index, published] of (await publishedDocuments(half)).entries()) {
  if (only && !published.name.includes(only)) continue;
  const { entries, truth, enums, unstated } = new TrafficOf(published, index + 1).generate();
  const http = { httpVersion: "HTTP/1.1", cookies: [], headersSize: -1, bodySize: -1 };
  const complete = entries.map(({ request, response }) => ({
    startedDateTime: "2026-11-21T10:00:00Z",
    request: {
      ...http,
      queryString: [...new URL(request.url).searchParams].map(([name, value]) => ({ name, value })),
      ...request,
    },
    response: { ...http, statusText: "", ...response },
  }));
  const har = join(folder, `${index}.har`);
  const log = { version: "1.2", creator: { name: "bench", version: "1" }, entries: complete };
  await writeFile(har, JSON.stringify({ log }));
  console.error(`${published.name}: ${truth.templates.size} operations, ${entries.length} requests`);
  for (const [name, tool] of Object.entries(tools)) {
    // A tool that crashes on a document finds nothing of it, and its row says so.
    const found = await tool(complete, har, folder).catch((error: Error) => {
      console.error(`${name} crashed on ${published.name}: ${error.message}`);
      crashes.set(name, (crashes.get(name) ?? 0) + 1);
    });
    const { facts, text } = found ?? { facts: noFacts(), text: "" };
    facts.enums = judgedEnums(facts.enums, enums);
    facts.formats = new Set([...facts.formats].filter((one) => !unstated.has(one)));
    count(name, published.name, facts, truth);
    const leaked = planted.values.filter((one) => text.includes(one));
    leaks.set(name, new Set([...(leaks.get(name) ?? []), ...leaked]));
    if (shown === name) for (const one of leaked) console.error(`leak ${published.name}: ${one}`);
  }
}
if (!process.env.BENCH_FOLDER) await rm(folder, { recursive: true, force: true });

const percent = (part: number, whole: number) => (whole === 0 ? "–" : ((100 * part) / whole).toFixed(0));
console.log(`| recall / precision, % | ${columns.join(" | ")} | leaks |\n|${" --- |".repeat(columns.length + 2)}`);
for (const [name, rows] of totals) {
  const cells = [...rows.values()].map(({ found, right, all }) => `${percent(right, all)} / ${percent(right, found)}`);
  const crashed = crashes.has(name) ? ` (crashed on ${crashes.get(name)})` : "";
  console.log(`| ${name}${crashed} | ${cells.join(" | ")} | ${leaks.get(name)?.size} of ${planted.values.length} |`);
}
