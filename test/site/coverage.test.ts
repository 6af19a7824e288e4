import { describe, expect, it } from "vitest";
import type { Document } from "../../src/contract/document.ts";
import { renderSite } from "../../src/site/index.ts";
import { bundle, operations } from "../support/bundle.ts";
import { page, seen, texts } from "./rendered.ts";

describe("the coverage page", () => {
  it("links each operation, guide, constant, rule and record of the contract", () => {
    const words = texts("coverage.html", "main a");
    const guides = bundle.tags.filter((tag) => "x-traitTag" in tag).map(({ name }) => name);
    expect(words).toEqual(expect.arrayContaining(["Overview", ...guides]));
    expect(words).toEqual(
      expect.arrayContaining(operations.map(({ method, path }) => `${method.toUpperCase()} ${path}`)),
    );
    expect(words).toEqual(
      expect.arrayContaining(Object.values(bundle.components.schemas).map((schema) => schema.title)),
    );
  });

  it("says what is not shown, in the guide's words", () => {
    const items = texts("coverage.html", "[id^='not-shown-'] li");
    const guide = bundle.tags.find(({ name }) => name === "What is not documented")?.description ?? "";
    expect(items.length).toBeGreaterThan(0);
    for (const item of items) {
      expect(item).toMatch(/not shown/);
      expect(guide.replace(/\[([^\]]+)\]\(#[^)]+\)/g, "$1").replace(/[`*]/g, "")).toContain(`- ${item}`);
    }
  });

  it("has an address for each section", () => {
    expect(seen(page("coverage.html").querySelector("#limits th"))).toBe("Limits");
  });

  it("is left out, with its links, if the contract does not list the sections of a specification", async () => {
    const { "x-coverage": _, ...contract } = bundle;
    const site = await renderSite(contract as unknown as Document);
    expect(site.has("coverage.html")).toBe(false);
    const hasLink = ([, text]: [string, string]) => /(href=\\?"|\]\()[^")]*coverage\./.test(text);
    expect([...site].filter(hasLink).map(([name]) => name)).toEqual([]);
    // The links that a site with the page has.
    expect(hasLink(["", String(page("index.html"))])).toBe(true);
  });
});
