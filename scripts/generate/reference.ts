import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "yaml";
import { messageOf } from "../../src/client/errors.ts";
import type { Document } from "../../src/contract/document.ts";
import type { Reference } from "../../src/contract/reference.ts";
import { withMarkers } from "../redocly/decorators/markers.ts";
import { problemsOfText } from "../redocly/rules/texts.ts";

/** reference.yaml, which explains its fields. */
interface Listed {
  guides: Record<string, string>;
  domains: Record<string, string>;
}

async function readYaml(path: string) {
  try {
    return parse(await readFile(path, "utf8"));
  } catch (error) {
    throw new Error(`${path}: ${messageOf(error)}`);
  }
}

/**
 * Generates `reference.json`: what the reference shows besides the contract. These are the guides, with their markers replaced,
 * and the lists beside them.
 * @param folder of the hand-written contract
 * @throws Error with the file and the line of each link and each marker that leads nowhere, or with each guide that is not listed
 */
export async function generateReference(document: Document, folder = "openapi"): Promise<string> {
  const { guides: listed, domains }: Listed = await readYaml(join(folder, "reference.yaml"));
  const searchWords: Reference["searchWords"] = await readYaml(join(folder, "search-words.yaml"));
  const files = Object.values(listed);
  const pathOf = (file: string) => join(folder, "guides", `${file}.md`);
  const written = (await readdir(join(folder, "guides"))).map((name) => join(folder, "guides", name));
  const problems = [
    ...written
      .filter((path) => !files.map(pathOf).includes(path))
      .map((path) => `${path}:1  Nothing refers to this guide. List it in ${folder}/reference.yaml, or delete it.`),
    ...files
      .filter((file) => !written.includes(pathOf(file)))
      .map((file) => `${folder}/reference.yaml  It lists ${pathOf(file)}, which does not exist.`),
  ];
  if (problems.length > 0) throw new Error(problems.join("\n"));
  const texts = await Promise.all(files.map((file) => readFile(pathOf(file), "utf8")));
  const targets = files.map((file) => `${file}.md`);
  const wrong = texts.flatMap((text, index) =>
    problemsOfText(text, document, targets).map(({ index: at, message }) => {
      const line = text.slice(0, at).split("\n").length;
      return `${pathOf(files[index] ?? "")}:${line}  ${message}`;
    }),
  );
  if (wrong.length > 0) throw new Error(wrong.join("\n"));
  const guides = Object.entries(listed).map(([name, file], index) => {
    return { name, file, text: withMarkers(document, texts[index] ?? "") };
  });
  const reference: Reference = { guides, searchWords, domains };
  return `${JSON.stringify(reference, null, 2)}\n`;
}
