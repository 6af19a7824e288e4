import { stemmer } from "stemmer";

const separators = /[\s/{}()[\]|.,:;!?"'“”<>=&$#@~^`*+\\…_-]+/;
/** `SmsProvider` has the words Sms and Provider, `Minutes3` Minutes and 3. */
const wordsOfName = /[A-Z]?[a-z]+|[A-Z]+(?![a-z])|\d+/g;

/** The words of a text that is searched: as they are written, and the words in a name. */
export function termsOfText(text: string): string[] {
  return words(text).flatMap((word) => [word, ...(word.match(wordsOfName) ?? [])]);
}

/** The words of a query. A word with digits, such as s3, stays whole. */
export function termsOfQuery(text: string): string[] {
  return words(text);
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

function words(text: string): string[] {
  return text.split(separators).filter(Boolean);
}
