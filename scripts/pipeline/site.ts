import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Document } from "../../src/contract/document.ts";
import { constantDomains } from "../../src/contract/domains.ts";
import { renderPages } from "../../src/site/pages.ts";
import { finishPage } from "../../src/site/reference/redoc-page.ts";
import { codeSampleLabels, referenceDocument } from "../../src/site/reference/reference-document.ts";
import { renderRedoc } from "../../src/site/reference/render-redoc.ts";
import { styleOf } from "../../src/site/reference/style.ts";
import type { BuildPaths } from "./build.ts";
import { contentHash, isFresh, markFresh } from "./content-hash.ts";
import { writeOutputs } from "./outputs.ts";

const project = fileURLToPath(new URL("../../", import.meta.url));
/** The code that the pages are built with, relative to the project. */
const sources = ["src/site", "src/samples", "src/contract", "package-lock.json"];

/**
 * Writes all pages of `docs/`: the reference, the index of the constants and the coverage page.
 * @param stop aborts the build
 * @returns the names of the files
 */
export async function buildAllDocs(paths: BuildPaths, stop?: AbortSignal): Promise<string[]> {
  const hash = await inputsOf(paths);
  const names = [...(await buildPages(paths)), ...(await buildDocs(paths, stop))];
  await markFresh(join(paths.generated, "docs"), hash);
  return names;
}

/** Whether the pages were built from the current contract, code and packages. */
export async function docsAreFresh(paths: BuildPaths): Promise<boolean> {
  return isFresh(join(paths.generated, "docs"), await inputsOf(paths));
}

/**
 * Besides the bundle and the code, the folders of the constants, which are their domains, and coverage.yaml are inputs.
 */
async function inputsOf({ contract, generated }: BuildPaths): Promise<string> {
  const [code, document, domains, lists] = await Promise.all([
    contentHash(
      project,
      sources.map((name) => join(project, name)),
    ),
    contentHash(generated, [join(generated, "openapi.json")]),
    constantDomains(dirname(contract)),
    contentHash(dirname(contract), [join(dirname(contract), "coverage.yaml")]),
  ]);
  return JSON.stringify({ code, document, lists, domains: [...domains].sort() });
}

/**
 * Writes the index of the constants and the coverage page.
 * @returns the names of the files in `docs/`
 */
export async function buildPages({ contract, generated }: BuildPaths): Promise<string[]> {
  const document: Document = JSON.parse(await readFile(join(generated, "openapi.json"), "utf8"));
  const pages = await renderPages(document, dirname(contract));
  await writeOutputs(pages, join(generated, "docs"));
  return [...pages.keys()];
}

/**
 * Renders the bundled contract as one HTML file that works offline, `docs/index.html`.
 * @param stop aborts the build
 * @returns the names of the files in `docs/`
 * @throws Error with Redocly's output
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
    await renderRedoc(source, page, codeSampleLabels(document), stop);
    const html = finishPage(await readFile(page, "utf8"), styleOf(document));
    await writeOutputs(new Map([["index.html", html]]), join(generated, "docs"));
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
  return ["index.html"];
}
