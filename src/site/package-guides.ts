import { readdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Guide } from "./model/parts.ts";
import { slug } from "./urls.ts";

const folder = fileURLToPath(new URL("./guides/", import.meta.url));

/** The guides about this package, which are no part of the contract: the files of `guides/`, each with its name as heading. */
export async function packageGuides(): Promise<Guide[]> {
  const files = (await readdir(folder)).sort();
  const texts = await Promise.all(files.map((file) => readFile(folder + file, "utf8")));
  return texts.map((whole) => {
    const [, name = "", text = ""] = /^# (.+)\n+([\s\S]*)$/.exec(whole) ?? [];
    return { name, slug: slug(name), text };
  });
}
