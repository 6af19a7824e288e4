import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { bundle, minifiedSize } from "./bundle.ts";
import { importTime } from "./client-import.ts";
import { median } from "./median.ts";

/** One call with a client of another service. */
const oneCall = `
  import { Octokit } from "@octokit/rest";
  const api = new Octokit({ auth: "token" });
  console.log(await api.rest.issues.list());
`;

const runs = 7;

export interface PeerFigures {
  name: string;
  /** Size of a program with one call in bytes, after `gzip -9`. */
  size: number;
  /** Milliseconds. */
  import: number;
}

/** Measures a well-known client of another API, for comparison. */
export async function peerFigures(scratch: string): Promise<PeerFigures> {
  const file = join(scratch, "octokit.mjs");
  await writeFile(file, await bundle('export * from "@octokit/rest";'));
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) times.push(await importTime(file));
  return { name: "@octokit/rest", size: await minifiedSize(oneCall), import: median(times) };
}
