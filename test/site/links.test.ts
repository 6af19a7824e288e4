import { posix } from "node:path";
import { describe, expect, it } from "vitest";
import { slug } from "../../src/shared/text.ts";
import { bundle, operations, reference } from "../support/bundle.ts";
import { files, markdown, page, pageNames, unlinked } from "./rendered.ts";

const withoutCode = (text: string) => text.replaceAll(/```[\s\S]*?```/g, "").replaceAll(/`[^`\n]*`/g, "code");
/** What programs make of the headings of a Markdown file. */
const anchorsOf = (text: string) =>
  [...text.replaceAll(/```[\s\S]*?```/g, "").matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
    slug(unlinked(heading).replace(/[`*]/g, "")),
  );

/** What a link to a part of a file can name. */
const idsOf = new Map(
  pageNames.flatMap(
    (name): Array<[string, string[]]> => [
      [
        `${name}.html`,
        page(name)
          .querySelectorAll("[id]")
          .map(({ id }) => id),
      ],
      [`${name}.md`, anchorsOf(markdown(name))],
    ],
  ),
);

/** What is wrong with a link of a file; undefined if it leads somewhere. */
function problemOf(from: string, href: string): string | undefined {
  const [path = "", fragment] = href.split("#");
  const target = path === "" ? from : posix.join(posix.dirname(from), decodeURI(path));
  if (!files.has(target)) return `${from}: ${href} leads to no file`;
  if (target === from && !fragment) return `${from}: ${href} leads to itself`;
  const ids = idsOf.get(target);
  if (fragment && ids && !ids.includes(decodeURIComponent(fragment))) return `${from}: ${href} leads to no element`;
  return undefined;
}

const linksOfPage = (name: string) =>
  page(name)
    .querySelectorAll("main a[href], nav.part ul ul a, nav.part p a, [src], link")
    .map((element) => element.getAttribute("href") ?? element.getAttribute("src") ?? "");
const linksOfMarkdown = (name: string) =>
  [...withoutCode(markdown(name)).matchAll(/\]\(([^)\s]+)\)/g)].map(([, href = ""]) => href);

describe("the site", () => {
  it("has a page for each guide, operation, constant and record of the contract", () => {
    const schemas = Object.entries(bundle.components.schemas).flatMap(([name, schema]) =>
      schema["x-rule"] ? [] : `${schema.enum ? "constants" : "records"}/${name}`,
    );
    const guides = reference.guides.map(({ name }) => `guides/${slug(name)}`);
    const ofOperations = operations.map(({ id }) => `operations/${id}`);
    expect(pageNames).toEqual(expect.arrayContaining([...schemas, ...guides, ...ofOperations]));
  });

  it.each([
    ["pages", "html", linksOfPage],
    ["Markdown versions", "md", linksOfMarkdown],
  ] as const)("has %s whose links lead to another file, or to an element or a heading", (_, ending, linksOf) => {
    // Not what the package's guides say of other projects, nor the list that a page is in.
    const isLocal = (href: string) => !/^https?:/.test(href);
    const local = pageNames.flatMap((name) => linksOf(name).flatMap((href) => (isLocal(href) ? [[name, href]] : [])));
    expect(local.length).toBeGreaterThan(0);
    expect(local.flatMap(([name = "", href = ""]) => problemOf(`${name}.${ending}`, href) ?? [])).toEqual([]);
  });

  it("links to it from each part of the site: no page is reached by search alone", () => {
    const reached = new Set(["index"]);
    for (const from of reached) {
      const targets = page(from)
        .querySelectorAll("a")
        .map((link) => posix.join(posix.dirname(from), link.getAttribute("href")?.replace(/\.html(#.*)?$/, "") ?? ""));
      for (const target of targets) if (pageNames.includes(target)) reached.add(target);
    }
    const alone = pageNames.filter((name) => !reached.has(name));
    expect(alone, "Link to these from another page, such as src/site/pages/home.ts").toEqual([]);
  });
});
