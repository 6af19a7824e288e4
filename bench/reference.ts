import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { buildDocs } from "../scripts/pipeline/docs.ts";
import { projectPaths } from "../scripts/pipeline/paths.ts";
import { operationsOf, type ReferenceContract } from "../scripts/pipeline/reference/contract.ts";
import { operationLink } from "../scripts/pipeline/reference/deep-links.ts";
import { buildInspector } from "../src/inspector/build.ts";
import { chromiumPath, launchChromium } from "../test/support/chromium.ts";
import { median } from "./median.ts";
import { outputOf } from "./node-process.ts";
import { type Load, measureLoad } from "./reference-load.ts";

const pairs = 30;

/** Milliseconds; ratios are of pairs. */
export interface PageFigures {
  paint: { ratio: number; goal: number; ours: number; stock: number };
  usable: { ratio: number; goal: number; ours: number; stock: number };
  pairs: number;
}

/** Bytes, compressed. */
export interface SizeFigures {
  reference: { ours: number; goal: number; stock: number };
  inspector: { ours: number; goal: number };
}

export interface ReferenceFigures {
  size: SizeFigures;
  /** Undefined where there is no Chromium. */
  page: PageFigures | undefined;
}

/** What the pages cost: the reference beside `redocly build-docs` of the same document, in a browser, and both sizes. */
export async function referenceFigures(): Promise<ReferenceFigures> {
  const scratch = await mkdtemp(join(tmpdir(), "bench-reference-"));
  try {
    const stock = await stockPage(join(scratch, "stock.html"));
    await buildDocs(projectPaths);
    const ours = await readFile(join(projectPaths.generated, "docs/index.html"), "utf8");
    await buildInspector(join(scratch, "inspector"));
    return {
      size: {
        reference: { ours: await compressed(ours), goal: 800_000, stock: await compressed(stock) },
        inspector: { ours: await compressedFolder(join(scratch, "inspector")), goal: 25_000 },
      },
      page: chromiumPath ? await pageFigures(ours, stock) : undefined,
    };
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

async function stockPage(file: string): Promise<string> {
  const redocly = "node_modules/@redocly/cli/bin/cli.js";
  await outputOf([redocly, "build-docs", "generated/openapi.yaml", "--inlineBundle", `--output=${file}`]);
  return readFile(file, "utf8");
}

async function pageFigures(ours: string, stock: string): Promise<PageFigures> {
  const contract: ReferenceContract = JSON.parse(await readFile(join(projectPaths.generated, "openapi.json"), "utf8"));
  const [first] = operationsOf(contract);
  if (!first) throw new Error("The contract has no operation.");
  const { tags, operationId, summary } = first.operation;
  const link = operationLink(tags[0], operationId);
  const pages: Record<string, string> = { "/ours": ours, "/stock": stock };
  const server = createServer(({ url = "" }, response) => {
    response.writeHead(pages[url] ? 200 : 404, { "Content-Type": "text/html; charset=utf-8" }).end(pages[url]);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  // The stock page asks a CDN for a logo. Nothing leaves this machine, and the page does not wait for it.
  const browser = await launchChromium(["--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"]);
  try {
    const loads: Array<{ ours: Load; stock: Load }> = [];
    const load = (page: string) => measureLoad(browser, `${url}${page}${link}`, summary);
    // The first pair warms the browser up. Then each is first in turn.
    for (let pair = 0; pair <= pairs; pair += 1) {
      const early = pair % 2 ? await load("/ours") : undefined;
      const stock = await load("/stock");
      const ours = early ?? (await load("/ours"));
      if (pair > 0) loads.push({ ours, stock });
    }
    const figure = (of: keyof Load) => ({
      ratio: median(loads.map((load) => load.ours[of] / load.stock[of])),
      goal: 1,
      ours: median(loads.map((load) => load.ours[of])),
      stock: median(loads.map((load) => load.stock[of])),
    });
    return { paint: figure("firstContentfulPaint"), usable: figure("usable"), pairs };
  } finally {
    await browser.close();
    server.close();
  }
}

async function compressed(content: string | Buffer): Promise<number> {
  return (await promisify(gzip)(content, { level: 9 })).length;
}

async function compressedFolder(folder: string): Promise<number> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const sizes = files
    .filter((file) => file.isFile())
    .map(async ({ parentPath, name }) => compressed(await readFile(join(parentPath, name))));
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
