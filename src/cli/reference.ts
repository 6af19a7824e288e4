import { lstat, readFile, realpath, rm, stat } from "node:fs/promises";
import { dirname, join, sep } from "node:path";
import type { Command } from "commander";
import { messageOf } from "../client/errors.ts";
import { readContract } from "../contract/own-contract.ts";
import { writeFiles } from "../shared/write-files.ts";
import { commandOf, examples } from "./options.ts";
import type { Session } from "./session.ts";

export function constantsCommand(session: Session): Command {
  return commandOf(
    "constants",
    "Find constants, their ids, and the rules between them.",
    examples("constants monitor status 10", "constants Period", "constants granularity of a period"),
  )
    .argument("[words...]", "monitor status 10, or Period; every constant if left out")
    .option("--json", "JSON, as in a pipe")
    .action(async (words: string[], { json }: { json?: true }) => {
      const { findConstants, jsonOf, textOf } = await import("./find-constants.ts");
      const found = findConstants(await readContract(), words.join(" "));
      session.stdout.write(json || !session.stdout.isTTY ? jsonOf(found) : textOf(found));
    });
}

export function docsCommand(session: Session): Command {
  return commandOf(
    "docs",
    "Write the reference to a folder, as static pages for any host. They also open from disk.",
    examples("docs --out site", "docs --out site --url https://docs.example.com/"),
  )
    .requiredOption(
      "--out <folder>",
      "the folder to write; a site that this command wrote there is replaced, and other files stay",
    )
    .option("--url <url>", "where the pages will be published; adds a sitemap.xml")
    .action(async ({ out, url }: { out: string; url?: string }) => {
      const { renderSite } = await import("../site/index.ts");
      const count = await replaceSite(out, await renderSite(await readContract(), { url }));
      session.print(`${count} files are written. Open ${join(out, "index.html")}`);
    });
}

/** The names of the files that this command wrote to a folder, as JSON. */
const listName = ".svc-monitoring-api-docs.json";

/** The files that are there of an earlier site. The folder may be of somebody else: what is not in it itself is left out. */
async function listedIn(folder: string): Promise<string[]> {
  const text = await readFile(join(folder, listName), "utf8").catch(() => "[]");
  const names: unknown = await Promise.resolve(text)
    .then(JSON.parse)
    .catch(() => []);
  const texts = Array.isArray(names) ? names.filter((name) => typeof name === "string") : [];
  const areInside = await Promise.all(texts.map((name) => isInside(folder, dirname(name))));
  return texts.filter((_, index) => areInside[index]);
}

/** Whether a folder is in another one, also where a link in it leads. */
async function isInside(folder: string, inner: string): Promise<boolean> {
  const [outside, inside] = await Promise.all(
    [folder, join(folder, inner)].map((one) => realpath(one).catch(() => "")),
  );
  return inside === outside || inside?.startsWith(`${outside}${sep}`) === true;
}

/** @throws Error if a folder of the site is a link to another place, which may have files of the same names */
async function refuseLinks(folder: string, names: readonly string[]): Promise<void> {
  for (const inner of new Set(names.map((name) => dirname(name)))) {
    const exists = await stat(join(folder, inner)).catch(() => undefined);
    if (exists && !exists.isDirectory())
      throw new Error(`${join(folder, inner)} is not a folder. Move it, or choose another folder.`);
    if (exists && !(await isInside(folder, inner)))
      throw new Error(`${join(folder, inner)} is a link to another folder. Remove it, or choose another folder.`);
  }
}

/** Writes a site to a folder, and removes what an earlier one had there. Other files stay. @throws Error if one is in the way */
async function replaceSite(folder: string, files: ReadonlyMap<string, string>): Promise<number> {
  await refuseLinks(folder, [...files.keys()]);
  const before = new Set(await listedIn(folder));
  const exists = async (name: string) => (await lstat(join(folder, name)).catch(() => undefined)) && [name];
  const others = await Promise.all([...files.keys()].filter((name) => !before.has(name)).map(exists));
  const [inTheWay] = others.flatMap((names) => names ?? []);
  if (inTheWay !== undefined)
    throw new Error(`${join(folder, inTheWay)} is not of this command. Move it, or choose another folder.`);
  const obsolete = [...before].filter((name) => !files.has(name));
  try {
    // Before the files, so that it also lists those of a run that is killed.
    await writeFiles(new Map([[listName, JSON.stringify([...new Set([...before, ...files.keys()])])]]), folder);
    await writeFiles(files, folder);
    await Promise.all(obsolete.map((name) => rm(join(folder, name), { force: true })));
    await writeFiles(new Map([[listName, JSON.stringify([...files.keys()])]]), folder);
  } catch (error) {
    throw new Error(`The site cannot be written to ${folder}: ${messageOf(error)}`);
  }
  return files.size;
}
