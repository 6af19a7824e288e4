import type { ContractChanges } from "../../src/changes/contract-changes.ts";

/** The heading of the part that is written from the changes. What else is under "Unreleased" is written by hand. */
const heading = "### Changes of the contract";

/** The changes as Markdown, one a line. */
export function changesAsMarkdown(changes: ContractChanges): string {
  const parts = changes.map(({ title, changes }) => {
    const lines = changes.map(({ impact, text }) => `- ${text}${impact === "major" ? " **Breaking.**" : ""}`);
    return `#### ${title}\n\n${lines.join("\n")}\n`;
  });
  return parts.join("\n");
}

/**
 * The changelog with the changes of the contract under "Unreleased", instead of those that it had there.
 * @throws Error if it has no such part
 */
export function withChanges(changelog: string, changes: ContractChanges): string {
  const start = changelog.indexOf("\n## Unreleased\n");
  if (start === -1) throw new Error('CHANGELOG.md has no part "## Unreleased". Add it above the last release.');
  const end = endOfPart(changelog, start + 1, "\n## ");
  const unreleased = changelog.slice(start, end);
  const written = unreleased.indexOf(`\n${heading}\n`);
  const [before, after] =
    written === -1
      ? [unreleased, ""]
      : [unreleased.slice(0, written), unreleased.slice(endOfPart(unreleased, written + 1, "\n### "))];
  const part = changes.length === 0 ? "" : `${heading}\n\n${changesAsMarkdown(changes)}`;
  const texts = [changelog.slice(0, start) + before, part, after, changelog.slice(end)];
  return `${texts
    .map((text) => text.trim())
    .filter(Boolean)
    .join("\n\n")}\n`;
}

/** The place of the next heading of a level, or the end of the text. */
function endOfPart(text: string, from: number, nextHeading: string): number {
  const place = text.indexOf(nextHeading, from);
  return place === -1 ? text.length : place;
}
