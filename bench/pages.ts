import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { projectPaths } from "../scripts/pipeline/paths.ts";
import type { Document } from "../src/contract/document.ts";
import { operationsOf } from "../src/contract/operations.ts";
import { pageFiles } from "../src/inspector/page-files.ts";
import { renderSite } from "../src/site/index.ts";
import { operationUrl, slug } from "../src/site/urls.ts";
import { chromiumPath, launchChromium } from "../test/support/chromium.ts";
import { median } from "./median.ts";
import { outputOf } from "./node-process.ts";
import { type Load, measureLoad } from "./page-load.ts";
import { roundsOf } from "./rounds.ts";

const pairs = roundsOf(15);

/** Our site and stock Redoc, of the same document. Medians; ratios are medians of pairs. */
export interface LoadFigures {
  usable: { ratio: number; goal: number; ours: number; stock: number };
  paint: { ours: number; stock: number };
  elements: { ours: number; goal: number; stock: number };
  shift: { ours: number; stock: number };
  pairs: number;
}

export interface PagesFigures {
  /** Bytes that a deep link loads, without compression and with. */
  weight: { ratio: number; goal: number; ours: number; stock: number; compressed: number };
  /** Bytes of the search, compressed. */
  search: { ours: number; goal: number };
  /** Milliseconds to render the site, after the first time. */
  build: { ours: number; goal: number; pages: number };
  inspector: { ours: number; goal: number };
  /** Undefined without Chromium. */
  load: LoadFigures | undefined;
}

/** Compares the page of an operation with `redocly build-docs` of the same document, and measures the site. */
export async function pagesFigures(): Promise<PagesFigures> {
  const scratch = await mkdtemp(join(tmpdir(), "bench-pages-"));
  try {
    const bundle: Document = JSON.parse(await readFile(join(projectPaths.generated, "openapi.json"), "utf8"));
    await renderSite(bundle);
    const start = performance.now();
    const site = await renderSite(bundle);
    const build = performance.now() - start;
    const stock = await stockPage(scratch, bundle);
    const [first] = operationsOf(bundle);
    if (!first) throw new Error("The contract has no operation.");
    const url = operationUrl(first.id);
    const loaded = [url, "assets/site.css", "assets/site.js"].map((name) => site.get(name) ?? "");
    const ours = Buffer.byteLength(loaded.join(""));
    return {
      weight: {
        ratio: ours / Buffer.byteLength(stock),
        goal: 0.05,
        ours,
        stock: Buffer.byteLength(stock),
        compressed: await compressedSize(loaded),
      },
      search: {
        ours:
          (await compressed(site.get("assets/search-data.js") ?? "")) +
          (await compressed(site.get("assets/search.js") ?? "")),
        goal: 80_000,
      },
      build: { ours: build, goal: 1000, pages: [...site.keys()].filter((name) => name.endsWith(".html")).length },
      inspector: { ours: await compressedSize([...(await pageFiles()).values()]), goal: 25_000 },
      load: chromiumPath
        ? await loadFigures(site, stock, url, `#/${slug(first.tag)}/${first.id.toLowerCase()}`, first.summary)
        : undefined,
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

const types: Record<string, string> = { ".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml" };

async function loadFigures(
  site: ReadonlyMap<string, string>,
  stock: string,
  page: string,
  stockLink: string,
  heading: string,
): Promise<LoadFigures> {
  const server = createServer(({ url = "" }, response) => {
    const content = url === "/stock" ? stock : site.get(url.slice(1));
    const type = types[extname(url)] ?? "text/html";
    response.writeHead(content ? 200 : 404, { "Content-Type": `${type}; charset=utf-8` }).end(content);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  // The stock page loads a logo from a CDN. Its host name fails at once, so that no request leaves this machine.
  const browser = await launchChromium(["--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"]);
  try {
    const links = { ours: `${url}/${page}`, stock: `${url}/stock${stockLink}` };
    const rounds: Array<Record<keyof typeof links, Load>> = [];
    // The first round warms up the browser. Each page is first in every second round.
    for (let round = 0; round <= pairs; round += 1) {
      const names = round % 2 === 0 ? (["ours", "stock"] as const) : (["stock", "ours"] as const);
      const loads: Partial<Record<keyof typeof links, Load>> = {};
      for (const name of names) loads[name] = await measureLoad(browser, links[name], heading);
      if (round > 0) rounds.push(loads as (typeof rounds)[number]);
    }
    const both = (of: keyof Load) => ({
      ours: median(rounds.map(({ ours }) => ours[of])),
      stock: median(rounds.map(({ stock }) => stock[of])),
    });
    return {
      usable: {
        ratio: median(rounds.map(({ ours, stock }) => ours.usable / stock.usable)),
        goal: 0.25,
        ...both("usable"),
      },
      paint: both("firstContentfulPaint"),
      elements: { goal: 1500, ...both("elements") },
      shift: both("shift"),
      pairs,
    };
  } finally {
    await browser.close();
    server.close();
  }
}

async function compressed(content: string | Buffer): Promise<number> {
  return (await promisify(gzip)(content, { level: 9 })).length;
}

async function compressedSize(contents: string[]): Promise<number> {
  return (await Promise.all(contents.map(compressed))).reduce((sum, size) => sum + size, 0);
}
