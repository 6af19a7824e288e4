import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { renderSite } from "../../src/site/index.ts";
import { bundle, contract, operations, reference } from "../support/bundle.ts";
import { files, page, pageNames, seen, text, texts, twinNames } from "./rendered.ts";

describe("the Markdown version of a page", () => {
  it.each(pageNames)("is named by it, has its headings, and no HTML: %s", (name) => {
    const twin = text(name.replace(".html", ".md"));
    const href = page(name).querySelector('link[type="text/markdown"]')?.getAttribute("href");
    expect(href?.replace("../", "")).toBe(name.replace(".html", ".md"));
    expect(twin.replace(/```[\s\S]*?```|`[^`\n]*`/g, "")).not.toMatch(/<\/?(div|span|a|p|table|code)\b/);
    expect(twin).not.toMatch(/^(false|true|null|undefined|\[object .*)$/m);
    // The line of a constant is left out of a twin: its table says the same.
    for (const heading of texts(name, "main :is(h1, h2, h3)").filter((one) => one !== "In code"))
      expect(twin.replace(/[`\s]|\]\([^)]*\)|\[/g, "")).toContain(`#${heading.replace(/\s/g, "")}`);
  });

  it.each([
    [
      "operations/getMonitor",
      '| `monitor_id` required | string, in the path, example `"123412341234123411"` | Monitor',
    ],
    ["operations", "| **Monitors** "],
    ["constants/Period", "| `51` Last Poll | `1` Raw |"],
    ["constants/Period", "| all but `51` Last Poll | every report type |"],
    ["records/DnsAddressRecord", "resolved record. `1` Greater than; `2` Equal to;"],
  ])("has the spaces of the page: %s", (name, part) => {
    expect(text(`${name}.md`)).toContain(part);
  });

  it("is short: the table of a constant once, and one sample of a call", () => {
    // About four characters are a token of a language model.
    for (const name of twinNames.filter((one) => /^(constants|operations)\//.test(one)))
      expect(text(name).length, name).toBeLessThan(3500 * 4);
    expect(text("constants/MonitorType.md").match(/EC2INSTANCE/g)).toHaveLength(1);
  });
});

describe("the files for other programs", () => {
  it("have llms.txt with what every call needs first, and a link to the twin of each page", () => {
    const [start = "", pages = ""] = text("llms.txt").split(/(?=## Overview)/);
    for (const part of ["www.{service}.eu/api", "Svc-oauthtoken <ACCESS_TOKEN>", '"code":0', "10 per 10 minutes"])
      expect(start).toContain(part);
    const links = [...pages.matchAll(/^- \[[^\]]+\]\(([^)]+)\): \S/gm)].map(([, href]) => href);
    expect(links).toEqual(twinNames);
  });

  it("have a sitemap with every page, and a page for what is missing, if the site has an address", async () => {
    const published = new Map(await renderSite(contract, { url: "https://docs.example.com/api" }));
    const places = [...(published.get("sitemap.xml") ?? "").matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place]) => place);
    expect(places).toEqual(pageNames.map((name) => `https://docs.example.com/api/${name}`));
    expect(published.get("404.html")).toContain('href="/api/index.html"');
    // Without one, nobody knows how a page in any folder gets to the files of the site.
    expect(files.has("404.html")).toBe(false);
  });

  it("have the contract, and the contract for generators, which the pages about clients link to", async () => {
    expect(JSON.parse(text("openapi.json"))).toEqual(bundle);
    expect(text("openapi.client.json")).toBe(await readFile("generated/openapi.client.json", "utf8"));
    for (const name of ["index.html", "guides/other-languages.html", "guides/a-client-in-go.html"])
      expect(page(name).querySelector("main a[href$='openapi.client.json']"), name).not.toBeNull();
  });

  it("have nothing else than these, pages and assets", () => {
    const others = [...files.keys()].filter((name) => !/\.(html|md)$/.test(name));
    const assets = ["site.css", "site.js", "search.js", "search-data.js", "icon.svg"].map((name) => `assets/${name}`);
    expect(others.toSorted()).toEqual(
      [...assets, "constants.json", "openapi.json", "openapi.client.json", "llms.txt"].toSorted(),
    );
  });
});

describe("the home page", () => {
  const home = page("index.html");
  const hrefs = (selector: string) => home.querySelectorAll(selector).map((link) => link.getAttribute("href"));

  it("has each operation below its tag, with method and path", () => {
    const shown = home
      .querySelectorAll(".cards section")
      .flatMap((card) => card.querySelectorAll("li").map((item) => `${seen(card.querySelector("h3"))}: ${seen(item)}`));
    const expected = operations.map(
      ({ tag, method, path, summary }) => `${tag}: ${method.toUpperCase()} ${path} ${summary}`,
    );
    expect(shown.toSorted()).toEqual(expected.toSorted());
    expect(hrefs(".cards a").toSorted()).toEqual(operations.map(({ id }) => `operations/${id}.html`).toSorted());
  });

  it("has each constant by domain, each guide of the service, and a line that starts the mock", () => {
    const constants = Object.entries(bundle.components.schemas).filter(([, schema]) => schema.enum);
    expect(hrefs("dl a").toSorted()).toEqual(constants.map(([name]) => `constants/${name}.html`).toSorted());
    expect(texts("index.html", "dt")).toEqual(texts("constants.html", ".group[id^=domain-] h2"));
    expect(texts("index.html", "h1 ~ .row a")).toEqual(reference.guides.map(({ name }) => name));
    expect(texts("index.html", "pre")).toEqual(["npx svc-monitoring-api start"]);
    const ids = constants.reduce((sum, [, schema]) => sum + schema.enum.length, 0).toLocaleString("en");
    expect(seen(home.querySelector("main"))).toContain(`${constants.length} constants with ${ids} ids`);
  });
});
