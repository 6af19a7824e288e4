import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { renderSite } from "../../src/site/index.ts";
import { bundle, contract, operations, reference } from "../support/bundle.ts";
import { file, files, markdown, pageNames, section, texts } from "./rendered.ts";

describe("the Markdown of a page", () => {
  it.each([
    [
      "operations/getMonitor",
      '- `monitor_id` **required** string, in the path, example `"123412341234123411"`\n\n  Monitor identifier.',
    ],
    ["operations", "| **Monitors** Monitors and the types they can have. |"],
    ["constants/Period", "| `51` Last Poll | `1` Raw |"],
    ["constants/Period", "[`PeriodGranularity`](#supported-granularities-per-period) has the granularities"],
    ["constants/CheckInterval", "](../constants/MonitorType.md#check-intervals-per-monitor-type)"],
  ])("has the spaces of the page, and links to the sections of others: %s", (name, part) => {
    expect(markdown(name)).toContain(part);
  });

  it("is short: the table of a constant once, and one sample of a call", () => {
    // About four characters are a token of a language model.
    for (const name of pageNames.filter((one) => /^(constants|operations)\//.test(one)))
      expect(markdown(name).length, name).toBeLessThan(3500 * 4);
    expect(markdown("constants/MonitorType").match(/EC2INSTANCE/g)).toHaveLength(1);
  });
});

describe("the files for other programs", () => {
  it("have llms.txt with what every call needs first, and a link to the Markdown of each page with a sentence", () => {
    const [start = "", list = ""] = file("llms.txt").split(/(?=## Overview)/);
    const headers = [
      "Svc-oauthtoken <ACCESS_TOKEN>",
      "application/json; version=2.0",
      "charset=UTF-8",
      "zaaid=<ZAAID>",
    ];
    for (const part of ["www.{service}.eu/api", ...headers, '"code":0', "10 per 10 minutes"])
      expect(start).toContain(part);
    // A heading or the language of some code does not describe a page.
    const lines = [...list.matchAll(/^- \[[^\]]+\]\(([^)]+)\): (?!#|\w+$)\S.*\.$/gm)].map(([, href]) => href);
    expect(lines).toEqual(pageNames.map((name) => `${name}.md`));
    expect(list).toContain("](guides/reference.md): This serves the pages on <http://127.0.0.1:4010/>, with the mock");
  });

  it("have a sitemap with every page, and a page for what is missing, if the site has an address", async () => {
    const published = await renderSite(contract, { url: "https://docs.example.com/api" });
    const places = [...(published.get("sitemap.xml") ?? "").matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place]) => place);
    expect(places).toEqual(pageNames.map((name) => `https://docs.example.com/api/${name}.html`));
    expect(published.get("404.html")).toContain('href="/api/index.html"');
    const withAmpersand = await renderSite(contract, { url: "https://docs.example.com/a&b" });
    expect(withAmpersand.get("sitemap.xml")).toContain("https://docs.example.com/a&amp;b/index.html");
    // Without one, nobody knows how a page in any folder gets to the files of the site.
    expect(files.has("404.html")).toBe(false);
  });

  it("have the contract, and the contract for generators, which the pages about clients link to", async () => {
    expect(JSON.parse(file("openapi.json"))).toEqual(bundle);
    expect(file("openapi.client.json")).toBe(await readFile("generated/openapi.client.json", "utf8"));
    for (const name of ["index", "guides/other-languages", "guides/a-client-in-go"])
      expect(markdown(name), name).toContain("openapi.client.json)");
  });

  it("have nothing else than these, pages and assets", () => {
    const others = [...files.keys()].filter((name) => !/\.(html|md)$/.test(name));
    const scripts = ["site.js", "form.js", "search.js", "search-data.js"];
    const assets = [...scripts, "site.css", "form.css", "icon.svg"].map((name) => `assets/${name}`);
    expect(others.toSorted()).toEqual(
      [...assets, "constants.json", "openapi.json", "openapi.client.json", "llms.txt"].toSorted(),
    );
  });
});

it("a page of an operation weighs at most 42 kB, uncompressed, with all that it loads", () => {
  const loaded = ["assets/site.css", "assets/site.js", "assets/icon.svg"].map((name) => file(name).length);
  const weight = loaded.reduce((sum, size) => sum + size, file("operations/listMonitors.html").length);
  expect(weight).toBeLessThanOrEqual(42_000);
});

describe("the home page", () => {
  const text = markdown("index");

  it("has each operation below its tag, with method and path", () => {
    for (const { id, tag, method, path, summary } of operations) {
      const [, card = ""] = text.split(`\n### ${tag}\n`);
      const item = `- **${method.toUpperCase()}** \`${path}\` [${summary}](operations/${id}.md)`;
      expect(card.split("\n#")[0]).toContain(item);
    }
  });

  it("has each constant by domain, each guide of the service, and a line that starts the mock", () => {
    const constants = Object.entries(bundle.components.schemas).filter(([, schema]) => schema.enum);
    const written = section(text, "Constants");
    const linked = [...written.matchAll(/\(constants\/(\w+)\.md\)/g)].map(([, name]) => name);
    expect(linked.toSorted()).toEqual(constants.map(([name]) => name).toSorted());
    const domains = [...written.matchAll(/^- (.+)$/gm)].map(([, title]) => title);
    expect(domains).toEqual(texts("constants", "main h2").slice(0, -1));
    expect(texts("index", ".row a")).toEqual(reference.guides.map(({ name }) => name));
    expect(texts("index", "pre")).toEqual(["npx svc-monitoring-api start"]);
    const ids = constants.reduce((sum, [, schema]) => sum + schema.enum.length, 0).toLocaleString("en");
    expect(text).toContain(`[${constants.length} constants with ${ids} ids](constants.md)`);
  });
});
