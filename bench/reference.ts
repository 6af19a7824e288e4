import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { buildInspector } from "../scripts/pipeline/inspector.ts";
import { projectPaths } from "../scripts/pipeline/paths.ts";
import { buildDocs } from "../scripts/pipeline/site.ts";
import type { Document } from "../src/contract/document.ts";
import { constantDomains } from "../src/contract/domains.ts";
import { operationsOf } from "../src/contract/operations.ts";
import { operationLink } from "../src/site/reference/deep-links.ts";
import { referenceDocument } from "../src/site/reference/reference-document.ts";
import { chromiumPath, launchChromium } from "../test/support/chromium.ts";
import { median } from "./median.ts";
import { outputOf } from "./node-process.ts";
import { type Load, measureLoad } from "./reference-load.ts";
import { roundsOf } from "./rounds.ts";

const pairs = roundsOf(30);

/** Milliseconds. Ratios are medians of pairs. */
interface Times {
  /** Compared with stock Redoc of the same document. */
  ratio: number;
  goal: number;
  /** Compared with stock Redoc of the bundle, which has no code samples, and no constants in its navigation. */
  toBundle: number;
  ours: number;
  stock: number;
  bundle: number;
}

export interface PageFigures {
  paint: Times;
  usable: Times;
  pairs: number;
}

interface Pages {
  ours: string;
  stock: string;
  bundle: string;
}

/** Bytes, compressed. */
export interface SizeFigures {
  reference: { ours: number; goal: number; stock: number };
  inspector: { ours: number; goal: number };
}

export interface ReferenceFigures {
  size: SizeFigures;
  /** Undefined without Chromium. */
  page: PageFigures | undefined;
}

/**
 * Compares the reference with `redocly build-docs` of the same document, in a browser and by size, and measures the
 * inspector's size.
 */
export async function referenceFigures(): Promise<ReferenceFigures> {
  const scratch = await mkdtemp(join(tmpdir(), "bench-reference-"));
  try {
    const bundle: Document = JSON.parse(await readFile(join(projectPaths.generated, "openapi.json"), "utf8"));
    const domains = await constantDomains(dirname(projectPaths.contract));
    await buildDocs(projectPaths);
    const pages: Pages = {
      ours: await readFile(join(projectPaths.generated, "docs/index.html"), "utf8"),
      stock: await stockPage(scratch, referenceDocument(bundle, domains)),
      bundle: await stockPage(scratch, bundle),
    };
    await buildInspector(join(scratch, "inspector"));
    return {
      size: {
        reference: { ours: await compressed(pages.ours), goal: 800_000, stock: await compressed(pages.stock) },
        inspector: { ours: await compressedFolder(join(scratch, "inspector")), goal: 25_000 },
      },
      page: chromiumPath ? await pageFigures(pages, bundle) : undefined,
    };
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

async function stockPage(scratch: string, document: object): Promise<string> {
  const redocly = "node_modules/@redocly/cli/bin/cli.js";
  const [source, page] = [join(scratch, "openapi.json"), join(scratch, "stock.html")];
  await writeFile(source, JSON.stringify(document));
  await outputOf([redocly, "build-docs", source, "--inlineBundle", `--output=${page}`]);
  return readFile(page, "utf8");
}

async function pageFigures(pages: Pages, contract: Document): Promise<PageFigures> {
  const [first] = operationsOf(contract);
  if (!first) throw new Error("The contract has no operation.");
  const { tag, id, summary } = first;
  const link = operationLink(tag, id);
  const byPath = new Map(Object.entries(pages).map(([name, page]) => [`/${name}`, page]));
  const server = createServer(({ url = "" }, response) => {
    const page = byPath.get(url);
    response.writeHead(page ? 200 : 404, { "Content-Type": "text/html; charset=utf-8" }).end(page);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  // The stock page loads a logo from a CDN. Its host name fails at once, so that no request leaves this machine.
  const browser = await launchChromium(["--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"]);
  try {
    const names = ["ours", "stock", "bundle"] as const;
    const rounds: Array<Record<(typeof names)[number], Load>> = [];
    // The first round warms up the browser. Each page is first in every third round.
    for (let round = 0; round <= pairs; round += 1) {
      const loads: Array<[string, Load]> = [];
      for (let turn = 0; turn < names.length; turn += 1) {
        const name = names[(round + turn) % names.length] ?? "ours";
        loads.push([name, await measureLoad(browser, `${url}/${name}${link}`, summary)]);
      }
      if (round > 0) rounds.push(Object.fromEntries(loads) as (typeof rounds)[number]);
    }
    const times = (of: keyof Load): Times => ({
      ratio: median(rounds.map(({ ours, stock }) => ours[of] / stock[of])),
      goal: 1,
      toBundle: median(rounds.map(({ ours, bundle }) => ours[of] / bundle[of])),
      ours: median(rounds.map(({ ours }) => ours[of])),
      stock: median(rounds.map(({ stock }) => stock[of])),
      bundle: median(rounds.map(({ bundle }) => bundle[of])),
    });
    return { paint: times("firstContentfulPaint"), usable: times("usable"), pairs };
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
