/**
 * `npm run bench`: compares the client, the validators, the mock, the pages and the build with the tools that a user would
 * take instead. It takes minutes. Add names to run some of them: `npm run bench client mock`.
 *
 * The variable BENCH_ROUNDS limits how often each is measured, to try the bench itself.
 */
import { build } from "./build.ts";
import { client } from "./client.ts";
import { run, type Table } from "./measure.ts";
import { mock } from "./mock.ts";
import { pages } from "./pages.ts";
import { validators } from "./validators.ts";

const benches: Record<string, () => Promise<Table>> = { client, validators, mock, pages, build };
const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(benches);

await run("npm", ["run", "package", "--silent"]);
for (const name of names) {
  const bench = benches[name];
  if (!bench) throw new Error(`There is no bench "${name}". Choose from ${Object.keys(benches).join(", ")}.`);
  console.log(name);
  for (const { what, unit, ours, peer } of await bench()) {
    const number = (value: number) =>
      value.toLocaleString("en", { maximumSignificantDigits: Math.max(3, digits(value)) });
    const other = peer ? `${peer.ratio.toFixed(2).padStart(6)} x ${peer.name} (${number(peer.value)})` : "";
    console.log(`  ${what.padEnd(44)} ${number(ours).padStart(9)} ${unit.padEnd(3)} ${other}`.trimEnd());
  }
}

/** The digits before the decimal point. */
function digits(value: number): number {
  return String(Math.round(value)).length;
}
