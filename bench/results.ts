import { readFile, writeFile } from "node:fs/promises";
import { cpus } from "node:os";
import { join } from "node:path";
import { project, type Table } from "./measure.ts";

const peers = [
  ...["openapi-fetch", "ajv", "openapi-request-validator", "openapi-response-validator"],
  ...["@stoplight/prism-cli", "@redocly/cli", "openapi-typescript"],
];

/** Writes `bench/RESULTS.md`: the figures of all benches, with the date, the machine and the versions. */
export async function writeResults(tables: ReadonlyMap<string, Table>): Promise<void> {
  const packages = await Promise.all(["package.json", "bench/package.json"].map(readPackage));
  const versions = Object.assign({}, ...packages.flatMap((one) => [one.dependencies, one.devDependencies]));
  const [cpu] = cpus();
  const lines = [
    "# Size and speed",
    "",
    "`npm run bench` in a clone measures this package beside similar tools, and writes this page. A ratio is the median of pairs of one run; times depend on the machine.",
    "",
    `- Date: ${new Date().toISOString().slice(0, 10)}`,
    `- Machine: ${cpus().length} x ${cpu?.model.trim()}, Node ${process.versions.node}, ${process.platform}`,
    `- Versions: ${peers.map((name) => `${name} ${versions[name]}`).join(", ")}`,
  ];
  for (const [name, table] of tables) {
    lines.push("", `## ${name}`, "", "| figure | ours | the other | ratio |", "| --- | --- | --- | --- |");
    for (const { what, unit, ours, peer } of table) {
      const other = peer ? `${numberOf(peer.value)} (${peer.name}) | ${peer.ratio.toFixed(2)}` : " | ";
      lines.push(`| ${what.trim()} | ${numberOf(ours)} ${unit} | ${other} |`);
    }
  }
  await writeFile(join(project, "bench/RESULTS.md"), `${lines.join("\n")}\n`);
}

async function readPackage(name: string) {
  return JSON.parse(await readFile(join(project, name), "utf8"));
}

/** Three digits, or all before the decimal point. */
export function numberOf(value: number): string {
  const digits = Math.max(3, String(Math.round(value)).length);
  return value.toLocaleString("en", { maximumSignificantDigits: digits });
}
