import type { ConstantsData } from "../constants/data.ts";

/** What a search found: of each constant the places of its members, and the names of rules and of other values. */
export interface Found {
  members: Map<string, number[]>;
  rules: Set<string>;
}

/** Makes the search over a page's data; each text is read once. */
export function searchOf({ constants, rules, otherValues }: ConstantsData): (query: string) => Found {
  const tables = constants.map(({ name, title, subsetOf, members }) => ({
    name,
    text: textOf(name, title),
    // The constant that a subset is a part of has the same members, and is what a reader looks for.
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
      const found = table.members.flatMap((text, place) => {
        return whole || (!table.isSubset && hasAll(table.text, text)) ? [place] : [];
      });
      if (found.length > 0) members.set(table.name, found);
    }
    return { members, rules: new Set(ruleTexts.filter(({ text }) => hasAll(text)).map(({ name }) => name)) };
  };
}

function textOf(...parts: Array<number | string | undefined>): string {
  return parts.join("\n").toLowerCase();
}

/** Whether a text has a word: somewhere, or, if it is a number, as a number of its own. 10 is neither in 100 nor in H1.10. */
function wordTest(word: string): (text: string) => boolean {
  if (!/^-?\d+$/.test(word)) return (text) => text.includes(word);
  const number = new RegExp(`(?<![\\d-]|\\d\\.)${word}(?!\\.?\\d)`);
  return (text) => number.test(text);
}
