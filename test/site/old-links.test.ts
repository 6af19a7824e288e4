import { describe, expect, it } from "vitest";
import { bundle, operations } from "../support/bundle.ts";
import { files, page, text } from "./rendered.ts";

const links: Record<string, string> = JSON.parse(/oldLinks=(\{.*?\});/.exec(text("assets/old-links.js"))?.[1] ?? "");

describe("links into the former reference", () => {
  it.each([
    ["#/where-to-start", "guides/where-to-start.html"],
    ["#/monitors/listmonitors", "operations/listMonitors.html"],
    ["#/oauth-tokens/createtoken", "operations/createToken.html"],
    ["#/constants-monitors/monitorstatus", "constants/MonitorStatus.html"],
    ["#/constants-reports", "constants.html#domain-reports"],
    ["#/schemas/periodgranularity", "rules/PeriodGranularity.html"],
    ["#/schemas/dnsrecord", "records/DnsRecord.html"],
    ["#operation/listMonitors", "operations/listMonitors.html"],
    ["#tag/Where-to-start", "guides/where-to-start.html"],
    ["#tag/Monitor-groups", "operations.html"],
  ])("lead to the page that has the text now: %s", (old, now) => {
    expect(links[old]).toBe(now);
  });

  it("cover each guide, operation and schema", () => {
    const pages = new Set(Object.values(links));
    for (const { id } of operations) expect(pages).toContain(`operations/${id}.html`);
    const names = Object.keys(bundle.components.schemas);
    const found = [...pages].filter((one) => /^(constants|rules|records)\//.test(one));
    expect(found).toHaveLength(names.length);
    expect([...pages].filter((one) => one.startsWith("guides/"))).toHaveLength(
      bundle.tags.filter((tag) => "x-traitTag" in tag).length,
    );
  });

  it("all lead to an element", () => {
    for (const url of Object.values(links)) {
      const [name = "", fragment] = url.split("#");
      expect(files.has(name), url).toBe(true);
      if (fragment) expect(page(name).querySelector(`[id="${fragment}"]`), url).not.toBeNull();
    }
  });
});
