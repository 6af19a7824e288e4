import { chmod, mkdir, mkdtemp, readdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import type { Command } from "commander";
import { readContract } from "../contract/own-contract.ts";
import { commandOf, examples } from "./options.ts";
import type { Session } from "./session.ts";

export function constantsCommand(session: Session): Command {
  return commandOf(
    "constants",
    "Find constants, their ids, and the rules between them.",
    examples("constants monitor status 10", "constants Period", "constants granularity of a period"),
  )
    .argument("[words...]", "monitor status 10, or Period; every constant if left out")
    .option("--contract <file>", "the bundle of an extended contract, as JSON")
    .option("--json", "JSON, as in a pipe")
    .action(async (words: string[], { contract, json }: { contract?: string; json?: true }) => {
      const { findConstants, jsonOf, textOf } = await import("./find-constants.ts");
      const found = findConstants(await readContract(contract), words.join(" "));
      session.stdout.write(json || !session.stdout.isTTY ? jsonOf(found) : textOf(found, session.columns));
    });
}

export function docsCommand(session: Session): Command {
  return commandOf(
    "docs",
    "Write the reference to a folder, as static pages for any host. They also open from disk.",
    examples("docs --out site", "docs --out site --url https://docs.example.com/"),
  )
    .requiredOption("--out <folder>", "the folder to write; a site that this command wrote there is replaced")
    .option("--url <url>", "where the pages will be published; adds a sitemap.xml")
    .option("--contract <file>", "the bundle of an extended contract, as JSON")
    .action(async ({ out, url, contract }: { out: string; url?: string; contract?: string }) => {
      const folder = resolve(out);
      await checkFolder(folder);
      const { renderSite } = await import("../site/index.ts");
      const count = await replaceFolder(folder, await renderSite(await readContract(contract), { url }));
      session.print(`${count} files are written. Open ${join(out, "index.html")}`);
    });
}

/** @throws Error if the folder has files that this command did not write */
async function checkFolder(folder: string): Promise<void> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException): string[] => {
    if (error.code === "ENOENT") return [];
    throw new Error(`The site cannot be written to ${folder}: ${error.message}`);
  });
  if (names.length === 0 || ["index.html", "404.html", "llms.txt"].every((name) => names.includes(name))) return;
  throw new Error(`The folder ${folder} has other files. Delete it, or choose another.`);
}

/** Writes to a temporary folder, which then replaces the folder: nothing is left behind if it fails. */
async function replaceFolder(folder: string, files: Iterable<[name: string, content: string]>): Promise<number> {
  await mkdir(dirname(folder), { recursive: true });
  const temporary = await mkdtemp(`${folder}.`);
  let count = 0;
  try {
    for (const [name, content] of files) {
      count += 1;
      await mkdir(dirname(join(temporary, name)), { recursive: true });
      await writeFile(join(temporary, name), content);
    }
    // A temporary folder is readable by its owner only.
    await chmod(temporary, 0o755);
    await rm(folder, { recursive: true, force: true });
    await rename(temporary, folder);
    return count;
  } catch (error) {
    await rm(temporary, { recursive: true, force: true });
    throw error;
  }
}
