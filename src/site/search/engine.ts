import MiniSearch, { type SearchResult } from "minisearch";
import { editDistance } from "../../shared/nearest.ts";
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
  /** What users type who call it something else. */
  otherWords?: string[];
  text: string;
  /** The names of parameters, headers and fields in it, and their values, that are no results of their own. */
  parts?: string[];
}

type Lists = "names" | "otherWords" | "parts";

const maxResults = 30;

/** What a reader looks for first, where two parts of the site match a query equally well; 1 if left out. */
const weights: Record<string, number> = {
  Guide: 1.6,
  Table: 1.6,
  Example: 0.4,
  Operation: 1.3,
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
  /** How often each term is in the index. */
  const known = new Map<string, number>();
  const index = new MiniSearch<Omit<SearchDocument, Lists> & { id: number } & Record<Lists, string>>({
    fields: ["names", "otherWords", "title", "within", "text", "parts"],
    tokenize: termsOfText,
    processTerm: (word) => {
      const terms = indexed(word);
      for (const term of terms) known.set(term, (known.get(term) ?? 0) + 1);
      return terms;
    },
    searchOptions: {
      // A word with digits, such as s3, stays whole.
      tokenize: words,
      processTerm: queried,
      boost: { names: 3, otherWords: 2, title: 3, within: 1.5 },
      // 42 is not the beginning of 429.
      prefix: (term) => !isNumber(term),
      weights: { prefix: 0.2, fuzzy: 0 },
      boostDocument: (id) => weights[documents[id as number]?.kind ?? ""] ?? 1,
    },
  });
  index.addAll(
    documents.map(({ names, otherWords = [], parts = [], ...document }, id) => ({
      ...{ id, ...document },
      ...{ names: names.join(" "), otherWords: otherWords.join(" "), parts: parts.join(" ") },
    })),
  );
  /** The results of a query, those with most of its words first. */
  const withMostWords = (query: string) =>
    index
      .search(query)
      .map(({ id, score, queryTerms }) => ({ id, score: score * queryTerms.length }))
      .sort((a, b) => b.score - a.score);
  const exact = exactMatches(documents);
  return (query) => {
    const asked = corrected(withoutFillers(query), known);
    const whole = index.search(asked, { combineWith: "AND" });
    // A long text that happens to have all words of a question is seldom its answer.
    const isAnswered = whole.some(isTitled) || (whole.length > 0 && !/\s/.test(asked));
    const results = isAnswered ? whole : withMostWords(asked);
    const named = exact.get(normalized(query)) ?? exact.get(normalized(asked)) ?? [];
    const ids = new Set([...named, ...results.map(({ id }) => id as number)]);
    const found = [...ids].flatMap((id) => documents[id] ?? []);
    // Of a part of a page and the rows of its tables, the best.
    const urls = found.map(({ url }) => url);
    return found.filter(({ url }, index) => urls.indexOf(url) === index).slice(0, maxResults);
  };
}

/** Whether two neighbors are all that differs. */
function isSwapped(one: string, other: string): boolean {
  const at = [...one].findIndex((letter, index) => letter !== other[index]);
  const swapped = other.slice(0, at) + (other[at + 1] ?? "") + (other[at] ?? "") + other.slice(at + 2);
  return at >= 0 && swapped === one;
}

/** A query whose unknown words are the nearest known ones, of several equally near the most frequent. */
function corrected(query: string, known: ReadonlyMap<string, number>): string {
  const terms = [...known.keys()];
  const nearest = (word: string) => {
    const lower = word.toLowerCase();
    const isKnown = known.has(queried(word)) || terms.some((term) => term.startsWith(lower));
    if (isKnown || isNumber(word) || word.length < 4) return word;
    const most = word.length < 5 ? 1 : 2;
    const near = terms
      .filter((term) => Math.abs(term.length - lower.length) <= most && !isNumber(term))
      .map((term) => ({
        term,
        distance: isSwapped(term, lower) ? 1 : editDistance(term, lower),
        count: known.get(term) ?? 0,
      }))
      .filter(({ distance }) => distance <= most)
      .sort((a, b) => a.distance - b.distance || b.count - a.count);
    return near[0]?.term ?? word;
  };
  return query.replace(/[\p{L}\p{N}]+/gu, nearest);
}

/** Whether more than the text of a result has words of the query. */
function isTitled({ match }: SearchResult): boolean {
  return Object.values(match).some((fields) => fields.some((field) => field !== "text"));
}

/** The documents by their exact names, titles and other words; of several, those with the greatest weight come first. */
function exactMatches(documents: SearchDocument[]): Map<string, number[]> {
  const matches = new Map<string, Array<{ id: number; rank: number }>>();
  documents.forEach(({ kind, title, names, otherWords = [], within, url }, id) => {
    // A field has the same name in many records. A row of a table is a part of what it is about.
    if (kind === "Field" || kind === "Table") return;
    const weight = weights[kind] ?? 1;
    // `Last 7 Days: 12 am of …` is a title with an explanation. `Period 7` is an id, before the periods with a 7 in their meaning.
    const ofConstant = [within, /(\w+)\.html/.exec(url)?.[1]].flatMap((constant) =>
      names.map((one) => `${constant} ${one}`),
    );
    const own = [title, title.split(":")[0] ?? "", ...names, ...(kind === "Id" ? ofConstant : [])];
    const ranks = new Map(own.map((key) => [normalized(key), weight]));
    // Somebody chose this page for these words.
    for (const word of otherWords) ranks.set(normalized(word), weight + 1);
    for (const [key, rank] of ranks) {
      // An id of one or two characters is in many tables; there the other words of the query decide.
      if (key.length > 2) matches.set(key, [...(matches.get(key) ?? []), { id, rank }]);
    }
  });
  return new Map([...matches].map(([key, found]) => [key, found.sort((a, b) => b.rank - a.rank).map(({ id }) => id)]));
}

function normalized(text: string): string {
  return text.trim().toLowerCase().replace(/\s+/g, " ");
}
