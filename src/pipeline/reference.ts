import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseYaml } from "@redocly/openapi-core";
import type { Document } from "../contract/document.ts";
import type { Reference } from "../contract/reference.ts";
import { failWith, formatLocation } from "./problems.ts";
import { expandTexts } from "./texts.ts";

/** The file with what the reference shows besides the contract. */
export const referenceName = "reference.json";

/** reference.yaml, which explains its fields. */
interface Listed {
  guides?: Record<string, string>;
  domains?: Record<string, string>;
}

/**
 * Reads what the reference shows besides the contract: the guides, with their markers replaced, and the lists beside them.
 * @param document the bundled contract in its hand-written form
 * @param folder that of the hand-written contract; without a file `reference.yaml` there are no guides
 * @throws BuildError with the file, line and column of each link and each marker that leads nowhere, or with each guide that
 * is not listed
 */
export async function referenceOf(document: Document, folder: string): Promise<Reference> {
  const listed = ((await yamlOf(join(folder, "reference.yaml"))) ?? {}) as Listed;
  const [names, files] = [Object.keys(listed.guides ?? {}), Object.values(listed.guides ?? {})];
  const paths = files.map((file) => join(folder, "guides", `${file}.md`));
  const written = await readdir(join(folder, "guides")).catch(() => []);
  failWith(
    written
      .map((name) => join(folder, "guides", name))
      .filter((path) => !paths.includes(path))
      .map((path) => `${formatLocation(path)}  Nothing refers to this guide. List it in reference.yaml, or delete it.`),
  );
  failWith(
    paths
      .filter((path) => !written.some((name) => join(folder, "guides", name) === path))
      .map((path) => `${formatLocation(join(folder, "reference.yaml"))}  It lists ${path}, which does not exist.`),
  );
  const texts = await Promise.all(paths.map((path) => readFile(path, "utf8")));
  const targets = files.map((file) => `${file}.md`);
  const expanded = await expandTexts(texts, { document, targets, files: paths });
  const guides = names.map((name, index) => ({ name, file: files[index] ?? "", text: expanded[index] ?? "" }));
  return {
    guides,
    searchWords: ((await yamlOf(join(folder, "search-words.yaml"))) ?? {}) as Record<string, string[]>,
    domains: listed.domains ?? {},
  };
}

async function yamlOf(path: string): Promise<unknown> {
  const text = await readFile(path, "utf8").catch(() => undefined);
  return text === undefined ? undefined : parseYaml(text);
}
