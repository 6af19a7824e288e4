import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { BuildPaths } from "../build.ts";
import { loadCoverage } from "../coverage.ts";
import { writeOutputs } from "../outputs.ts";
import { rulesOf } from "../rules.ts";
import { buildAssets } from "./assets.ts";
import type { ConstantsData } from "./constants/data.ts";
import { constantsPage } from "./constants/page.ts";
import { wideningsOf } from "./constants/widenings.ts";
import { domainConstants, type PublishedContract } from "./contract.ts";
import { renderPage } from "./page.ts";
import { coveragePage } from "./sections/page.ts";

/**
 * Writes the index of the constants and the coverage page beside the reference, from the bundled contract.
 * @returns the names of the pages
 * @throws Error that names what of the contract is in no section of the coverage page
 */
export async function buildPages(paths: BuildPaths): Promise<string[]> {
  const [json, { style, script }] = await Promise.all([
    readFile(join(paths.generated, "openapi.json"), "utf8"),
    buildAssets(),
  ]);
  const document: PublishedContract = JSON.parse(json);
  const folder = dirname(paths.contract);
  const [constants, sections] = await Promise.all([domainConstants(document, folder), loadCoverage(folder)]);
  const { title: site, version } = document.info;
  const data: ConstantsData = {
    contract: site,
    version,
    constants,
    rules: rulesOf(document),
    otherValues: wideningsOf(document),
  };
  const pages = new Map([
    [
      "constants.html",
      renderPage({
        file: "constants.html",
        title: "Constants",
        site,
        style,
        script,
        data,
        content: constantsPage(document, data),
      }),
    ],
    [
      "coverage.html",
      renderPage({
        file: "coverage.html",
        title: "Coverage",
        site,
        style,
        content: coveragePage(document, constants, sections),
      }),
    ],
  ]);
  await writeOutputs(pages, join(paths.generated, "docs"));
  return [...pages.keys()];
}
