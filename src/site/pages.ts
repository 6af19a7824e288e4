import { loadCoverage } from "../contract/coverage.ts";
import type { Document } from "../contract/document.ts";
import { domainConstants } from "../contract/domains.ts";
import { otherValuesOf } from "../contract/other-values.ts";
import { rulesOf } from "../contract/rules.ts";
import { buildAssets } from "./assets.ts";
import { constantsPage } from "./constants/constants-page.ts";
import type { ConstantsData } from "./constants/data.ts";
import { coveragePage } from "./coverage/coverage-page.ts";
import { renderPage } from "./page-html.ts";

/**
 * Renders the index of the constants and the coverage page, from the bundled contract.
 * @param folder of the hand-written contract, with `coverage.yaml` and `domains.yaml`
 * @returns the pages by file name
 * @throws Error that names what is missing from the coverage page
 */
export async function renderPages(document: Document, folder: string): Promise<Map<string, string>> {
  const [{ style, script }, constants, sections] = await Promise.all([
    buildAssets(),
    domainConstants(document, folder),
    loadCoverage(folder),
  ]);
  const { title: site, version } = document.info;
  const data: ConstantsData = {
    contract: site,
    version,
    constants,
    rules: rulesOf(document),
    otherValues: otherValuesOf(document),
  };
  return new Map([
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
}
