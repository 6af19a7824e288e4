import { stemmer } from "stemmer";

/** Words of a question that say nothing about what is searched. In capital letters they are ids, such as the country IN. */
const fillers = new Set(
  "a am an and any are as at be been being but by can could did do does doing done every for from get had has have having her his how i id ids if in into is it its just kindly may me much must my not of on one or our ours please should so some tell than that the their them then there these they this those to us used was we were what when where which who why will with would you your".split(
    " ",
  ),
);

/** A query without its fillers, unless it has nothing else. Full-width letters and digits become the usual ones. */
export function withoutFillers(query: string): string {
  const folded = query.normalize("NFKC");
  const asked = folded.split(/\s+/).filter((word) => !fillers.has(word));
  return asked.length > 0 ? asked.join(" ") : folded;
}

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

const calendar =
  "January February March April May June July August September October November December Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(
    " ",
  );

/**
 * The forms of a word in the index: the word itself, so that its beginning finds it, and its stem, so that its other forms find
 * it. A month or a day that is abbreviated, such as `Feb`, is also found by its name.
 */
export function indexed(word: string): string[] {
  const lower = word.toLowerCase();
  const names = word.length === 3 ? calendar.filter((name) => name.startsWith(word)) : [];
  return [...new Set([lower, stemmer(lower), ...names.map((name) => stemmer(name.toLowerCase()))])];
}

/** A word of a query: the stem, which the index has too. */
export function queried(word: string): string {
  return stemmer(word.toLowerCase());
}

/** The words of a text, as they are written. */
export function words(text: string): string[] {
  return text.split(separators).filter(Boolean);
}
