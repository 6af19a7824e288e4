import { capitalised } from "../shared/words.js";

/** The words of a name in any notation, in lower case. */
export function wordsOf(name: string): string[] {
  const spaced = name.replace(/([a-z\d])([A-Z])/g, "$1 $2").replace(/([A-Z]+)([A-Z][a-z])/g, "$1 $2");
  return spaced.toLowerCase().match(/[a-z\d]+/g) ?? [];
}

/** `maintenance_windows` as `maintenance_window`; the words that end in `s` anyway stay. */
export function singular(word: string): string {
  if (/(ss|us|is|news|series)$/.test(word)) return word;
  if (/ies$/.test(word) && word.length > 4) return word.replace(/ies$/, "y");
  return /(ch|sh|x|ss|us|z)es$/.test(word) ? word.slice(0, -2) : word.replace(/s$/, "");
}

export function pascal(words: readonly string[]): string {
  return words.map(capitalised).join("");
}

/** The words of a name of one thing: `maintenance_windows` as `maintenance`, `window`. */
export function wordsOfOne(name: string): string[] {
  const words = wordsOf(name);
  return [...words.slice(0, -1), singular(words.at(-1) ?? "")];
}
