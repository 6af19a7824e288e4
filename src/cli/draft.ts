import { writeFile } from "node:fs/promises";
import type { Command } from "commander";
import type { DraftResult } from "../draft/draft.ts";
import type { AddressOptions } from "./addresses.ts";
import { commandOf } from "./traffic.ts";

interface DraftOptions extends AddressOptions {
  overlay: string;
  path?: string[];
  keepValues?: true;
  widen?: true;
  review?: true;
  dryRun?: true;
}

/** `svc-monitoring-api draft`: drafts an overlay from recorded traffic. */
export function draftCommand(): Command {
  return commandOf("draft")
    .description("Draft an overlay from recorded traffic: what the service has and the contract does not.")
    .argument("<har...>", "HAR files, of record or of the developer tools of a browser")
    .requiredOption("--overlay <file>", "the overlay to write or to add to; what it has stays")
    .option("--path <template...>", "paths as they are, such as '/reports/summary/{monitor_id}'")
    .option("--keep-values", "examples with real values; secrets, addresses and e-mails stay masked")
    .option("--widen", "change what the overlay says where the traffic contradicts it")
    .option("--review", "ask yes, no or a name for each guess that is not sure")
    .option("--dry-run", "write nothing, and print the difference")
    .addHelpText(
      "after",
      `
Examples:
  npx svc-monitoring-api draft traffic.har --overlay acme.overlay.yaml --data-center EU --service acme
  npx svc-monitoring-api draft traffic.har --overlay acme.overlay.yaml --data-center EU --service acme --dry-run
`,
    )
    .action((traffic: string[], options: DraftOptions) => draft(traffic, options));
}

async function draft(traffic: string[], options: DraftOptions): Promise<void> {
  const { draftTraffic } = await import("../draft/draft.ts");
  const { overlay, path: paths, keepValues, widen, review, dryRun } = options;
  const { addressesOf } = await import("./addresses.ts");
  const { baseUrl } = addressesOf(options);
  const drafted = (answers?: ReadonlyMap<string, string>) =>
    draftTraffic({ traffic, overlay, baseUrl, paths, keepValues, widen, answers });
  const { before, after, summary } = review ? await reviewed(drafted) : await drafted();
  const { differenceOf } = await import("../draft/difference.ts");
  const { printedSummary, shown } = await import("../draft/summary.ts");
  const isChanged = summary.drafted.length > 0 || (before !== undefined && before !== after);
  if (dryRun && isChanged) process.stdout.write(differenceOf(before ?? "", after, overlay));
  else if (isChanged) await writeFile(overlay, after);
  const isNew = before === undefined;
  const address = given(options)
    .map(([option, value]) => `--${option} ${shown(value)}`)
    .join(" ");
  process.stdout.write(
    printedSummary(summary, { overlay, traffic, address, isNew, isChanged, isDry: dryRun === true }),
  );
}

/** Asks about the guesses until an answer leads to no others. */
async function reviewed(drafted: (answers: ReadonlyMap<string, string>) => Promise<DraftResult>): Promise<DraftResult> {
  const { askChoice, askText, isInteractive } = await import("./terminal/prompts.ts");
  if (!isInteractive())
    throw new TypeError("--review needs a terminal. Without it, the comments of the overlay name the guesses.");
  const answers = new Map<string, string>();
  for (;;) {
    const result = await drafted(answers);
    const open = result.decisions.open();
    if (open.length === 0) return result;
    for (const { id, grade, text, evidence, name } of open) {
      const options = [
        { value: "yes", label: name === undefined ? "yes" : `yes, as ${name}` },
        { value: "no", label: "no" },
        ...(name === undefined ? [] : [{ value: "name", label: "yes, with another name" }]),
      ];
      const answer = await askChoice(`${grade}: ${text} (${evidence})`, options);
      answers.set(id, answer === "name" ? await askText("Its name", identifier) : answer);
    }
  }
}

function identifier(value: string | undefined): string | undefined {
  return /^[A-Za-z_]\w*$/.test(value ?? "") ? undefined : "A name has letters, digits and _, and starts with a letter.";
}

/** The options that name the service, as they were given. */
function given({ profile, dataCenter, service, authHost, baseUrl, authUrl }: AddressOptions): Array<[string, string]> {
  const named = {
    profile,
    "data-center": dataCenter,
    service,
    "auth-host": authHost,
    "base-url": baseUrl,
    "auth-url": authUrl,
  };
  return Object.entries(named).flatMap(([option, value]) => (value === undefined ? [] : [[option, value]]));
}
