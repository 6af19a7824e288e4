import { readdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, posix } from "node:path";
import { slug } from "../shared/text.ts";
import { linkNames } from "./markdown/links.ts";
import { sectionsOf } from "./markdown/parse.ts";
import type { Guide } from "./model/parts.ts";

/** The folder of this package. The guides have the same paths in it as in the repository. */
const root = dirname(createRequire(import.meta.url).resolve("svc-monitoring-api/package.json"));

/**
 * The guides about this package, which are no part of the contract: the pages that `docs/README.md` lists, in its groups and
 * its order, the README files of projects to copy, and the example programs.
 */
export async function packageGuides(): Promise<Guide[]> {
  const clients = (await namesIn("examples/clients")).map((language) => `examples/clients/${language}`);
  const projects = ["examples/agent", ...clients].map((folder) => `${folder}/README.md`);
  const programs = (await namesIn("examples")).filter((name) => name.endsWith(".ts"));
  const groups = await Promise.all([
    listedPages(),
    Promise.all(projects.map(async (file) => guideOf(file, await textOf(file), "Examples"))),
    Promise.all(programs.map(exampleProgram)),
  ]);
  return groups.flat();
}

async function listedPages(): Promise<Guide[]> {
  const [, ...groups] = sectionsOf(await textOf("docs/README.md"));
  const pages = groups.flatMap(({ title, text }) =>
    [...text.matchAll(/^- \[.+\]\((.+\.md)\)$/gm)].map(([, path = ""]) => listedPage(path, title)),
  );
  return Promise.all(pages);
}

async function listedPage(path: string, group: string): Promise<Guide> {
  const file = posix.join("docs", path);
  // The name of the file, so that another heading does not change the address.
  return { ...guideOf(file, await textOf(file), group), slug: slug(posix.basename(path, ".md")) };
}

/** A program as a guide: the text of its first comment, in which indented commands become blocks of code, and then its code. */
async function exampleProgram(name: string): Promise<Guide> {
  const file = `examples/${name}`;
  const [, comment = "", code = ""] = /^\/\*\*\n([\s\S]*?)\n \*\/\n([\s\S]*)$/.exec(await textOf(file)) ?? [];
  const text = comment.replace(/^ \* ?/gm, "").replace(/^ {2}/gm, "    ");
  return guideOf(file, `# ${name}\n\n${text}\n\n\`\`\`ts\n${code.trim()}\n\`\`\``, "Examples");
}

/** A guide of Markdown that starts with its name as heading. Its links are relative to the folder of the package. */
function guideOf(file: string, markdown: string, group: string): Guide {
  const [, name = "", text = ""] = /^# (.+)\n+([\s\S]*)$/.exec(markdown) ?? [];
  const folder = posix.dirname(file);
  const isFile = (target: string) => !/^(\w+:|[#`])/.test(target);
  const linked = linkNames(text, (target) => (isFile(target) ? posix.join(folder, target) : undefined));
  return { name, slug: slug(name), group, part: "Package", text: linked, file };
}

async function namesIn(folder: string): Promise<string[]> {
  // Without what a system leaves in folders, such as .DS_Store.
  return (await readdir(`${root}/${folder}`)).filter((name) => !name.startsWith(".")).sort();
}

function textOf(file: string): Promise<string> {
  return readFile(`${root}/${file}`, "utf8");
}
