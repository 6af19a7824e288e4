import { describe, expect, it } from "vitest";
import { bundle, operations, reference } from "../support/bundle.ts";
import { page, seen, texts } from "./rendered.ts";

describe("the coverage page", () => {
  it("links each operation, guide, constant, rule and record of the contract", () => {
    const words = texts("coverage.html", "main a");
    const guides = reference.guides.map(({ name }) => name);
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
    const guide = reference.guides.find(({ name }) => name === "What is not documented")?.text ?? "";
    expect(items.length).toBeGreaterThan(0);
    for (const item of items) {
      expect(item).toMatch(/not shown/);
      expect(guide.replace(/\[([^\]]+)\]\(#[^)]+\)/g, "$1").replace(/[`*]/g, "")).toContain(`- ${item}`);
    }
  });

  it("has an address for each section", () => {
    expect(seen(page("coverage.html").querySelector("#limits th"))).toBe("Limits");
  });
});
