import type { ContractChanges } from "../../src/changes/contract-changes.ts";

/** The heading of the part that is written from the changes. What else is under "Unreleased" is written by hand. */
const heading = "### Changes of the contract";

/** That part, with its changes, until the next one of its level. */
const writtenPart = new RegExp(`(?<=\\n)${heading}\\n.*?(?=\\n### |$)`, "s");

/** The changes as Markdown, one a line. */
function changesAsMarkdown(changes: ContractChanges): string {
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
  const [, before, unreleased, after = ""] = /^(.*?\n## Unreleased\n)(.*?)(\n## .*)?$/s.exec(changelog) ?? [];
  if (before === undefined || unreleased === undefined)
    throw new Error('CHANGELOG.md has no part "## Unreleased". Add it above the last release.');
  const [start = "", end = ""] = unreleased.split(writtenPart);
  const part = changes.length === 0 ? "" : `${heading}\n\n${changesAsMarkdown(changes)}`;
  const texts = [before, start, part, end, after].map((text) => text.trim());
  return `${texts.filter((text) => text !== "").join("\n\n")}\n`;
}
