import { describe, expect, it } from "vitest";
import { slug } from "../../src/site/urls.ts";
import { bundle } from "../support/bundle.ts";
import { page, plainOf, seen, text, texts } from "./rendered.ts";

const guides = [
  { name: "Overview", description: bundle.info.description },
  ...bundle.tags
    .filter((tag) => "x-traitTag" in tag)
    .map(({ name, description }) => ({ name, description: description.replace(/^<a id=".*"><\/a>/, "") })),
];

/** A text without its links. */
const unlinked = (text: string) => text.replace(/\[([^\]]+)\]\([^)]+\)/g, "$1");

describe.each(guides)("the guide $name", ({ name, description }) => {
  const file = `guides/${slug(name)}.html`;

  it("has the whole text of the contract", () => {
    expect(texts(file, "h1")).toEqual([name]);
    const shown = page(file)
      .querySelector(".prose")
      ?.textContent.replace(/[\s`*|]/g, "");
    expect(shown).toBe(plainOf(unlinked(description)));
  });

  it("has an address for each heading", () => {
    const headings = [...description.replace(/```[\s\S]*?```/g, "").matchAll(/^#+ (.+)$/gm)].map(([, one = ""]) => one);
    expect(texts(file, ".prose :is(h2, h3)")).toEqual(headings.map((heading) => heading.replace(/`/g, "")));
    for (const heading of headings) expect(page(file).querySelector(`[id="${slug(heading)}"]`)).not.toBeNull();
  });

  it("has all of this in its Markdown twin, with links to other twins", () => {
    const twin = text(file.replace(".html", ".md"));
    expect(unlinked(twin)).toContain(unlinked(description).trim());
  });
});

describe("the names in a guide", () => {
  it("of guides, operations and schemas are links", () => {
    const links = (file: string) =>
      Object.fromEntries(
        page(file)
          .querySelectorAll(".prose a")
          .map((link) => [seen(link), link.getAttribute("href")]),
      );
    expect(links("guides/where-to-start.html")["Requests and responses"]).toBe("../guides/requests-and-responses.html");
    expect(links("guides/requests-and-responses.html")["GET /device_key"]).toBe("../operations/getDeviceKey.html");
    expect(links("guides/constants-and-their-rules.html")).toMatchObject({
      PeriodGranularity: "../rules/PeriodGranularity.html",
      MonitorStatus: "../constants/MonitorStatus.html",
      DnsRecord: "../records/DnsRecord.html",
    });
  });

  it("are not links in code blocks", () => {
    for (const { name } of guides) expect(page(`guides/${slug(name)}.html`).querySelectorAll("pre a")).toEqual([]);
  });
});

describe("the code of a guide", () => {
  it("has the addresses of the data center for the picker", () => {
    const marked = page("guides/where-to-start.html")
      .querySelectorAll("pre [data-server]")
      .map((element) => [element.getAttribute("data-server"), seen(element)]);
    expect(marked).toEqual([
      ["base", "https://www.{service}.com/api"],
      ["auth", "https://{auth_host}.com"],
    ]);
  });
});
