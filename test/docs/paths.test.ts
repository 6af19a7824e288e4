/** What a page names exists: the target of each relative link, and each file and folder in backticks. */
import { existsSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { slug } from "../../src/shared/text.ts";
import { everyPage, filesInGit, textWithoutBlocks } from "./pages.ts";

/** Files that a reader makes, or that a command writes and git ignores. */
const madeByReaders = [
  "generated/docs/",
  "generated/redoc.html",
  "openapi/paths/outages.yaml",
  "node_modules/.cache/clients/",
];

/** The reference has tests of the guides' links. One page names removed files. */
const pages = everyPage.filter((page) => !/^openapi\/guides\/|what-was-removed\.md$/.test(page));

const folders = new Set(filesInGit.map((file) => file.split("/")[0]));

/** What is wrong with the target of a link; undefined if it leads somewhere. */
function problemOf(page: string, target: string): string | undefined {
  const [path = "", anchor] = target.split("#");
  const file = path === "" ? page : join(dirname(page), path);
  if (!existsSync(file)) return `${target}: there is no ${file}`;
  if (anchor === undefined || statSync(file).isDirectory()) return undefined;
  const headings = [...textWithoutBlocks(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) => slug(heading));
  return headings.includes(anchor) ? undefined : `${target}: ${file} has no such heading`;
}

/** The files and folders of this repository that a page names in backticks. */
function pathsIn(page: string): string[] {
  const inBackticks = textWithoutBlocks(page).matchAll(/`([\w./-]+(?:\/|\.(?:ts|js|md|ya?ml|json|csv|css)))`/g);
  const paths = [...inBackticks].map(([, path = ""]) => path).filter((path) => !madeByReaders.includes(path));
  // The README of a folder names its files. Other pages also name files of their readers, such as `program.ts`.
  if (/^(src|test)\//.test(page)) return paths;
  return paths.filter((path) => path.includes("/") && folders.has(path.split("/")[0]));
}

/** A path may start at the root, at the page's folder, or in one of its folders, which the page names in the same row. */
function isInGit(path: string): boolean {
  const [isFolder, end] = [path.endsWith("/"), `/${path}`];
  return filesInGit.some((file) => (isFolder ? `/${file}`.includes(end) : `/${file}`.endsWith(end)));
}

describe.each(pages)("%s", (page) => {
  it("has links to files and headings that exist", () => {
    const targets = [...textWithoutBlocks(page).matchAll(/\]\((?!\w+:)([^)]+)\)/g)].map(([, target = ""]) => target);
    expect(targets.flatMap((target) => problemOf(page, target) ?? [])).toEqual([]);
  });

  it("names files and folders that exist", () => {
    expect(pathsIn(page).filter((path) => !isInGit(path))).toEqual([]);
  });
});
