// Helpers that keep the plain text of the specification readable in the transcription.

import type { Fact, Statement, TranscribedMember } from "./types.ts";

function entries(text: string, separator: RegExp): string[] {
  return text
    .split(separator)
    .map((entry) => entry.replace(/\s+/g, " ").trim())
    .filter((entry) => entry !== "");
}

/** String ids without meanings, separated by white space. */
export function ids(text: string): TranscribedMember[] {
  return entries(text, /\s+/).map((id) => [id] as const);
}

/** Integer ids without meanings, separated by commas. */
export function idNumbers(text: string): TranscribedMember[] {
  return entries(text, /,/).map((id) => [Number(id)] as const);
}

/** All integers from first to last, without meanings. */
export function range(first: number, last: number): TranscribedMember[] {
  return Array.from({ length: last - first + 1 }, (_, index) => [first + index] as const);
}

/** String ids separated by commas, some with their meaning in parentheses. */
export function idsWithNotes(text: string): TranscribedMember[] {
  return entries(text, /,(?![^(]*\))/).map((entry) => {
    const [, id = entry, note] = /^(\S+) \((.+)\)$/.exec(entry) ?? [];
    return note === undefined ? [id] : [id, note.charAt(0).toUpperCase() + note.slice(1)];
  });
}

/** Rows `id | name | range` of a table, with the meaning "name: range"; a row may wrap. */
export function rows(text: string): TranscribedMember[] {
  return entries(text, /\n(?=\s*\d+ \|)/).map((row) => {
    const [id, name, range] = row.split(" | ");
    return [Number(id), `${name}: ${range}`];
  });
}

/** The statements of one section. */
export function stated(section: string, facts: readonly Fact[]): Statement[] {
  return facts.map((fact) => ({ section, ...fact }));
}
