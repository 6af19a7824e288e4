import { stemmer } from "stemmer";

/** Words of a question that say nothing about what is searched. In capital letters they are ids, such as the country IN. */
const fillers = new Set(
  "a an and are as at be by can do does every for from get has have how i if in is it its kindly may me much must my not of on one or our please should tell that the there this to used we what when where which who will with would you your".split(
    " ",
  ),
);

/** A query without its fillers, unless it has nothing else. */
export function withoutFillers(query: string): string {
  const asked = query.split(/\s+/).filter((word) => !fillers.has(word));
  return asked.length > 0 ? asked.join(" ") : query;
}

/** Whether a word has only digits. */
export function isNumber(term: string): boolean {
  return /^\d+$/.test(term);
}

const separators = /[\s/{}()[\]|.,:;!?"'“”<>=&$#@~^`*+\\…_-]+/;
/** `SmsProvider` has the words Sms and Provider, `Minutes3` Minutes and 3. */
function wordsOfName(word: string): readonly string[] {
  return word.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])|\d+/g) ?? [];
}

/** The words of a text that is searched: as they are written, and the words in a name. */
export function termsOfText(text: string): string[] {
  return words(text).flatMap((word) => [word, ...wordsOfName(word)]);
}

/** A word in the index: as it is written, for beginnings of it, and its stem, for its other forms. */
export function indexed(word: string): string[] {
  const lower = word.toLowerCase();
  return [...new Set([lower, stemmer(lower)])];
}

/** A word of a query: the stem, which the index has too. */
export function queried(word: string): string {
  return stemmer(word.toLowerCase());
}

/** The words of a text, as they are written. */
export function words(text: string): string[] {
  return text.split(separators).filter(Boolean);
}
