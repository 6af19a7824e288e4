import type { ConstantsData } from "../constants/data.ts";

/** The results of a search. */
export interface Found {
  /** The indexes of the members, by the name of their constant. */
  members: Map<string, number[]>;
  /** The names of rules and of other values. */
  rules: Set<string>;
}

/** Creates the search function for a page's data. */
export function searchOf({ constants, rules, otherValues }: ConstantsData): (query: string) => Found {
  const tables = constants.map(({ name, title, subsetOf, members }) => ({
    name,
    text: textOf(name, title),
    // A search for a member of a subset finds the whole constant, which has it too.
    isSubset: subsetOf !== undefined,
    members: members.map(({ id, name, meaning }) => textOf(id, name, meaning)),
  }));
  const ruleTexts = [...rules, ...otherValues].map(({ name, title, description }) => ({
    name,
    text: textOf(name, title, description),
  }));
  return (query) => {
    const words = query.toLowerCase().split(/\s+/).filter(Boolean).map(wordTest);
    const hasAll = (...texts: string[]) => words.every((isIn) => texts.some(isIn));
    const members = new Map<string, number[]>();
    for (const table of tables) {
      const whole = hasAll(table.text);
      const found = table.members.flatMap((text, index) => {
        return whole || (!table.isSubset && hasAll(table.text, text)) ? [index] : [];
      });
      if (found.length > 0) members.set(table.name, found);
    }
    return { members, rules: new Set(ruleTexts.filter(({ text }) => hasAll(text)).map(({ name }) => name)) };
  };
}

function textOf(...parts: Array<number | string | undefined>): string {
  return parts.join("\n").toLowerCase();
}

/**
 * Tests whether a text contains a word. A number must be a whole number of the text: 10 is not in 100, nor in H1.10.
 */
function wordTest(word: string): (text: string) => boolean {
  if (!/^-?\d+$/.test(word)) return (text) => text.includes(word);
  const number = new RegExp(`(?<![\\d-]|\\d\\.)${word}(?!\\.?\\d)`);
  return (text) => number.test(text);
}
