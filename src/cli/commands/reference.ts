import { readdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Command } from "commander";
import { readContract } from "../../contract/packaged-contract.ts";
import { makeFolder } from "../../shared/files.ts";
import { messageOf } from "../../shared/text.ts";
import { commandOf, examples } from "../options.ts";
import type { Session } from "../session.ts";

export function constantsCommand(session: Session): Command {
  return commandOf(
    "constants",
    "Find constants, their ids, and the rules between them.",
    examples("constants monitor status 10", "constants Period", "constants granularity of a period"),
  )
    .argument("[words...]", "monitor status 10, or Period; every constant if left out")
    .option("--json", "JSON, as in a pipe")
    .action(async (words: string[], { json }: { json?: true }) => {
      const { findConstants, foundAsJson, textOf } = await import("../find-constants.ts");
      const found = findConstants(await readContract(), words.join(" "));
      session.write(json || !session.stdout.isTTY ? foundAsJson(found) : textOf(found));
    });
}

export function docsCommand(session: Session): Command {
  return commandOf(
    "docs",
    "Write the reference to a folder, as static pages for any host. They also open from disk.",
    examples("docs --out site", "docs --out site --url https://docs.example.com/"),
  )
    .requiredOption("--out <folder>", "the folder to write, which must be new or empty")
    .option("--url <url>", "where the pages will be published; adds a sitemap.xml")
    .action(async ({ out, url }: { out: string; url?: string }) => {
      const { renderSite } = await import("../../site/index.ts");
      const files = await renderSite(await readContract(), { url });
      await writeSite(out, files);
      session.print(`${files.size} files are written. Open ${join(out, "index.html")}`);
    });
}

/** Writes a site to a folder that is new or empty. @throws TypeError if it has files: they would stay among the pages */
async function writeSite(folder: string, files: ReadonlyMap<string, string>): Promise<void> {
  try {
    await makeFolder(folder);
    if ((await readdir(folder)).length > 0)
      throw new TypeError(`${folder} is not empty. Delete it, or choose another folder.`);
    for (const [name, text] of files) {
      await makeFolder(dirname(join(folder, name)));
      await writeFile(join(folder, name), text);
    }
  } catch (error) {
    if (error instanceof TypeError) throw error;
    throw new Error(`The site cannot be written to ${folder}: ${messageOf(error)}`);
  }
}
