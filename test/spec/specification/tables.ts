// The tables of constants, read from the words of the specification (constants.md), so that no table is written a
// second time. Where the words are not a list of `id meaning`, a line of `interpretations` says how they are read.

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** A member: its id, its meaning where the specification gives one, and what else it says about the id. */
export interface Member {
  id: number | string;
  meaning: string | undefined;
  note: string | undefined;
}

/** The sections "Constants" and "States and transitions" of the specification, word by word. */
export const specification = readFileSync(fileURLToPath(new URL("constants.md", import.meta.url)), "utf8");

/** Title of a table, words of it, and the list that they are read as. A note stands in square brackets. */
const interpretations: ReadonlyArray<[title: string, words: string, list: string]> = [
  ["Background transaction attribute", " (web transaction also has apdex)", ""],
  ["Browser type", "1 and 2 (two browser families)", "1; 2"],
  ["Browser version", "83 (for browser 1) and 88 (for browser 2)", "83; 88"],
  ["Country code", "two-letter codes: ", ""],
  ["Database operation attribute", " (web transaction also has apdex)", ""],
  [
    "Downtime rule",
    "1 to 8 = that many locations",
    "1 1 location; 2 2 locations; 3 3 locations; 4 4 locations; 5 5 locations; 6 6 locations; 7 7 locations; 8 8 locations",
  ],
  ["Downtime rule", "0 = all", "0 all"],
  [
    "Graph type for a particular transaction",
    "rtandthroughput (txn, bgtxn, db); components (txn, bgtxn); rtbycomponents (bgtxn); throughputbycaller (db); throughput (db); avgrt (db)",
    "rtandthroughput; components; rtbycomponents; throughputbycaller; throughput; avgrt",
  ],
  [
    "HTTP method",
    "and the literal names PROPPATCH, MKCOL, CONNECT, OPTIONS, TRACE, COPY, MOVE, LOCK, UNLOCK",
    "PROPPATCH; MKCOL; CONNECT; OPTIONS; TRACE; COPY; MOVE; LOCK; UNLOCK",
  ],
  [
    "Monitor type",
    "VPC_NI (used for both subnet and network interface)",
    "VPC_NI [Used for both subnet and network interface]",
  ],
  [
    "Monitor type",
    ". The monitor type list operation additionally returns ids CAPACITY, SERVER_CAPACITY, PROBE_CAPACITY",
    ", CAPACITY, SERVER_CAPACITY, PROBE_CAPACITY",
  ],
  [
    "Month",
    "1 to 12, January to December",
    "1 January; 2 February; 3 March; 4 April; 5 May; 6 June; 7 July; 8 August; 9 September; 10 October; 11 November; 12 December",
  ],
  [
    "Notification downtime delay",
    "1 to 5 = notify on first to fifth failure",
    "1 notify on first failure; 2 notify on second failure; 3 notify on third failure; 4 notify on fourth failure; 5 notify on fifth failure",
  ],
  [
    "Persistent notification",
    "3 every third; 4 every fourth; 5 every fifth",
    "3 every third error; 4 every fourth error; 5 every fifth error",
  ],
  [
    "Response content type",
    "T text; X XML; J JSON (same content types)",
    "T text (application/text); X XML (application/xml); J JSON (application/json)",
  ],
  [
    "Secondary location check interval",
    "60000, 180000, 300000, 600000, 900000, 1800000, 3600000, 10800000, 21600000, 86400000 (1 min, 3 min, 5 min, 10 min, 15 min, 30 min, 1 h, 3 h, 6 h, 1 day)",
    "60000 1 min; 180000 3 min; 300000 5 min; 600000 10 min; 900000 15 min; 1800000 30 min; 3600000 1 h; 10800000 3 h; 21600000 6 h; 86400000 1 day",
  ],
  ["SMS provider", "1, 2 and 4 (three third-party providers, by numeric id only)", "1; 2; 4"],
  [
    "SSL protocol",
    "Auto (all of the following)",
    "Auto (all of the following: SSLv3, TLSv1, TLSv1.1, TLSv1.2, TLSv1.3)",
  ],
  ["Time window", "; SD/dd.mm.yyyy a particular date", ""],
  ["Voice call provider", "1 (one third-party provider)", "1"],
  ["Web transaction attribute", " (web transaction also has apdex)", "; apdex"],
  [
    "Week",
    "5 last (last/fourth week; supported in schedule maintenance)",
    "5 last [Last/fourth week; supported in schedule maintenance]",
  ],
];

