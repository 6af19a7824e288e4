import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import type { Document } from "../../../src/contract/document.ts";
import { renderSite } from "../../../src/site/index.ts";
import type { SampleCall } from "../../../src/site/samples/calls.ts";
import { languages } from "../../../src/site/samples/languages.ts";
import { uuid } from "./values.ts";

/** @param document the contract with own operations */
export function describeReference(document: Document, calls: readonly SampleCall[]): void {
  describe("the reference of own operations", async () => {
    const pages: Record<string, string> = parse(await readFile("test/scripts/own-operations/pages.yaml", "utf8"));
    const files = await renderSite(document);

    it.each(Object.entries(pages))("shows the lines of %s", (file, lines) => {
      const shown = (files.get(file) ?? "").split("\n").map((line) => line.trim());
      expect(shown).toEqual(expect.arrayContaining(lines.trim().split("\n")));
    });

    it("has them in its lists, on its first page and in its search", () => {
      for (const list of ["index.html", "operations.html"])
        expect(files.get(list)).toContain("operations/createPlan.html");
      expect(files.get("assets/search-data.js")).toContain('"POST /plans"');
    });

    it.each([
      ["listPlans", '"$BASE_URL/plans"', 'api.GET("/plans")', '"/plans",\n    method="GET"'],
      ["createPlan", '"owner": "owner@example.com"', 'api.POST("/plans", {\n  body: {', '"minutes": 5'],
      ["changePlan", "-X PATCH", `params: { path: { plan_id: "${uuid}" } }`, '"note": None'],
      ["deletePlan", "-X DELETE", 'api.DELETE("/plans/{plan_id}"', 'method="DELETE"'],
      ["getPlansPdf", '"$BASE_URL/plans_pdf"', "await response.arrayBuffer()", "response.read()"],
    ])("has samples in each language: %s", (id, ...parts) => {
      const [call] = calls.filter((one) => one.id === id);
      const samples = languages.map(({ label, write }) => [label, call ? write(call) : ""] as const);
      // In the order of curl, TypeScript and Python.
      for (const [index, [label, code]] of samples.entries()) expect(code, label).toContain(parts[index]);
    });
  });
}
