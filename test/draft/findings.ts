import { readFile } from "node:fs/promises";
import type { Document } from "../../src/contract/document.ts";
import { lower } from "../../src/pipeline/lower.ts";
import { extendContract } from "../../src/pipeline/overlay/extend.ts";
import type { HarEntry } from "../../src/traffic/har.ts";
import { reportOf } from "../../src/traffic/report.ts";
import { compileContract } from "../../src/validation/compile/compile.ts";
import { baseUrl as ownBaseUrl } from "./random-service.ts";

/** What `check` finds. */
export async function findings(overlay: string, entries: HarEntry[], baseUrl = ownBaseUrl): Promise<string[]> {
  const document: Document = JSON.parse(await readFile("generated/openapi.base.json", "utf8"));
  await extendContract(document, [overlay], { path: "openapi.base.json" });
  const contract = compileContract((await lower(document, "openapi.base.json")).document);
  const service = { contract, baseUrl, authUrl: "https://auth.acme.eu" };
  const report = reportOf(entries, service);
  return report.findings.map(({ request, place, text }) => `${request} ${place}: ${text}`);
}
