import MiniSearch from "minisearch";
import { indexed, isNumber, queried, termsOfText, withoutFillers, words } from "./words.ts";

/** Something that the search finds: a page or a part of one. */
export interface SearchDocument {
  url: string;
  title: string;
  /** What it is: `Guide`, `Operation`, `Constant`, … */
  kind: string;
  /** The title of the page that it is a part of. */
  within?: string;
  /** What users type to get exactly this: ids, names, paths. */
  names: string[];
  /** Other words for this, which users may type. */
  otherWords?: string[];
  text: string;
}

type Lists = "names" | "otherWords";

const maxResults = 30;

/** Factors by kind. If two results match equally well, the kind that readers probably want comes first. Default: 1. */
const weights: Record<string, number> = {
  Guide: 1.6,
  Example: 0.4,
  Operation: 1.6,
  Constant: 1.2,
  Rule: 1.7,
  Id: 0.9,
  Field: 0.5,
};

/**
 * Creates the search function.
 * @returns best results first; whole words come before beginnings of words
 */
export function searchOf(documents: SearchDocument[]): (query: string) => SearchDocument[] {
  const index = new MiniSearch<Omit<SearchDocument, Lists> & { id: number } & Record<Lists, string>>({
    fields: ["names", "otherWords", "title", "within", "text"],
    tokenize: termsOfText,
    processTerm: indexed,
    searchOptions: {
      // A word with digits, such as s3, stays whole.
      tokenize: words,
      processTerm: queried,
      boost: { names: 3, otherWords: 3, title: 4, within: 2 },
      // 42 is not the beginning of 429.
      prefix: (term) => !isNumber(term),
      weights: { prefix: 0.1, fuzzy: 0.2 },
      boostDocument: (id) => weights[documents[id as number]?.kind ?? ""] ?? 1,
    },
  });
  index.addAll(
    documents.map(({ names, otherWords = [], ...document }, id) => ({
      ...document,
      id,
      names: names.join(" "),
      otherWords: otherWords.join(" "),
    })),
  );
  /** Replaces a word that no text has by the nearest word that a text has, preferably of the same length. */
  const corrected = (word: string) => {
    if (isNumber(word) || word.length < 4 || index.search(word).length > 0) return word;
    const [nearest] = index.search(word, { prefix: false, fuzzy: word.length < 5 ? 1 : 2 });
    const differs = (term: string) => Math.abs(term.length - word.length);
    return nearest?.terms.sort((a, b) => differs(a) - differs(b))[0] ?? word;
  };
  const named = documents.map(namesOf);
  return (query) => {
    const asked = withoutFillers(query).split(/\s+/).map(corrected).join(" ");
    // A word of the query counts twice if it is in the title or the names of a result.
    const matches = index.search(asked).map(({ id, score, match, queryTerms: { length } }) => {
      const titled = Object.values(match).filter((fields) => fields.some((field) => field !== "text"));
      return { id, score, words: length + Math.min(titled.length, length) };
    });
    const results = matches.sort((a, b) => b.score * b.words - a.score * a.words);
    const exactly = (name: string) =>
      [...documents.keys()]
        .filter((id) => named[id]?.has(name))
        .sort((a, b) => (named[b]?.get(name) ?? 0) - (named[a]?.get(name) ?? 0));
    const ids = new Set([...exactly(normalized(asked)), ...results.map(({ id }) => id as number)]);
    return [...ids].slice(0, maxResults).flatMap((id) => documents[id] ?? []);
  };
}

/** The queries that mean exactly this document, each with the weight of the match. */
function namesOf({ kind, title, names, otherWords = [], within }: SearchDocument): Map<string, number> {
  // A field has the same name in many records.
  if (kind === "Field") return new Map();
  const weight = weights[kind] ?? 1;
  // Readers type `Last 7 Days`, and not the explanation after the colon of a title. They type `Period 7`, because an id alone is
  // in many tables.
  const own = [title, title.replace(/:.*/, ""), ...names.flatMap((name) => [name, `${within} ${name}`])];
  // openapi/search-words.yaml names this page for these words.
  const others = otherWords.map((word): [string, number] => [normalized(word), weight + 1]);
  return new Map([...own.map((name): [string, number] => [normalized(name), weight]), ...others]);
}

/**
 * A text with its words in alphabetical order and without fillers, so that `id 7 of period` and `Period 7` are equal, and so are
 * `/admin/monitors` and `admin monitors`.
 */
function normalized(text: string): string {
  return withoutFillers(text.toLowerCase())
    .split(/[\s/]+/)
    .filter(Boolean)
    .sort()
    .join(" ");
}
