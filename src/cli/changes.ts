import type { Command } from "commander";
import type { Document } from "../contract/document.ts";
import { readJson } from "../shared/files.ts";
import { commandOf } from "./options.ts";

/** `svc-monitoring-api changes`: lists what changed between two bundles of the contract. */
export function changesCommand(): Command {
  return commandOf(
    "changes",
    "List what changed between two contracts, and what of it breaks a caller (major).",
    "It needs the package @redocly/cli.",
    `Example, after an update of this package:
  git show HEAD:generated/openapi.json > before.json
  npx svc-monitoring-api changes before.json generated/openapi.json`,
  )
    .argument("<before>", "the bundle before, as JSON")
    .argument("<after>", "the bundle after, as JSON")
    .action(async (before: string, after: string) => {
      const { contractChanges, describeChanges } = await import("../changes/contract-changes.ts");
      const changes = await contractChanges(await readJson<Document>(before), await readJson<Document>(after));
      console.log(describeChanges(changes) || "No changes.");
    });
}