/** The tables of a text by their titles: `**Title**: list.`, `**Title** and **other**: list.`, and tables of Markdown. */
export function tablesOf(text: string): Map<string, string> {
  const tables = new Map<string, string>();
  for (const line of text.split("\n").filter((one) => one.startsWith("**"))) {
    let titles: string[] = [];
    for (const [, name = "", rest = ""] of line.matchAll(/\*\*([^*]+)\*\*([^*]*)/g)) {
      titles.push(capitalised(name.replace(/ ids$| \((granularity|ttlo|number of locations)\)$/, "")));
      if (rest.trim() === "and") continue;
      const list = rest.replace(/^(?: \([^)]*\))?:| values /, "").trim();
      for (const title of titles) tables.set(title, list.replace(/[.;]$/, ""));
      titles = [];
    }
  }
  // Of the states, those that "Constants" does not have.
  for (const [, title = "", list = ""] of section(text, "## States").matchAll(/^\| ([^|]+) \| (.*;.*) \|$/gm)) {
    if (!tables.has(title)) tables.set(title, list);
  }
  const periods = section(text, "**Period**").matchAll(/^\| (\d+) \| ([^|]+) \| ([^|]+) \|$/gm);
  tables.set("Period", Array.from(periods, ([, id, name, range]) => `${id} ${name}: ${range}`).join("\n"));
  return tables;
}

/** The members of a table. Throws if an interpretation is of words that the table does not have. */
export function membersOf(title: string, words: string): Member[] {
  let list = words;
  for (const [, of, as] of interpretations.filter(([one]) => one === title)) {
    if (!list.includes(of))
      throw new Error(`"${title}" does not say "${of}", which test/spec/specification/tables.ts interprets.`);
    list = list.replace(of, as);
  }
  return entriesOf(list.replace(/\. .*/, "")).flatMap((entry): Member[] => {
    const [, first, last] = /^(\d+) to (\d+) \(all integers\)$/.exec(entry) ?? [];
    if (first)
      return Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) =>
        memberOf(`${Number(first) + index}`),
      );
    return [memberOf(entry)];
  });
}

function memberOf(entry: string): Member {
  const [, id = "", , note, bracketed, plain] = /^(\S+)( \[(.*)\]| \(([^()]*)\)| (.+?))?$/.exec(entry) ?? [];
  const [, before = plain, after = note] = /^(.+) \[(.*)\]$/.exec(plain ?? "") ?? [];
  return { id: /^-?\d+$/.test(id) ? Number(id) : id, meaning: capitalised(bracketed ?? before), note: after };
}

/** Entries are rows, or separated by semicolons, by commas, or by spaces; not within brackets. */
function entriesOf(list: string): string[] {
  const separators = [/\n/, /; (?![^[(]*[\])])/, /, (?![^[(]*[\])])/, /(?<=^[A-Z]{2}| [A-Z]{2}) /];
  return list.split(separators.find((one) => one.test(list)) ?? "\n");
}

/** A heading, and the two blocks that follow it. */
export function section(text: string, heading: string): string {
  return text.slice(text.indexOf(heading)).split("\n\n").slice(0, 3).join("\n");
}

/** The contract begins a meaning with a capital letter. */
export function capitalised<Text extends string | undefined>(text: Text): Text {
  return (text && text.charAt(0).toUpperCase() + text.slice(1)) as Text;
}
