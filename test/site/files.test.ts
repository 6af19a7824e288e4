import { describe, expect, it } from "vitest";
import type { Document } from "../../src/contract/document.ts";
import { llmsText } from "../../src/site/files/llms.ts";
import { bundle } from "../support/bundle.ts";
import { files, page, pageNames, seen, text, texts, twinNames } from "./rendered.ts";

describe("the files for other programs", () => {
  it("have a Markdown twin of every page, which the page names", () => {
    expect(twinNames).toEqual(pageNames.map((name) => name.replace(".html", ".md")));
    for (const name of pageNames) {
      const href = page(name).querySelector('link[type="text/markdown"]')?.getAttribute("href");
      expect(href?.replace("../", "")).toBe(name.replace(".html", ".md"));
      const [heading] = texts(name, "h1");
      expect(text(name.replace(".html", ".md"))).toMatch(new RegExp(`^# ${heading?.replace(/[()]/g, "\\$&")}$`, "m"));
    }
  });

  it("have twins without HTML, and with every heading of the page", () => {
    for (const name of pageNames) {
      const twin = text(name.replace(".html", ".md"));
      expect(twin.replace(/```[\s\S]*?```|`[^`\n]*`/g, ""), name).not.toMatch(/<\/?(div|span|a|p|table|code)\b/);
      for (const heading of texts(name, "main :is(h1, h2, h3)")) {
        expect(twin.replace(/[`\s]|\]\([^)]*\)|\[/g, ""), name).toContain(`#${heading.replace(/\s/g, "")}`);
      }
    }
  });

  it("have twins with the spaces of the page, and without values that a page does not show", () => {
    expect(text("operations/getMonitor.md")).toContain(
      "| `monitor_id` required | path | Monitor identifier. Example: `123412341234123411` |",
    );
    expect(text("rules/PeriodGranularity.md")).toContain(
      "`PeriodGranularity` a rule: [Period](../constants/Period.md) determines [Unit of time](../constants/Granularity.md)",
    );
    expect(text("rules/PeriodGranularity.md")).toMatch(/\| \[`51`\]\(\S+\) LastPoll \| ✓ yes \| · no \| · no \|/);
    for (const name of twinNames) expect(text(name), name).not.toMatch(/^(false|true|null|undefined|\[object .*)$/m);
  });

  it("have llms.txt with a link to the twin of each page", () => {
    const links = [...text("llms.txt").matchAll(/^- \[[^\]]+\]\(([^)]+)\): \S/gm)].map(([, href]) => href);
    expect(links).toEqual(twinNames);
  });

  it("have a section in llms.txt for a kind of page that is new", () => {
    const page = { url: "alerts/Down.html", title: "Down", summary: "A monitor\nis down.", part: "Guides" as const };
    const site = { name: "The API", document: bundle as unknown as Document };
    const listed = llmsText(site, new Map([["Alerts", [{ ...page, content: "" }]]]));
    expect(listed).toContain("\n\n## Alerts\n\n- [Down](alerts/Down.md): A monitor is down.\n");
  });

  it("have a sitemap with every page", () => {
    const places = [...text("sitemap.xml").matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place]) => place);
    expect(places).toEqual(pageNames.map((name) => `http://127.0.0.1:4010/docs/${name}`));
  });

  it("have the contract", () => {
    expect(JSON.parse(text("openapi.json"))).toEqual(bundle);
  });

  it("have nothing else than these, pages and assets", () => {
    const others = [...files.keys()].filter((name) => !/\.(html|md)$/.test(name));
    expect(others.toSorted()).toEqual(
      [
        ...["site.css", "site.js", "search.js", "search-data.js", "icon.svg"].map((name) => `assets/${name}`),
        ...["constants.json", "constants.csv", "openapi.json", "llms.txt", "sitemap.xml"],
      ].toSorted(),
    );
  });
});

describe("the home page", () => {
  it("has the four things that people come for, and a line to try", () => {
    expect(texts("index.html", ".cards h2")).toEqual([
      "Read the reference",
      "Use a client",
      "Develop against the mock",
      "Validate requests in your tests",
    ]);
    expect(texts("index.html", "main pre")).toEqual([expect.stringMatching(/^curl http:\/\/127\.0\.0\.1:4010\//)]);
    const constants = Object.values(bundle.components.schemas).filter((schema) => schema.enum);
    const ids = constants.reduce((sum, schema) => sum + schema.enum.length, 0).toLocaleString("en");
    expect(seen(page("index.html").querySelector("main"))).toContain(`${constants.length} constants with ${ids} ids`);
  });
});
