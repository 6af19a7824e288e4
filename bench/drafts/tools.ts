import { execFileSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "yaml";
import type { Document } from "../../src/contract/document.ts";
import { draftTraffic } from "../../src/draft/draft.ts";
import { extendContract } from "../../src/pipeline/overlay/extend.ts";
import type { HarEntry } from "../../src/traffic/har.ts";
import { type Facts, factsOf } from "./facts.ts";
import { baseUrl } from "./traffic.ts";

export interface Found {
  facts: Facts;
  /** All that the tool writes. */
  text: string;
}

type Tool = (entries: HarEntry[], har: string, folder: string) => Promise<Found>;

const base = await readFile("generated/openapi.base.json", "utf8");
const known: Document = JSON.parse(base);

async function draft(_entries: HarEntry[], har: string, folder: string): Promise<Found> {
  const overlay = join(folder, `${crypto.randomUUID()}.yaml`);
  const { after, summary } = await draftTraffic({ traffic: [har], overlay, baseUrl });
  await writeFile(overlay, after);
  const document: Document = JSON.parse(base);
  await extendContract(document, [overlay]);
  if (process.env.BENCH_KEEP) await writeFile(process.env.BENCH_KEEP, after);
  return {
    facts: factsOf(document, "", (path) => Object.hasOwn(known.paths, path)),
    text: after + JSON.stringify(summary),
  };
}

async function harToOpenapi(entries: HarEntry[]): Promise<Found> {
  // It is installed for the bench only.
  const peer: string = "har-to-openapi";
  const { generateSpec } = await import(peer);
  const options = { attemptToParameterizeUrl: true, minLengthForNumericPath: 1, forceAllRequestsInSameSpec: true };
  const { spec } = await generateSpec({ log: { entries } }, options);
  return { facts: factsOf(spec, "/api"), text: JSON.stringify(spec) };
}

/** Two runs: the first lists the paths, of which the second describes those that are not ignored. */
async function mitmproxy2swagger(_entries: HarEntry[], har: string, folder: string): Promise<Found> {
  const file = join(folder, `${crypto.randomUUID()}.yaml`);
  const regex = "[0-9]+|[0-9a-f]{8}-[0-9a-f-]{27}";
  const args = ["-i", har, "-o", file, "-p", baseUrl, "-f", "har", "-r", regex, "-s"];
  const run = () => execFileSync(process.env.MITMPROXY2SWAGGER ?? "", args, { stdio: "ignore" });
  run();
  await writeFile(file, (await readFile(file, "utf8")).replaceAll("ignore:", ""));
  run();
  const text = await readFile(file, "utf8");
  return { facts: factsOf(parse(text), ""), text };
}

export const tools: Record<string, Tool> = {
  draft,
  "har-to-openapi": harToOpenapi,
  ...(process.env.MITMPROXY2SWAGGER && { mitmproxy2swagger }),
};
