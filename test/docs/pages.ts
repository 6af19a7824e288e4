/** Reads the blocks of code of a page, for all tests that run what a page shows. */
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

/** A block of code on a page. */
export interface Block {
  /** The word after the fence: `ts`, `sh`, `console`, `text`. */
  language: string;
  /** The text, without the spaces before a block that belongs to an item of a list. */
  code: string;
  /** The paragraph before it. */
  before: string;
  /** What the program prints, which a block of `text` directly below it shows. */
  prints: string | undefined;
}

const docs = readdirSync("docs").filter((name) => name.endsWith(".md"));

/** The pages about the package. Projects of `examples/` have tests of their own, in test/clients/. */
export const pages = ["README.md", "AGENTS.md", "CONTRIBUTING.md", ...docs.map((name) => `docs/${name}`)];

export const filesInGit = execFileSync("git", ["ls-files"], { encoding: "utf8" }).trim().split("\n");

/** Every page in Markdown: those above, the READMEs of the folders, and the guides. */
export const everyPage = filesInGit.filter((file) => file.endsWith(".md"));

/** The text of a page without its blocks of code. */
export const textWithoutBlocks = (page: string): string =>
  readFileSync(page, "utf8").replaceAll(/^( *)```.*?^\1```$/gms, "");

/** The blocks of a page in their order, in one language if it is given. */
export function blocksOf(page: string, language?: string): Block[] {
  const text = readFileSync(page, "utf8");
  const blocks = [...text.matchAll(/^( *)```(\w+)\n(.*?)^\1```$(?=(?:\n\n```text\n(.*?)^```$)?)/gms)].map((match) => {
    const [, indent = "", label = "", lines = "", prints] = match;
    const before = text.slice(0, match.index).trim().split("\n\n").at(-1) ?? "";
    return { language: label, code: lines.replaceAll(new RegExp(`^${indent}`, "gm"), ""), before, prints };
  });
  return blocks.filter((block) => language === undefined || block.language === language);
}

/** The code of those blocks. */
export const codeOf = (page: string, language: string): string[] => blocksOf(page, language).map(({ code }) => code);
