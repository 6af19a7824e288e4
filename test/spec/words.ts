// Compares the wording of the contract with that of a fact, whatever the markup, the punctuation and the case.

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}_]+|[<>=]+/gu) ?? [];

const articles = new Set(["a", "an", "the", "of", "is"]);
const withoutArticles = (text: string) =>
  ` ${wordsOf(text)
    .filter((word) => !articles.has(word))
    .join(" ")} `;

/** The phrases, separated by `;`, that a text does not have. */
export function missingPhrases(text: string, phrases: string): string[] {
  const words = withoutArticles(text);
  return phrases.split("; ").filter((phrase) => phrase !== "" && !words.includes(withoutArticles(phrase)));
}

/** What follows in a text after the words of its beginning; undefined if it begins otherwise. */
export function restAfter(beginning: string, text: string): string | undefined {
  const [first, all] = [wordsOf(beginning), wordsOf(text)];
  return first.every((word, index) => all[index] === word) ? all.slice(first.length).join(" ") : undefined;
}
