import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Document } from "../../src/contract/document.ts";
import { type Change, impacts } from "./change.ts";
import { constantChanges } from "./constant-changes.ts";
import { guideChanges } from "./guide-changes.ts";
import { limitChanges } from "./limit-changes.ts";
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
    { title: "Guides", changes: guideChanges(before, after) },
  ];
  const rank = ({ impact }: Change) => impacts.indexOf(impact);
  return parts
    .filter(({ changes }) => changes.length > 0)
    .map(({ title, changes }) => ({ title, changes: changes.toSorted((a, b) => rank(a) - rank(b)) }));
}

async function comparedByRedocly(before: Document, after: Document): Promise<Change[]> {
  const folder = await mkdtemp(join(tmpdir(), "changes-"));
  const files: [string, string] = [join(folder, "before.json"), join(folder, "after.json")];
  try {
    await Promise.all([writeFile(files[0], JSON.stringify(before)), writeFile(files[1], JSON.stringify(after))]);
    return await operationChanges(files, [before, after]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
