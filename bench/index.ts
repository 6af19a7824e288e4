/**
 * `npm run bench`: compares the client, the validators, the mock, the pages and the build with the tools that a user would
 * take instead, and writes the figures to `bench/RESULTS.md`. It takes minutes, and wants a quiet machine. Add names to run some
 * of them, which writes nothing: `npm run bench client mock`.
 *
 * The variable BENCH_ROUNDS limits how often each is measured, to try the bench itself. Nothing is written then.
 */
import { build } from "./build.ts";
import { client } from "./client.ts";
import { run, type Table } from "./measure.ts";
import { mock } from "./mock.ts";
import { pages } from "./pages.ts";
import { numberOf, writeResults } from "./results.ts";
import { validators } from "./validators.ts";

const benches: Record<string, () => Promise<Table>> = { client, validators, mock, pages, build };
const chosen = process.argv.slice(2);
const names = chosen.length > 0 ? chosen : Object.keys(benches);

await run("npm", ["run", "package", "--silent"]);
const tables = new Map<string, Table>();
for (const name of names) {
  const bench = benches[name];
  if (!bench) throw new Error(`There is no bench "${name}". Choose from ${Object.keys(benches).join(", ")}.`);
  console.log(name);
  const table = await bench();
  tables.set(name, table);
  for (const { what, unit, ours, peer } of table) {
    const other = peer ? `${peer.ratio.toFixed(2).padStart(6)} x ${peer.name} (${numberOf(peer.value)})` : "";
    console.log(`  ${what.padEnd(44)} ${numberOf(ours).padStart(9)} ${unit.padEnd(3)} ${other}`.trimEnd());
  }
}
if (chosen.length === 0 && !process.env.BENCH_ROUNDS) await writeResults(tables);
