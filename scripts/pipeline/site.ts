import { readFile, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Document } from "../../src/contract/document.ts";
import { constantDomains } from "../../src/contract/domains.ts";
import { redocPage } from "../../src/site/redoc/redoc-page.ts";
import { renderSite } from "../../src/site/render.tsx";
import type { BuildPaths } from "./build.ts";
import { writeOutputs } from "./outputs.ts";
import type { Report } from "./report.ts";

export interface DocsOptions {
  /** Where the site will be published; where `npm start` serves it if left out. */
  url?: string | undefined;
  /** Aborts the build. */
  stop?: AbortSignal;
}

/** Writes the site and `redoc.html` to `docs/`. */
export async function writeDocs(paths: BuildPaths, report: Report, { url, stop }: DocsOptions = {}): Promise<void> {
  await report(
    "site",
    () => buildSite(paths, url),
    (names) => `docs/index.html, and ${names.filter((name) => name.endsWith(".html")).length - 1} other pages`,
  );
  await report(
    "redoc",
    () => buildRedoc(paths, stop),
    () => "docs/redoc.html",
  );
}

/**
 * Writes the pages of the site to `docs/`. Pages that the contract no longer has are deleted.
 * @returns the names of the files
 */
async function buildSite({ contract, generated }: BuildPaths, url?: string): Promise<string[]> {
  const files = await renderSite(await documentIn(generated), dirname(contract), url);
  const docs = join(generated, "docs");
  await Promise.all(
    ["guides", "operations", "constants", "rules", "records", "assets"].map((folder) =>
      rm(join(docs, folder), { recursive: true, force: true }),
    ),
  );
  await writeOutputs(files, docs);
  return [...files.keys()];
}

/**
 * Writes the contract as one HTML file that can be mailed, `docs/redoc.html`.
 * @param stop aborts the build
 * @throws Error with Redocly's output
 */
async function buildRedoc({ contract, generated }: BuildPaths, stop?: AbortSignal): Promise<void> {
  const [document, domains] = await Promise.all([documentIn(generated), constantDomains(dirname(contract))]);
  const page = await redocPage(document, domains, stop);
  await writeOutputs(new Map([["redoc.html", page]]), join(generated, "docs"));
}

async function documentIn(generated: string): Promise<Document> {
  return JSON.parse(await readFile(join(generated, "openapi.json"), "utf8"));
}
