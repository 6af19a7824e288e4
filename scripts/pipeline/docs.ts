import { mkdtemp, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { BuildPaths } from "./build.ts";
import { constantDomains } from "./domains.ts";
import { writeOutputs } from "./outputs.ts";
import { buildPages } from "./pages/pages.ts";
import { codeSampleLabels, referenceDocument } from "./reference/document.ts";
import { finishPage } from "./reference/page.ts";
import { renderPage } from "./reference/redocly.ts";
import { styleOf } from "./reference/style.ts";

/**
 * Writes all pages of `docs/`: the reference and our own.
 * @param stop ends the work early
 * @returns the names of the files
 */
export async function buildAllDocs(paths: BuildPaths, stop?: AbortSignal): Promise<string[]> {
  return [...(await buildPages(paths)), ...(await buildDocs(paths, stop))];
}

/**
 * Renders the bundled contract as one HTML file that works offline, `docs/index.html`.
 * @param stop ends the work early
 * @returns the names of the files in `docs/`
 * @throws Error with what Redocly said
 */
export async function buildDocs({ contract, generated }: BuildPaths, stop?: AbortSignal): Promise<string[]> {
  const [json, domains] = await Promise.all([
    readFile(join(generated, "openapi.json"), "utf8"),
    constantDomains(dirname(contract)),
  ]);
  const document = referenceDocument(JSON.parse(json), domains);
  const scratch = await mkdtemp(join(tmpdir(), "docs-"));
  try {
    const [source, page] = [join(scratch, "openapi.json"), join(scratch, "index.html")];
    await writeFile(source, JSON.stringify(document));
    await renderPage(source, page, codeSampleLabels(document), stop);
    const html = finishPage(await readFile(page, "utf8"), styleOf(document));
    const docs = join(generated, "docs");
    await writeOutputs(new Map([["index.html", html]]), docs);
    // Also if nothing changed: its time says that it is fresh.
    await utimes(join(docs, "index.html"), new Date(), new Date());
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
  return ["index.html"];
}
