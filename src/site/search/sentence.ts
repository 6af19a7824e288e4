import { isNumber, queried, withoutFillers, words } from "./words.ts";

const maxSentence = 140;

/** The sentence with the most words of the query. If it is long, only 140 characters around these words. */
export function sentenceOf(text: string, query: string): string {
  const stems = stemsOf(query);
  const count = (part: string) =>
    new Set(
      words(part)
        .map(queried)
        .filter((stem) => stems.includes(stem)),
    ).size;
  const parts = text.split(/(?<=\.) /).flatMap(partsOf);
  return parts.reduce((first, other) => (count(other) > count(first) ? other : first), parts[0] ?? "");
}

/** A text in parts: every second part, from the second on, is a word of the query. */
export function splitAtWords(text: string, query: string): string[] {
  const stems = stemsOf(query);
  const isFound = (word: string) =>
    stems.includes(queried(word)) || stems.some((stem) => isBeginning(stem) && word.toLowerCase().startsWith(stem));
  const parts = [""];
  text.split(/([\p{L}\p{N}]+)/u).forEach((part, index) => {
    if (index % 2 === 1 && isFound(part)) parts.push(part, "");
    else parts.push(`${parts.pop()}${part}`);
  });
  return parts;
}

function stemsOf(query: string): string[] {
  return words(withoutFillers(query)).map(queried);
}

function isBeginning(stem: string): boolean {
  return stem.length > 2 && !isNumber(stem);
}

function partsOf(sentence: string): string[] {
  const parts = sentence.match(new RegExp(`\\S.{0,${maxSentence - 1}}(?= |$)`, "g")) ?? [];
  return parts.map((part, index) => `${index > 0 ? "…" : ""}${part}${index < parts.length - 1 ? "…" : ""}`);
}
