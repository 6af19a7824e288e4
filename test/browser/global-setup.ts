import { cp, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { serveFiles } from "../../src/server/files.ts";
import { launchChromiumServer } from "../support/chromium.ts";

/** What all browser tests of a run share. None of it changes while they run. */
export interface SharedByRun {
  /** Where the browser listens. */
  browser: string;
  /** The folder with what is generated: contract and pages. */
  generated: string;
  /** The origin that serves the pages below `/docs/`. */
  origin: string;
}

declare module "vitest" {
  export interface ProvidedContext {
    sharedByRun?: SharedByRun;
  }
}

/** Starts the browser and builds the pages, once for a run that has browser tests. */
export default async function setUp({ provide }: TestProject): Promise<() => Promise<void>> {
  const { startMockWith } = await import("../../src/mock/mock.ts");
  const generated = await mkdtemp(join(tmpdir(), "pages-"));
  const docs = join(generated, "docs");
  const [browser, mock] = await Promise.all([
    launchChromiumServer(),
    startMockWith({}, { "/docs": () => serveFiles("/docs", (name) => readFile(join(docs, name), "utf8")) }),
    buildPages(generated),
  ]);
  provide("sharedByRun", { browser: browser.wsEndpoint(), generated, origin: mock.authUrl });
  return async () => {
    await Promise.all([browser.close(), mock.close()]);
    await rm(generated, { recursive: true, force: true });
  };
}

async function buildPages(generated: string): Promise<void> {
  await cp("generated/openapi.json", join(generated, "openapi.json"));
  const { main } = await import("../../src/cli/main.ts");
  await main(["docs", "--out", join(generated, "docs")], process);
}
