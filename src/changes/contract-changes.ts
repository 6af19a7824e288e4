import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Document } from "../contract/document.ts";
import { type Change, impacts } from "./change.ts";
import { constantChanges } from "./constant-changes.ts";
import { operationChanges } from "./operation-changes.ts";
import { ruleChanges } from "./rule-changes.ts";

/** The changes of a contract by their subject, those with the highest impact first. */
export type ContractChanges = Array<{ title: string; changes: Change[] }>;

/** Compares two bundles. Constants come first: no other part is as large, or as often used without an operation. */
export async function contractChanges(before: Document, after: Document): Promise<ContractChanges> {
  const parts = [
    { title: "Constants and their rules", changes: [...constantChanges(before, after), ...ruleChanges(before, after)] },
    {
      title: "Operations, records and limits",
      changes: [...(await comparedByRedocly(before, after)), ...limitChanges(before, after)],
    },
    { title: "Guides", changes: textChanges(before, after) },
  ];
  const rank = ({ impact }: Change) => impacts.indexOf(impact);
  return parts
    .filter(({ changes }) => changes.length > 0)
    .map(({ title, changes }) => ({ title, changes: changes.toSorted((a, b) => rank(a) - rank(b)) }));
}

/** The changes as text, with the impact of each. */
export function describeChanges(changes: ContractChanges): string {
  const parts = changes.map(
    ({ title, changes: some }) => `${title}\n${some.map(({ impact, text }) => `  ${impact}  ${text}`).join("\n")}\n`,
  );
  return parts.join("\n");
}

async function comparedByRedocly(before: Document, after: Document): Promise<Change[]> {
  const folder = await mkdtemp(join(tmpdir(), "changes-"));
  const files: [string, string] = [join(folder, "before.json"), join(folder, "after.json")];
  const config = join(folder, "rules.yaml");
  try {
    await Promise.all([
      writeFile(files[0], JSON.stringify(before)),
      writeFile(files[1], JSON.stringify(after)),
      // Not in redocly.yaml, because the library that lints does not know this preset.
      writeFile(config, "extends: [diff-recommended]\n"),
    ]);
    return await operationChanges(files, config, [before, after]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What changed in the limits, an extension that Redocly's `diff` does not compare. */
export function limitChanges(before: Document, after: Document): Change[] {
  const [old, now] = [before, after].map(({ components }) => components.securitySchemes.OAuth2["x-limits"]);
  const names = [...new Set([...Object.keys(old ?? {}), ...Object.keys(now ?? {})])];
  return names.flatMap((name): Change[] => {
    const [previous, limit] = [old?.[name], now?.[name]];
    if (JSON.stringify(previous) === JSON.stringify(limit)) return [];
    if (!limit) return [{ impact: "minor", text: `The limit “${previous?.title}” is gone.` }];
    const was = previous ? `was “${previous.text}” and ` : "";
    return [{ impact: "minor", text: `The limit “${limit.title}” ${was}is “${limit.text}”.` }];
  });
}

/** What changed in the description and the groups. Redocly's `diff` compares them by their place instead of their name. */
function textChanges(before: Document, after: Document): Change[] {
  const texts = ({ info, tags }: Document) =>
    new Map([
      ["The description of the contract", info.description],
      ...tags.map(({ name, description }) => [`The group “${name}”`, description] as const),
    ]);
  const [old, now] = [texts(before), texts(after)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((name): Change[] => {
    if (old.get(name) === now.get(name)) return [];
    const what = !now.has(name) ? "is gone" : old.has(name) ? "has another text" : "is new";
    return [{ impact: "patch", text: `${name} ${what}.` }];
  });
}
