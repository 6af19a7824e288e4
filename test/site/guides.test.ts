import { readdir, readFile } from "node:fs/promises";
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

const [, ...chapters] = (await readFile("README.md", "utf8")).split(/^## /m);
const languages = await readdir("examples/clients");
const files = [
  ...(await readdir("src/site/guides")).map((name) => `src/site/guides/${name}`),
  ...languages.map((language) => `examples/clients/${language}/README.md`),
];
const packageGuides = [
  ...chapters.map((chapter) => `# ${chapter.replaceAll("\n###", "\n##")}`),
  ...(await Promise.all(files.map((file) => readFile(file, "utf8")))),
].map((markdown) => {
  const [heading = "", ...lines] = markdown.split("\n");
  return { name: heading.replace("# ", ""), description: lines.join("\n") };
});

describe("the guides about this package", () => {
  it.each(packageGuides)("have the text that the package has, whole: $name", ({ name, description }) => {
    expect(texts(`guides/${slug(name)}.html`, "h1")).toEqual([name]);
    expect(unlinked(text(`guides/${slug(name)}.md`))).toContain(unlinked(description).trim());
  });

  it("are pages of their own for each part of the package", () => {
    const names = texts("guides.html", "section:nth-of-type(2) dt");
    expect(names).toEqual(
      expect.arrayContaining([
        "Call the service",
        "Call the service from another language",
        "Use the constants",
        "Develop against the mock",
        "Check requests and responses in your tests",
        "Add what the specification does not show",
        "Running a fleet",
      ]),
    );
  });

  it("link to each other, and to the programs, as the files do", () => {
    const links = (file: string) =>
      page(file)
        .querySelectorAll(".prose a")
        .map((link) => link.getAttribute("href"));
    expect(links("guides/call-the-service.html")).toEqual(
      expect.arrayContaining(["../guides/running-a-fleet.html", "../guides/handle-errors-ts.html"]),
    );
    expect(links("guides/running-a-fleet.html")).toContain("../guides/postgresql-token-store-ts.html");
    expect(links("guides/what-is-checked.html")).toContain("../guides/check-requests-and-responses-in-your-tests.html");
  });

  it("have each program with its commands and its code", async () => {
    const file = "guides/handle-errors-ts";
    const program = await readFile("examples/handle-errors.ts", "utf8");
    const [commands, code] = texts(`${file}.html`, ".code pre");
    expect(commands).toBe("npx tsx examples/handle-errors.ts");
    expect(code).toMatch(/^import \{ createClient, NotFoundError/);
    expect(text(`${file}.md`)).toContain(program.slice(program.indexOf("import {")).trim());
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
