import { readdir, readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { slug } from "../../src/shared/text.ts";
import { reference } from "../support/bundle.ts";
import { markdown, page, seen, texts, unlinked } from "./rendered.ts";

const linksOf = (guide: string) =>
  Object.fromEntries(
    page(`guides/${guide}`)
      .querySelectorAll("main a")
      .map((link) => [seen(link), link.getAttribute("href")]),
  );

describe("a guide about the service", () => {
  it.each(reference.guides)("has the whole text of the contract, with an address for each heading: $name", (guide) => {
    const name = `guides/${slug(guide.name)}`;
    expect(unlinked(markdown(name))).toBe(`# ${guide.name}\n\n${unlinked(guide.text).trim()}\n`);
    const headings = [...guide.text.replace(/```[\s\S]*?```/g, "").matchAll(/^#+ (.+)$/gm)];
    const ids = page(name).querySelectorAll("main :is(h2, h3)");
    expect(ids.map(({ id }) => id)).toEqual(headings.map(([, heading = ""]) => slug(heading)));
    expect(page(name).querySelectorAll("pre a")).toEqual([]);
  });

  it("links to the guides, operations and schemas that it names", () => {
    expect(linksOf("where-to-start")["Requests and responses"]).toBe("../guides/requests-and-responses.html");
    expect(linksOf("requests-and-responses")["GET /device_key"]).toBe("../operations/getDeviceKey.html");
    expect(linksOf("constants-and-their-rules")).toMatchObject({
      PeriodGranularity: "../constants/Period.html#supported-granularities-per-period",
      MonitorStatus: "../constants/MonitorStatus.html",
      DnsRecord: "../records/DnsRecord.html",
    });
  });

  it("has the addresses of the data center in its code for the picker", () => {
    const marked = page("guides/where-to-start").querySelectorAll("pre [data-server]");
    expect(marked.map((element) => [element.getAttribute("data-server"), seen(element)])).toEqual([
      ["base", "https://www.{service}.com/api"],
      ["auth", "https://{auth_host}.com"],
    ]);
  });
});

const list = await readFile("docs/README.md", "utf8");
const pages = (await readdir("docs")).filter((name) => name.endsWith(".md") && name !== "README.md");
const languages = await readdir("examples/clients");

describe("a guide about this package", () => {
  it.each([
    ...pages.map((name) => `docs/${name}`),
    ...languages.map((language) => `examples/clients/${language}/README.md`),
  ])("has the text of its file, whole: %s", async (file) => {
    const text = await readFile(file, "utf8");
    const name = text.split("\n")[0]?.replace("# ", "") ?? "";
    const address = file.startsWith("docs/") ? file.replace(/^docs\/|\.md$/g, "") : slug(name);
    if (file.startsWith("docs/")) {
      const line = `- [${name}](${address}.md)`;
      expect(list, `The site shows the pages that docs/README.md lists. Add the line ${line}`).toContain(line);
    }
    expect(unlinked(markdown(`guides/${address}`))).toBe(unlinked(text));
  });

  it("stands in the groups of docs/README.md, in its order, apart from those of the contract and before the examples", () => {
    const groups = [...list.matchAll(/^## (.+)$/gm)].map(([, title]) => title);
    expect(texts("guides", "h2")).toEqual(["The service"]);
    expect(texts("package", "h2")).toEqual([...groups, "Examples"]);
    expect(texts("package", ".entries li > p > a").slice(0, 2)).toEqual(["Get started", "Reference and constants"]);
  });

  it("links to others, and to the programs, as the files do", () => {
    expect(Object.values(linksOf("typescript-client"))).toEqual(
      expect.arrayContaining(["../guides/share-tokens.html", "../guides/handle-errors-ts.html"]),
    );
    expect(Object.values(linksOf("share-tokens"))).toContain("../guides/postgresql-token-store-ts.html");
  });

  it("has each program with its commands and its code", async () => {
    const program = await readFile("examples/handle-errors.ts", "utf8");
    expect(texts("guides/handle-errors-ts", ".code pre")[0]).toBe("npx tsx examples/handle-errors.ts");
    expect(markdown("guides/handle-errors-ts")).toContain(program.slice(program.indexOf("import {")).trim());
  });
});

it("the decisions are all listed in docs/decisions/README.md", async () => {
  const index = await readFile("docs/decisions/README.md", "utf8");
  const names = (await readdir("docs/decisions")).filter((name) => name !== "README.md");
  const missing = names.filter((name) => !index.includes(`](${name})`));
  expect(missing, "Link to these pages from docs/decisions/README.md.").toEqual([]);
});
