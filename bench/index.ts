/**
 * `npm run bench`: compares the client with openapi-fetch alone, the validators with Ajv and others, the mock with Prism,
 * and the pages with stock
 * Redoc. Medians of alternating runs. For the build, see `npm run bench:build`.
 *
 *   --json   print the figures as JSON, without the table
 */
import { parseArgs } from "node:util";
import { type ClientFigures, clientFigures } from "./client.ts";
import { mockFigures } from "./mock.ts";
import { mockRows } from "./mock-rows.ts";
import { pagesFigures } from "./pages.ts";
import { pagesRows } from "./pages-rows.ts";
import { bytes, microseconds, milliseconds, ratio } from "./units.ts";
import { validationFigures } from "./validation.ts";
import { validationRows } from "./validation-rows.ts";

function clientRows({
  size,
  import: time,
  cpu,
  stores,
  package: installed,
  peer,
}: ClientFigures): Array<[string, string]> {
  const { added } = size;
  const atMost = (goal: string, runs: string) => `   (goal: at most ${goal}; ${runs})`;
  return [
    ...Object.entries(cpu).flatMap(
      ([network, calls]): Array<[string, string]> => [
        [
          `CPU, ${network} / openapi-fetch`,
          ratio(calls.ratio) + atMost(calls.goal.toFixed(2), `${calls.rounds} rounds`),
        ],
        [`CPU, ${network} / bare request`, ratio(calls.oursToBare)],
        ["  openapi-fetch / bare request", ratio(calls.openapiFetchToBare)],
        [`CPU of a call, ${network}`, microseconds(calls.ours)],
        ["  openapi-fetch", microseconds(calls.openapiFetch)],
        ["  bare request", microseconds(calls.bare)],
      ],
    ),
    [
      "CPU, shared token store / memory store",
      ratio(stores.ratio) + atMost(stores.goal.toFixed(2), `${stores.blocks} pairs`),
    ],
    ["import / openapi-fetch", ratio(time.ratio) + atMost(time.goal.toFixed(2), `${time.pairs} pairs`)],
    ["size / openapi-fetch", ratio(size.ours / size.openapiFetch)],
    ["size", bytes(size.ours) + atMost(size.goal.toLocaleString("en"), "one call, minified, gzip -9")],
    ["  createServiceFetch alone", bytes(size.fetchAlone) + atMost(size.fetchGoal.toLocaleString("en"), "one call")],
    ["  openapi-fetch alone", bytes(size.openapiFetch)],
    [`  ${peer.name}`, bytes(peer.size)],
    ["  one constant adds", bytes(added.oneConstant)],
    ["  one with its labels adds", bytes(added.withItsLabels)],
    ["  every constant would add", bytes(added.everyConstant)],
    ["import", milliseconds(time.ours)],
    ["  openapi-fetch", milliseconds(time.openapiFetch)],
    [`  ${peer.name}`, milliseconds(peer.import)],
    ["tsc / openapi-fetch", ratio(installed.ratio) + atMost(installed.goal.toFixed(2), `${installed.rounds} pairs`)],
    ["tsc of a program of one call", milliseconds(installed.ours)],
    ["  openapi-fetch", milliseconds(installed.openapiFetch)],
    [
      "installed",
      bytes(installed.installed) +
        atMost(installed.installedGoal.toLocaleString("en"), `${installed.packages} packages`),
    ],
  ];
}

const { values } = parseArgs({ options: { json: { type: "boolean", default: false } } });
const client = await clientFigures();
const validation = await validationFigures();
const mock = await mockFigures();
const pages = await pagesFigures();
if (values.json) {
  console.log(JSON.stringify({ ...client, validation, mock, pages }));
} else {
  const tables = {
    client: clientRows(client),
    validation: validationRows(validation),
    mock: mockRows(mock),
    pages: pagesRows(pages),
  };
  for (const [name, rows] of Object.entries(tables)) {
    console.log(`The ${name}`);
    for (const [what, value] of rows) console.log(`  ${what.padEnd(46)}${value}`);
  }
}
