/** A table of the page, as the filter sees it. */
export interface FilteredTable {
  name: string;
  title: string;
  /** What is said about it. */
  about: string;
  /** A search for an id of a subset finds the whole constant, which has it too. */
  isSubset: boolean;
  /** The text of each row: id, name and meaning, each on a line. */
  rows: string[];
}

/** Creates the function that finds the rows of each table with all words of a query, by the name of the table. */
export function filterOf(tables: FilteredTable[]): (query: string) => Map<string, Set<number>> {
  const prepared = tables.map((table) => ({
    ...table,
    text: `${table.name}\n${table.title}`.toLowerCase(),
    whole: `${table.name}\n${table.title}\n${table.about}`.toLowerCase(),
    rows: table.rows.map((row) => row.toLowerCase()),
  }));
  return (query) => {
    const words = query.toLowerCase().split(/\s+/).filter(Boolean).map(wordTest);
    const hasAll = (...texts: string[]) => words.every((isIn) => texts.some(isIn));
    const found = new Map<string, Set<number>>();
    for (const { name, text, whole, isSubset, rows } of prepared) {
      const isAll = hasAll(rows.length > 0 ? text : whole);
      const places = rows.flatMap((row, index) => (isAll || (!isSubset && hasAll(text, row)) ? [index] : []));
      if (isAll || places.length > 0) found.set(name, new Set(places));
    }
    return found;
  };
}

/**
 * Tests whether a text contains a word. A number must be a whole number of the text: 10 is not in 100, nor in H1.10.
 */
function wordTest(word: string): (text: string) => boolean {
  if (!/^-?\d+$/.test(word)) return (text) => text.includes(word);
  const number = new RegExp(`(?<![\\d-]|\\d\\.)${word}(?!\\.?\\d)`);
  return (text) => number.test(text);
}
