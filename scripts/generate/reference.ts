import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "yaml";
import type { Document } from "../../src/contract/document.ts";
import type { Reference } from "../../src/contract/reference.ts";
import { messageOf } from "../../src/shared/text.ts";
import { withPlaceholders } from "../redocly/decorators/placeholders.ts";
import { anchorsOf, problemsOfText } from "../redocly/rules/texts.ts";

/** The content of reference.yaml, where comments explain the fields. */
type Listed = Record<"guides" | "domains", Record<string, string>>;

/**
 * Generates `reference.json`: what the reference shows besides the contract. It has the guides, with their placeholders
 * replaced, and the lists of reference.yaml.
 * @param folder the folder of the hand-written contract
 * @throws Error that lists the wrong links and placeholders, with their files and lines, or the guides that are not listed
 */
export async function generateReference(document: Document, folder = "openapi"): Promise<string> {
  const list = join(folder, "reference.yaml");
  const { guides: listed, domains } = await readYaml<Listed>(list, ["guides", "domains"]);
  const words = join(folder, "search-words.yaml");
  const searchWords = await readYaml<Reference["searchWords"]>(words);
  requireTexts(list, [...Object.entries(listed), ...Object.entries(domains)]);
  for (const [page, all] of Object.entries(searchWords))
    requireTexts(
      words,
      [all].flat().map((word) => [page, word]),
    );
  const files = Object.values(listed).map((file) => `${file}.md`);
  const pathOf = (file: string) => join(folder, "guides", file);
  const written = await readdir(join(folder, "guides"));
  failWith([
    ...written
      .filter((file) => !files.includes(file))
      .map((file) => `${pathOf(file)}:1  Nothing refers to this guide. List it in ${list}, or delete it.`),
    ...files
      .filter((file) => !written.includes(file))
      .map((file) => `${list}  It lists ${pathOf(file)}, which does not exist.`),
  ]);
  const texts = await Promise.all(files.map((file) => readFile(pathOf(file), "utf8")));
  const inAll = files.flatMap((file, index) => [file, ...anchorsOf(texts[index] ?? "").map((id) => `${file}#${id}`)]);
  const targetsIn = (text: string) => [...inAll, ...anchorsOf(text).map((id) => `#${id}`)];
  failWith(
    texts.flatMap((text, index) =>
      [...(text.trim() ? [] : [empty]), ...problemsOfText(text, document, targetsIn(text))].map(
        ({ index: at, message }) => {
          const line = text.slice(0, at).split("\n").length;
          return `${pathOf(files[index] ?? "")}:${line}  ${message}`;
        },
      ),
    ),
  );
  const guides = Object.entries(listed).map(([name, file], index) => {
    return { name, file, text: withPlaceholders(document, texts[index] ?? "") };
  });
  const reference: Reference = { guides, searchWords, domains };
  return `${JSON.stringify(reference, null, 2)}\n`;
}

const empty = { index: 0, message: "The guide is empty. Write its text, or delete it." };

/** @throws Error if the file cannot be read, or does not have these keys with something in them */
async function readYaml<T extends object>(path: string, keys: Array<keyof T & string> = []): Promise<T> {
  try {
    const read: T | undefined = parse(await readFile(path, "utf8"));
    const missing = keys.find((key) => typeof read?.[key] !== "object" || read[key] === null);
    if (!read || missing) throw new Error(`It has no ${missing ?? "content"}.`);
    return read;
  } catch (error) {
    throw new Error(`${path}: ${messageOf(error)}`);
  }
}

/** @throws Error that names the first value that is not a text, such as a number without quotes */
function requireTexts(path: string, entries: ReadonlyArray<[name: string, value: unknown]>): void {
  const [name, value] = entries.find(([, one]) => typeof one !== "string") ?? [];
  if (name !== undefined)
    throw new Error(`${path}: ${name} has ${JSON.stringify(value)}, which is not a text. Quote it.`);
}

function failWith(problems: readonly string[]): void {
  if (problems.length > 0) throw new Error(problems.join("\n"));
}
