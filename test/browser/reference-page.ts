import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect } from "vitest";
import { projectPaths } from "../../scripts/pipeline/paths.ts";
import { buildDocs } from "../../scripts/pipeline/site.ts";
import { startMock } from "../../src/mock/index.ts";
import { staticFiles } from "../../src/server/static-files.ts";

export interface ReferencePage {
  /** As `npm start` serves it. */
  served: string;
  /** As opened from disk. */
  disk: string;
  /** Served, with its policy taken out. */
  unprotected: string;
}

/** The reference of the contract as it is, for the tests of a file. */
export function sharedReference(): ReferencePage {
  const page: ReferencePage = { served: "", disk: "", unprotected: "" };
  let end: () => Promise<void>;
  beforeAll(async () => {
    const generated = await mkdtemp(join(tmpdir(), "reference-"));
    await cp(join(projectPaths.generated, "openapi.json"), join(generated, "openapi.json"));
    await buildDocs({ ...projectPaths, generated });
    const docs = join(generated, "docs");
    const html = await readFile(join(docs, "index.html"), "utf8");
    await mkdir(join(docs, "unprotected"));
    const policy = /<meta http-equiv="Content-Security-Policy"[^>]*>/;
    await writeFile(join(docs, "unprotected/index.html"), html.replace(policy, ""));
    const mock = await startMock({ handlers: { "/docs": () => staticFiles("/docs", docs, "") } });
    page.served = `${mock.authUrl}/docs/`;
    page.disk = pathToFileURL(join(docs, "index.html")).href;
    page.unprotected = `${mock.authUrl}/docs/unprotected/`;
    end = async () => {
      await mock.close();
      await rm(generated, { recursive: true, force: true });
    };
  }, 120_000);
  afterAll(() => end?.());
  return page;
}

/** Goes to a part of the page that is open, as a link would. */
export async function goTo(page: Page, link: string): Promise<void> {
  await page.evaluate(`location.hash = ${JSON.stringify(link)}`);
  await settled(page);
}

/** Redoc renders what comes into view; waits until nothing more does. Asked from outside: the page's policy forbids it to evaluate. */
export async function settled(page: Page): Promise<void> {
  let before = -1;
  const isAsBefore = async (): Promise<boolean> => {
    const elements = await page.evaluate<number>("document.querySelectorAll('*').length");
    const same = elements === before;
    before = elements;
    return same;
  };
  await expect.poll(isAsBefore, { interval: 250, timeout: 20_000, message: "the page settles" }).toBe(true);
}
