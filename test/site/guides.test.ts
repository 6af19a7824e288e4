import { readdir, readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { slug } from "../../src/shared/words.ts";
import { reference } from "../support/bundle.ts";
import { page, plainOf, seen, text, texts } from "./rendered.ts";

const guides = reference.guides.map(({ name, text }) => ({ name, description: text }));

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

const languages = await readdir("examples/clients");
const list = await readFile("docs/README.md", "utf8");
const pages = (await readdir("docs")).filter((name) => name.endsWith(".md") && name !== "README.md");
const packageGuides = await Promise.all([
  ...pages.map((name) => guideIn(`docs/${name}`, name.replace(".md", ""))),
  ...languages.map((language) => guideIn(`examples/clients/${language}/README.md`)),
]);

async function guideIn(file: string, address?: string) {
  const [heading = "", ...lines] = (await readFile(file, "utf8")).split("\n");
  const name = heading.replace("# ", "");
  return { name, address: address ?? slug(name), description: lines.join("\n") };
}

describe("the pages of docs/", () => {
  it.each(pages)("are listed in docs/README.md by their headings: %s", async (name) => {
    const { name: heading } = await guideIn(`docs/${name}`);
    const line = `- [${heading}](${name})`;
    expect(list.split("\n"), `The site shows the pages that docs/README.md lists. Add the line ${line}`).toContain(
      line,
    );
  });
});

describe("the decisions", () => {
  it("are all listed in docs/decisions/README.md", async () => {
    const index = await readFile("docs/decisions/README.md", "utf8");
    const names = (await readdir("docs/decisions")).filter((name) => name !== "README.md");
    const missing = names.filter((name) => !index.includes(`](${name})`));
    expect(missing, "Link to these pages from docs/decisions/README.md.").toEqual([]);
  });
});

describe("the guides about this package", () => {
  it.each(packageGuides)("have the text that the package has, whole: $name", ({ name, address, description }) => {
    expect(texts(`guides/${address}.html`, "h1")).toEqual([name]);
    expect(unlinked(text(`guides/${address}.md`))).toContain(unlinked(description).trim());
  });

  it("stand in the groups of docs/README.md, in its order, apart from those of the contract and before the examples", () => {
    const groups = [...list.matchAll(/^## (.+)$/gm)].map(([, title]) => title);
    expect(texts("guides.html", "section h2")).toEqual(["The service"]);
    expect(texts("package.html", "section h2")).toEqual([...groups, "Examples"]);
    expect(texts("package.html", "section:nth-of-type(1) dt")).toEqual(["Get started", "Reference and constants"]);
  });

  it("link to each other, and to the programs, as the files do", () => {
    const links = (file: string) =>
      page(file)
        .querySelectorAll(".prose a")
        .map((link) => link.getAttribute("href"));
    expect(links("guides/typescript-client.html")).toEqual(
      expect.arrayContaining(["../guides/share-tokens.html", "../guides/handle-errors-ts.html"]),
    );
    expect(links("guides/share-tokens.html")).toContain("../guides/postgresql-token-store-ts.html");
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
      PeriodGranularity: "../constants/Period.html#PeriodGranularity",
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
