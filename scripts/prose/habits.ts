/** Phrases that are hard to read for those whose first language is not English: a clause as a noun, a verb without an actor. */
const habits: readonly RegExp[] = [
  // a clause instead of the name of the thing: "what is new", "that of the profile", "one that fails"
  /\bwhat (?:is|are|was|were|it|they|the|an?|no|nobody|you|users?|all|else|does|has|can|goes|needs?)\b(?!.*\?)/i,
  /\b(?:that|those) (?:of|in|with|for) /i,
  /\bones? that\b/i,
  /\b(?:says?|tells?|shows?) (?:that|what|which|how|why|so|when|who)\b/i,
  // "is none", "if there is none", "is no violation"
  /\b(?:is|are|has|have) none\b/i,
  /\b(?:is|are) no \w+\b(?<!longer|more)/i,
  // "X alone" for "only X"; "as it is", "meant to be", "at hand"
  /\b(?!let|leave)\w+ alone\b/i,
  /\bas (?:it|they) (?:is|are|was|were)\b/i,
  /\b(?:is|are) meant to\b|\bat hand\b/i,
  // for "override", "default", "again"
  /\btakes? the place of\b|\bcomes? before\b/i,
  /\bif (?:it is )?(?:left out|omitted)\b/i,
  /\banew\b|\bin vain\b/i,
  // words of this house
  /\bfleets?\b/i,
  /\btwins?\b/i,
  /\bmend(?:s|ed|ing)?\b/i,
  /\bact(?:s|ing)? on (?:one|an?|each|the|their|customer)\b/i,
];

/** A habit in a text, with the line where it starts. */
interface Found {
  line: number;
  phrase: string;
}

/** Counts the words of a text in Markdown, and finds the habits in it. Code, addresses and headings do not count. */
export function habitsIn(markdown: string): { words: number; found: Found[] } {
  const lines = markdown
    .replaceAll(/^( *)```[\s\S]*?^\1```/gm, (block) => block.replaceAll(/[^\n]/g, ""))
    .split("\n")
    .map((line) => (/^#|^\|[ -|]+$/.test(line) ? "" : line))
    .map((line) => line.replaceAll(/`[^`]*`/g, "code").replaceAll(/\]\([^)]*\)|https?:\S+/g, ""));
  const found = lines.flatMap((text, index) =>
    habits.flatMap((habit) =>
      [...text.matchAll(new RegExp(habit, "gi"))].map(([phrase]) => ({ line: index + 1, phrase: phrase.trim() })),
    ),
  );
  return { words: lines.join(" ").match(/\p{L}[\p{L}\d'’-]*/gu)?.length ?? 0, found };
}
